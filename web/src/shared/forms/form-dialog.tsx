import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/overlays/dialog';
import { type DialogAction, DialogActions } from '../ui/overlays/dialog-actions';
import { Form } from './form';
import type { FormStore } from './form.store';

interface Props<Values extends object, Answer> {
  form: FormStore<Values, Answer>;
  title: string;
  /** Of many fields: a sheet beside the page. */
  shape?: 'sheet';
  className?: string | undefined;
  /** Label of the button that sends it. */
  action: string;
  /** Something that belongs to it is still on its way, such as a file. */
  isWaiting?: boolean;
  /** It can no longer be sent; the fields say why. */
  isRefused?: boolean;
  /** What cannot be undone is red. */
  isIrreversible?: boolean;
  /** Beside Cancel. */
  extra?: DialogAction[];
  /** Instead of `form.submit`, such as to merge what others have changed. */
  submit?: () => Promise<{ answer: Answer } | null>;
  /** The fields. */
  children: ReactNode;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

/** A short form in a dialog of its own, such as for the reason of a decision. */
export const FormDialog = observer(function FormDialog<Values extends object, Answer>(
  props: Props<Values, Answer>,
) {
  const { form, title, action, isWaiting = false, isIrreversible = false, extra = [], submit } = props;
  const { isRefused = false, shape, className, children, onSent, onCancel } = props;
  const { t } = useTranslation();
  const id = useId();
  const send = { label: action, isBusy: form.isSending || isWaiting, isDisabled: isRefused, form: id };
  return (
    <Dialog title={title} {...(shape && { shape })} onClose={onCancel}>
      <Form
        form={form}
        id={id}
        {...(className && { className })}
        {...(submit && { submit })}
        onSent={onSent}
        actions={
          <DialogActions
            {...(isIrreversible ? { danger: send } : { primary: send })}
            secondary={[...extra, { label: t('action.cancel'), onClick: onCancel }]}
          />
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}) as <Values extends object, Answer>(props: Props<Values, Answer>) => ReactNode;

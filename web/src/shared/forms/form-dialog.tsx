import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/overlays/dialog';
import { type DialogAction, DialogActions } from '../ui/overlays/dialog-actions';
import { ClashNote } from './clash-note';
import { Form } from './form';
import type { FormStore } from './form.store';
import type { MergingStore } from './merging.store';
import type { FieldOf } from './problem';
import { useTellMerge } from './use-tell-merge';

/** What the dialog of a record is given: its form is that of a new one, or of one that others may change meanwhile. */
export interface RecordFormProps<Values extends object, Answer> {
  form: FormStore<Values, Answer>;
  /** Where others may change the record meanwhile. */
  merging?: MergingStore<Values, Answer> | undefined;
  title: string;
  /** Label of the button that sends it. */
  action: string;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

interface Props<Values extends object, Answer> extends RecordFormProps<Values, Answer> {
  /** With `merging`: what fields are called, and their values as people read them. */
  labelOf?: (field: FieldOf<Values>) => string;
  textOf?: (field: FieldOf<Values>, values: Values) => string;
  /** Of many fields: a sheet beside the page. */
  shape?: 'sheet';
  className?: string | undefined;
  /** Something that belongs to it is still on its way, such as a file. */
  isWaiting?: boolean;
  /** It can no longer be sent, and the fields say why. */
  isRefused?: boolean;
  /** What cannot be undone is red. */
  isIrreversible?: boolean;
  /** Beside Cancel. */
  extra?: DialogAction[];
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog of its own, such as of a record, or for the reason of a decision. */
export const FormDialog = observer(function FormDialog<Values extends object, Answer>(
  props: Props<Values, Answer>,
) {
  const { form, merging, title, action, isWaiting = false, isIrreversible = false, extra = [] } = props;
  const { labelOf = String, textOf = String, isRefused = false, shape, className, children } = props;
  const { onSent, onCancel } = props;
  const { t } = useTranslation();
  const id = useId();
  const tellMerge = useTellMerge(labelOf);
  const send = { label: action, isBusy: form.isSending || isWaiting, isDisabled: isRefused, form: id };
  return (
    <Dialog title={title} {...(shape && { shape })} onClose={onCancel}>
      <Form
        form={form}
        id={id}
        isRefused={isRefused}
        {...(className && { className })}
        {...(merging && { submit: merging.submit })}
        onSent={(answer) => {
          tellMerge(merging?.merge ?? null);
          onSent(answer);
        }}
        actions={
          <DialogActions
            {...(isIrreversible ? { danger: send } : { primary: send })}
            secondary={[...extra, { label: t('action.cancel'), onClick: onCancel }]}
          />
        }
      >
        {children}
        {merging && <ClashNote merging={merging} labelOf={labelOf} textOf={textOf} />}
      </Form>
    </Dialog>
  );
}) as <Values extends object, Answer>(props: Props<Values, Answer>) => ReactNode;

import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../shared/forms/form';
import type { FormStore } from '../../../../shared/forms/form.store';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { type DialogAction, DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props<Values extends object, Answer> {
  title: string;
  form: FormStore<Values, Answer>;
  /** The verb of its button. */
  action: string;
  /** Beside Cancel. */
  extra?: DialogAction[];
  onSent: (answer: Answer) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a short form, one for each change. */
export const ChangeDialog = observer(function ChangeDialog<Values extends object, Answer>(
  props: Props<Values, Answer>,
) {
  const { title, form, action, extra = [], onSent, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        id={id}
        onSent={onSent}
        actions={
          <DialogActions
            primary={{ label: action, isBusy: form.isSending, form: id }}
            secondary={[...extra, { label: t('action.cancel'), onClick: onClose }]}
          />
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}) as <Values extends object, Answer>(props: Props<Values, Answer>) => ReactNode;

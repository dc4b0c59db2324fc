import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectAccountRequestDtoLimits } from '../../../../api/generated/model/limits/rejectAccountRequestDto';
import { Form } from '../../../../shared/forms/form';
import type { FormStore } from '../../../../shared/forms/form.store';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props {
  form: FormStore<{ reason: string }>;
  onSent: () => void;
  onCancel: () => void;
}

export const RejectDialog = observer(function RejectDialog({ form, onSent, onCancel }: Props) {
  const { t } = useTranslation(['account-requests', 'shared']);
  const id = useId();
  const { text } = useInputs(form, { reason: { required: t('reject.missing') } });
  return (
    <Dialog title={t('reject.title')} onClose={onCancel}>
      <Form
        form={form}
        id={id}
        onSent={onSent}
        actions={
          <DialogActions
            primary={{ label: t('action.reject'), isBusy: form.isSending, form: id }}
            secondary={[{ label: t('shared:action.cancel'), onClick: onCancel }]}
          />
        }
      >
        <TextField
          {...text('reason')}
          label={t('column.reason')}
          hint={t('reject.hint')}
          autoComplete="off"
          maxLength={rejectAccountRequestDtoLimits.reason.maxLength}
        />
      </Form>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reviewReasonDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { Rejection } from '../account-request-record.store';

interface Props {
  form: Rejection;
  onSent: () => void;
  onCancel: () => void;
}

export const RejectDialog = observer(function RejectDialog({ form, onSent, onCancel }: Props) {
  const { t } = useTranslation('account-requests');
  const { text } = useInputs(form, { reason: { required: t('reject.missing') } });
  return (
    <FormDialog
      form={form}
      title={t('reject.title')}
      action={t('action.reject')}
      onSent={onSent}
      onCancel={onCancel}
    >
      <TextField
        {...text('reason')}
        label={t('column.reason')}
        hint={t('reject.hint')}
        autoComplete="off"
        maxLength={reviewReasonDtoLimits.reason.maxLength}
      />
    </FormDialog>
  );
});

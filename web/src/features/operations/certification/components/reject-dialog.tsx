import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reviewReasonDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { codePointsOf } from '../../../../shared/forms/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import type { Rejection } from '../certification-record.store';

interface Props {
  form: Rejection;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for the reason, which the person reads. */
export const RejectDialog = observer(function RejectDialog({ form, onSent, onCancel }: Props) {
  const { t } = useTranslation('certification');
  const { value } = useInputs(form, { reason: { required: t('reject.missing') } });
  const max = reviewReasonDtoLimits.reason.maxLength;
  return (
    <FormDialog
      form={form}
      title={t('reject.title')}
      action={t('action.reject')}
      onSent={onSent}
      onCancel={onCancel}
    >
      <TextAreaField
        {...value('reason')}
        label={t('field.reason')}
        hint={t('reject.hint')}
        rows={4}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.reason), max }}
      />
    </FormDialog>
  );
});

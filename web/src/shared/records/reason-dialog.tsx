import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reviewReasonDtoLimits } from '../../api/generated/model/limits/account-requests';
import { FormDialog } from '../forms/form-dialog';
import { codePointsOf } from '../forms/text-length';
import { useInputs } from '../forms/use-inputs';
import { TextAreaField } from '../ui/fields/text-area-field';
import type { ReasonForm } from './review.store';

interface Props {
  form: ReasonForm;
  title: string;
  action: string;
  /** Of the field; by default that it is the reason. */
  label?: string;
  /** Who reads it. */
  hint: string;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks why a record is returned or rejected. */
export const ReasonDialog = observer(function ReasonDialog({ form, label, hint, ...dialog }: Props) {
  const { t } = useTranslation('records');
  const { value } = useInputs(form, { reason: { required: t('reason.missing') } });
  const { maxLength: max } = reviewReasonDtoLimits.reason;
  return (
    <FormDialog form={form} {...dialog}>
      <TextAreaField
        {...value('reason')}
        label={label ?? t('reason')}
        hint={hint}
        rows={4}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.reason), max }}
      />
    </FormDialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { closeEnquiryDtoLimits } from '../../../../api/generated/model/limits/enquiries';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { Outcome } from '../enquiry-record.store';

interface Props {
  form: Outcome;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks for a short outcome, which is stored with the enquiry. */
export const CloseDialog = observer(function CloseDialog({ form, onSent, onCancel }: Props) {
  const { t } = useTranslation('enquiries');
  const { text } = useInputs(form, { note: { required: t('close.missing') } });
  return (
    <FormDialog
      form={form}
      title={t('action.close')}
      action={t('action.close')}
      onSent={onSent}
      onCancel={onCancel}
    >
      <TextField
        {...text('note')}
        label={t('column.note')}
        hint={t('close.hint')}
        autoComplete="off"
        maxLength={closeEnquiryDtoLimits.note.maxLength}
      />
    </FormDialog>
  );
});

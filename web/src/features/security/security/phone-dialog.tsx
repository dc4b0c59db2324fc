import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePhoneDtoLimits } from '../../../api/generated/model/limits/security';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { TextField } from '../../../shared/ui/fields/text-field';
import { CurrentPasswordField } from './components/current-password-field';
import { phoneForm } from './security-forms.store';

interface Props {
  onDone: (message: string) => void;
  onClose: () => void;
}

export const PhoneDialog = observer(function PhoneDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation('security');
  const [form] = useState(phoneForm);
  const { text, digits } = useInputs(form);
  return (
    <FormDialog
      title={t('phone.change')}
      form={form}
      action={t('phone.change')}
      onSent={() => {
        onDone(t('phone.changed'));
      }}
      onCancel={onClose}
    >
      <TextField
        {...digits('phone')}
        label={t('phone.new')}
        type="tel"
        autoComplete="tel"
        maxLength={changePhoneDtoLimits.phone.maxLength}
        hint={t('phone.hint')}
      />
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

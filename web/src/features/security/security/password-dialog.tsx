import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordDtoLimits } from '../../../api/generated/model/limits/security';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { NewPasswordField } from '../../../shared/ui/fields/new-password-field';
import { CurrentPasswordField } from './components/current-password-field';
import { passwordForm } from './security-forms.store';

interface Props {
  onDone: (message: string) => void;
  onClose: () => void;
}

export const PasswordDialog = observer(function PasswordDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation(['security', 'forms']);
  const [form] = useState(passwordForm);
  const { text } = useInputs(form, { newPassword: { pattern: t('forms:password.rule') } });
  return (
    <FormDialog
      title={t('password.change')}
      form={form}
      action={t('password.change')}
      onSent={() => {
        onDone(t('password.changed'));
      }}
      onCancel={onClose}
    >
      <CurrentPasswordField {...text('currentPassword')} />
      <NewPasswordField
        {...text('newPassword')}
        label={t('newPassword')}
        maxLength={changePasswordDtoLimits.newPassword.maxLength}
      />
      <p>{t('password.note')}</p>
    </FormDialog>
  );
});

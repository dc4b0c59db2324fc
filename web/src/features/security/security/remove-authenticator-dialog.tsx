import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { Alert } from '../../../shared/ui/feedback/alert';
import { CurrentPasswordField } from './components/current-password-field';
import { removeAuthenticatorForm } from './security-forms.store';

interface Props {
  /** How many there are, which stay as a second factor. */
  passkeys: number;
  onDone: (message: string) => void;
  onClose: () => void;
}

export const RemoveAuthenticatorDialog = observer(function RemoveAuthenticatorDialog({
  passkeys,
  onDone,
  onClose,
}: Props) {
  const { t } = useTranslation('security');
  const [form] = useState(removeAuthenticatorForm);
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t('app.remove.title')}
      form={form}
      action={t('app.remove')}
      isIrreversible
      onSent={() => {
        onDone(t('app.removed'));
      }}
      onCancel={onClose}
    >
      <Alert kind="warning">{t(passkeys > 0 ? 'app.remove.passkeys' : 'app.remove.about')}</Alert>
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

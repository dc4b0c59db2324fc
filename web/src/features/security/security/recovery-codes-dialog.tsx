import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { session } from '../../../shared/session/session.store';
import { Alert } from '../../../shared/ui/feedback/alert';
import { CurrentPasswordField } from './components/current-password-field';
import { RecoveryCodeSheet } from './components/recovery-code-sheet';
import { recoveryCodesForm } from './security-forms.store';

interface Props {
  /** How many unused codes there are, which end with the new ones. */
  left: number;
  onMade: () => void;
  onClose: () => void;
}

/** Asks for the password, and then shows the codes, this once. */
export const RecoveryCodesDialog = observer(function RecoveryCodesDialog({ left, onMade, onClose }: Props) {
  const { t } = useTranslation('security');
  const [form] = useState(recoveryCodesForm);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { text } = useInputs(form);
  if (codes !== null) {
    const { name = '', accountId = '' } = session.user ?? {};
    return <RecoveryCodeSheet codes={codes} owner={[name, accountId]} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('codes.make')}
      form={form}
      action={t('codes.make')}
      onSent={(answer) => {
        setCodes(answer.codes);
        onMade();
      }}
      onCancel={onClose}
    >
      {left > 0 ? (
        <Alert kind="warning">{t('codes.replace', { count: left })}</Alert>
      ) : (
        <p>{t('codes.about')}</p>
      )}
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

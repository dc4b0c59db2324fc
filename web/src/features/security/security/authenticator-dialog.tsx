import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetUpDto } from '../../../api/generated/model';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { session } from '../../../shared/session/session.store';
import { TextField } from '../../../shared/ui/fields/text-field';
import { AuthenticatorKey } from './components/authenticator-key';
import { CurrentPasswordField } from './components/current-password-field';
import { RecoveryCodeSheet } from './components/recovery-code-sheet';
import { authenticatorCodeForm, startAuthenticatorForm } from './security-forms.store';

interface Props {
  /** There is an app already, whose codes end with the new one. */
  replaces: boolean;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks for the password, shows the key, takes the first code, and then shows recovery codes if there were none. */
export function AuthenticatorDialog({ replaces, onDone, onClose }: Props) {
  const { t } = useTranslation('security');
  const [setUp, setSetUp] = useState<AuthenticatorSetUpDto | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const finish = () => {
    onDone(t('app.done'));
  };
  if (codes.length > 0) {
    const { name = '', accountId = '' } = session.user ?? {};
    return <RecoveryCodeSheet codes={codes} owner={[name, accountId]} onClose={finish} />;
  }
  if (setUp === null) return <PasswordStep replaces={replaces} onStarted={setSetUp} onClose={onClose} />;
  return (
    <CodeStep
      setUp={setUp}
      onReady={(recoveryCodes) => {
        if (recoveryCodes.length > 0) setCodes(recoveryCodes);
        else finish();
      }}
      onClose={onClose}
    />
  );
}

interface PasswordStepProps extends Pick<Props, 'replaces' | 'onClose'> {
  onStarted: (setUp: AuthenticatorSetUpDto) => void;
}

const PasswordStep = observer(function PasswordStep({ replaces, onStarted, onClose }: PasswordStepProps) {
  const { t } = useTranslation('security');
  const [form] = useState(startAuthenticatorForm);
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t(replaces ? 'app.replace' : 'app.setUp')}
      form={form}
      action={t('app.next')}
      onSent={onStarted}
      onCancel={onClose}
    >
      <p>{t(replaces ? 'app.replace.about' : 'app.about')}</p>
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

interface CodeStepProps {
  setUp: AuthenticatorSetUpDto;
  onReady: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

const CodeStep = observer(function CodeStep({ setUp, onReady, onClose }: CodeStepProps) {
  const { t } = useTranslation('security');
  const [form] = useState(() => authenticatorCodeForm(setUp.setUp));
  const { digits } = useInputs(form, { code: { pattern: t('app.code.pattern') } });
  return (
    <FormDialog
      title={t('app.scan')}
      form={form}
      action={t('app.finish')}
      onSent={({ recoveryCodes }) => {
        onReady(recoveryCodes);
      }}
      onCancel={onClose}
    >
      <AuthenticatorKey setUp={setUp} />
      <TextField
        {...digits('code')}
        label={t('app.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // A space between its halves.
        maxLength={7}
      />
    </FormDialog>
  );
});

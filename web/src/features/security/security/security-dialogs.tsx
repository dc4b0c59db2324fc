import type { SecurityDto } from '../../../api/generated/model';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { EmailCodeDialog } from './email-code-dialog';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';
import { PhoneDialog } from './phone-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog';

const AuthenticatorDialog = lazyPart(
  async () => (await import('./authenticator-dialog')).AuthenticatorDialog,
);

export type SecurityDialog =
  | { kind: 'password' | 'phone' }
  /** `confirms` is an address of the account that waits to be confirmed. */
  | { kind: 'email'; confirms?: string }
  | { kind: 'recoveryCodes'; left: number }
  | { kind: 'authenticator'; replaces: boolean }
  | { kind: 'removeAuthenticator' }
  | { kind: 'emailCode'; email: string };

interface Props {
  dialog: SecurityDialog | null;
  security: SecurityDto;
  onOpen: (dialog: SecurityDialog | null) => void;
  /** A change was made: closes the dialog and confirms the change. */
  onDone: (message: string) => void;
  /** A change was made, and the dialog goes on. */
  onChange: () => void;
}

/** The dialog that is open. */
export function SecurityDialogs({ dialog, security, onOpen, onDone, onChange }: Props) {
  const close = () => {
    onOpen(null);
  };
  const ends = { onDone, onClose: close };
  switch (dialog?.kind) {
    case 'password':
      return <PasswordDialog {...ends} />;
    case 'phone':
      return <PhoneDialog {...ends} />;
    case 'email':
      return (
        <EmailDialog
          {...ends}
          mailConfigured={security.mailConfigured}
          confirms={dialog.confirms}
          onCodeSent={(email) => {
            onOpen({ kind: 'emailCode', email });
            onChange();
          }}
        />
      );
    case 'emailCode':
      return (
        <EmailCodeDialog
          {...ends}
          email={dialog.email}
          onAnother={() => {
            onOpen({ kind: 'email', confirms: dialog.email });
          }}
        />
      );
    case 'recoveryCodes':
      return <RecoveryCodesDialog left={dialog.left} onMade={onChange} onClose={close} />;
    case 'authenticator':
      return <AuthenticatorDialog {...ends} replaces={dialog.replaces} onLost={close} />;
    case 'removeAuthenticator':
      return <RemoveAuthenticatorDialog {...ends} passkeys={security.passkeys} />;
    case undefined:
      return null;
  }
}

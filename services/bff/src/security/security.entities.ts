import { AuthenticatorApp } from './authenticator-apps/authenticator-app.entity.js';
import { EmailChange } from './contacts/email-change.entity.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasswordLink } from './password-links/password-link.entity.js';
import { RecoveryCode } from './recovery-codes/recovery-code.entity.js';

export const SECURITY_ENTITIES = [
  AuthenticatorApp,
  EmailChange,
  Passkey,
  PasskeyChallenge,
  PasswordLink,
  RecoveryCode,
];

import { AuthenticatorApp } from './authenticator-apps/authenticator-app.entity.js';
import { EmailChange } from './contacts/email-change.entity.js';
import { PasswordLink } from './password-links/password-link.entity.js';
import { RecoveryCode } from './recovery-codes/recovery-code.entity.js';

export const SECURITY_ENTITIES = [AuthenticatorApp, EmailChange, PasswordLink, RecoveryCode];

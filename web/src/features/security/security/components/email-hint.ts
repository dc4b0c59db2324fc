import type { TFunction } from 'i18next';
import type { SecurityDto } from '../../../../api/generated/model';
import type { SecurityDialog } from '../security-dialogs';

/** Whether a code can be sent to the address that the account shows. */
export function canConfirm({ email, emailConfirmed, emailWaiting, mailConfigured }: SecurityDto): boolean {
  return mailConfigured && email !== '' && !emailConfirmed && emailWaiting !== email;
}

/** The dialog that goes on with confirming the address that the account shows; null if there is nothing to do. */
export function confirmationOf(security: SecurityDto): SecurityDialog | null {
  const { email, emailConfirmed, emailWaiting } = security;
  if (canConfirm(security)) return { kind: 'email', confirms: email };
  return !emailConfirmed && emailWaiting === email ? { kind: 'emailCode', email } : null;
}

/** What the address is good for, or what it lacks. */
export function hintOf(security: SecurityDto, t: TFunction<'security'>): string {
  const { email, emailConfirmed, confirmedEmail, emailWaiting, mailConfigured } = security;
  if (emailWaiting !== null) return t('email.waiting', { email: emailWaiting });
  if (!mailConfigured) return t('email.why.noMail');
  if (email === '' || emailConfirmed) return t('email.why');
  return confirmedEmail === '' ? t('email.why.confirm') : t('email.why.other', { email: confirmedEmail });
}

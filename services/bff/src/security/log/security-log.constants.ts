/** A change that is logged and of which the person is notified. */
export const SECURITY_ACTIONS = [
  'changePassword',
  'resetPassword',
  'changeEmail',
  'enterEmail',
  'changePhone',
  'createRecoveryCodes',
  'useRecoveryCode',
  'setUpAuthenticatorApp',
  'removeAuthenticatorApp',
  'addPasskey',
  'removePasskey',
  'createToken',
  'resetSecondFactor',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export const SECURITY_PAGE = '/user/setting?tab=security';

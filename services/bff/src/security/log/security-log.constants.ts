/** What is written down and told to the person. */
export const SECURITY_ACTIONS = [
  'changePassword',
  'resetPassword',
  'changeEmail',
  'enterEmail',
  'changePhone',
  'createRecoveryCodes',
  'useRecoveryCode',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export const SECURITY_PAGE = '/user/setting?tab=security';

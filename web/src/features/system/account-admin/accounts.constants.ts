import { AccountSort, AccountState, Role } from '../../../api/generated/model';

export const states = Object.values(AccountState);
export const roles = Object.values(Role);
export const sorts = Object.values(AccountSort);

/** The color of each state. */
export const tones = { active: 'good', invited: 'info', locked: 'bad', disabled: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = [
  'create',
  'changeRole',
  'enable',
  'disable',
  'endSessions',
  'unlock',
  'makeLink',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'enterEmail',
  'changePhone',
  'createRecoveryCodes',
  'useRecoveryCode',
  'endSession',
  'endOtherSessions',
] as const;

import { AccountSort, AccountState, GrantableCapability, Role } from '../../../api/generated/model';
import { importAccountsLimits } from '../../../api/generated/model/limits/accounts';

export const states = Object.values(AccountState);
export const roles = Object.values(Role);
export const grantable = Object.values(GrantableCapability);
export const sorts = Object.values(AccountSort);

/** Below the header of a table of people. */
export const accountImportLimits = { rows: importAccountsLimits.create.maximum };

/** The color of each state. */
export const tones = { active: 'good', invited: 'info', locked: 'bad', disabled: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = [
  'create',
  'edit',
  'changeRole',
  'giveGrant',
  'endGrant',
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
  'createToken',
  'revokeToken',
  'createRecoveryCodes',
  'useRecoveryCode',
  'setUpAuthenticatorApp',
  'removeAuthenticatorApp',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'resetSecondFactor',
  'endSession',
  'endOtherSessions',
] as const;

import { type OperationId } from '../../common/auth/access.constants.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** The first that holds: `locked` and `invited` are about an account that is enabled. */
export const ACCOUNT_STATES = ['active', 'invited', 'locked', 'disabled'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** In the order in which they are offered. */
export const ACCOUNT_ACTIONS = [
  'unlock',
  'enable',
  'changeRole',
  'giveGrant',
  'endGrant',
  'makeLink',
  'resetSecondFactor',
  'endSessions',
  'disable',
  'remove',
] as const satisfies readonly AuditActionName[];
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

interface AccountStep {
  operation: OperationId;
  from: readonly AccountState[];
}

const ENABLED = ['active', 'invited', 'locked'] as const;

/** The actions on an account with the states that allow them, in display order. Nobody can change their own account. */
export const ACCOUNT_STEPS: Readonly<Record<AccountAction, AccountStep>> = {
  unlock: { operation: 'unlockAccount', from: ['locked'] },
  enable: { operation: 'enableAccount', from: ['disabled'] },
  changeRole: { operation: 'changeAccountRole', from: ACCOUNT_STATES },
  giveGrant: { operation: 'giveAccountGrant', from: ENABLED },
  endGrant: { operation: 'endAccountGrant', from: ENABLED },
  makeLink: { operation: 'makeAccountLink', from: ENABLED },
  resetSecondFactor: { operation: 'resetSecondFactor', from: ['active', 'locked', 'disabled'] },
  endSessions: { operation: 'endAccountSessions', from: ['active', 'locked'] },
  disable: { operation: 'disableAccount', from: ENABLED },
  remove: { operation: 'removeAccount', from: ACCOUNT_STATES },
};

export const ACCOUNT_SORTS = ['userName', 'name', 'registeredTime'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Limits of a search in user name, name and email address. */
export const ACCOUNT_SEARCH = { maxLength: 64 } as const;

/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const ACCOUNTS_LOCK = 7_252_071;

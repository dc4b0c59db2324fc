import { type ScopeGroup, TAGS } from './tags.constants.js';
import { type OperationId } from './access.constants.js';

/** What a personal access token opens: the reading or the other operations of one group. */
export type TokenScope = `${ScopeGroup}:${'read' | 'write'}`;

export const TOKEN_SCOPES: readonly TokenScope[] = TAGS.flatMap(({ scope }) =>
  scope === null ? [] : ([`${scope}:read`, `${scope}:write`] as const),
);

/**
 * What only a session opens, beside the groups without scopes: whoever finds a token must not get from it to a password, a
 * contact, a session, or another account, and must not silence the notifications that would give the theft away.
 */
export const SESSION_ONLY: readonly OperationId[] = [
  'saveUserInfo',
  'saveNotificationPreferences',
  'makePasswordLink',
  'approveAccountRequest',
  'inviteAccount',
  'importAccounts',
  'changeAccountRole',
  'giveAccountGrant',
  'endAccountGrant',
  'makeAccountLink',
  'resetSecondFactor',
  'enableAccount',
  'endAccountSessions',
  'unlockAccount',
];

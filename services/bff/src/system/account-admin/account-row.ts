import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { type AccountState } from './account-admin.constants.js';

/** An account as administrators see it. */
export interface AccountRow extends Pick<
  Account,
  'id' | 'accountId' | 'userName' | 'name' | 'email' | 'emailConfirmed' | 'role' | 'secondFactor' | 'version'
> {
  /** What it was given on top of its role that has not ended. */
  grants: GrantableCapability[];
  state: AccountState;
  sessions: number;
  lastSeenAt: Date | null;
  registeredAt: Date;
}

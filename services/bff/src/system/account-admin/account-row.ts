import { type Account } from '../../people/accounts/account.entity.js';
import { type AccountState } from './account-admin.constants.js';

/** An account as administrators see it. */
export interface AccountRow extends Pick<
  Account,
  'id' | 'accountId' | 'userName' | 'name' | 'email' | 'emailConfirmed' | 'role' | 'secondFactor' | 'version'
> {
  state: AccountState;
  sessions: number;
  lastSeenAt: Date | null;
  registeredAt: Date;
}

import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to administrators, who reload what they show. */
export class AccountsChangedDto extends RecordChangedDto({
  id: 'Key of the account.',
  action:
    'What happened: create, changeRole, giveGrant, endGrant, enable, disable, endSessions, unlock, makeLink, ' +
    'resetSecondFactor, remove or resetPassword.',
  example: { id: 12, action: 'disable' },
}) {}

export const ACCOUNTS_CHANGED = defineLiveEvent({
  name: 'accounts.changed',
  payload: AccountsChangedDto,
  scope: 'accounts:read',
  to: { can: 'accounts.manage' },
});

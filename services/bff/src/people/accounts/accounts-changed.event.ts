import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

/** Sent to administrators, who reload what they show. */
export class AccountsChangedDto {
  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  id: number;

  @TextField({
    description:
      'What happened: create, changeRole, enable, disable, endSessions, unlock, makeLink, resetSecondFactor, remove or ' +
      'resetPassword.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'disable',
  })
  action: string;
}

export const ACCOUNTS_CHANGED = defineLiveEvent({
  name: 'accounts.changed',
  payload: AccountsChangedDto,
  to: { mayCall: 'getAccount' },
});

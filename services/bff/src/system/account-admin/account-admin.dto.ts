import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { GRANTABLE } from '../../common/auth/grants.constants.js';
import { type Role, ROLES } from '../../common/auth/roles.constants.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EmailField } from '../../common/fields/email-field.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { LANGUAGES, type Language } from '../../common/messages/languages.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { CHOSEN_USER_NAME, NICKNAME, VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { RECORD_VERSION, REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_SEARCH,
  ACCOUNT_SORTS,
  ACCOUNT_STATES,
  type AccountAction,
  type AccountSort,
  type AccountState,
} from './account-admin.constants.js';
import { type AccountRow } from './account-row.js';

const ROLE = {
  values: ROLES,
  enumName: 'Role',
  description: 'What the person may do.',
  example: 'user',
} as const;

const STATE = {
  values: ACCOUNT_STATES,
  enumName: 'AccountState',
  description:
    'active: the person can log in, invited: they have not set a password yet, locked: too many wrong passwords, for a ' +
    'while, disabled: an administrator closed it.',
  example: 'active',
} as const;

export class AccountQuery extends PageQuery {
  @TextField({
    query: true,
    optional: true,
    description: 'A part of the user name, the name or the email address, case-insensitive.',
    ...ACCOUNT_SEARCH,
    example: 'maly',
  })
  search?: string;

  @EnumField({ ...ROLE, query: true, optional: true })
  role?: Role;

  @EnumField({ ...STATE, query: true, optional: true })
  state?: AccountState;

  @EnumField({
    query: true,
    optional: true,
    values: ACCOUNT_SORTS,
    enumName: 'AccountSort',
    description: 'The field to sort by; accounts with equal values keep a fixed order.',
    default: 'registeredTime',
  })
  sort: AccountSort = 'registeredTime';

  @EnumField({ ...SORT_ORDER, query: true, optional: true, default: 'desc' })
  order: SortOrder = 'desc';
}

export class InviteAccountDto {
  @TextField({
    description: 'The name with which to log in. It cannot be changed later.',
    ...CHOSEN_USER_NAME,
    example: 'maly',
  })
  userName: string;

  @TextField({ description: 'The display name.', ...NICKNAME, ...VISIBLE_NAME, example: 'Chan Maly' })
  name: string;

  @EmailField({
    optional: true,
    description:
      'Where the invitation is sent if a mail server is configured. Without it, hand over the link.',
    example: 'maly@sala.example',
  })
  email?: string;

  @EnumField(ROLE)
  role: Role;

  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of the mail, and of the web until the person chooses another one.',
    example: 'km-KH',
  })
  language: Language;
}

export class AccountReasonDto extends RecordVersionDto {
  @TextField({
    description: 'Why, without leading or trailing spaces. It stays in the history of the account.',
    ...REVIEW_REASON,
    form: 'trimmed',
    example: 'Left the school in March.',
  })
  reason: string;
}

export class ChangeAccountRoleDto extends AccountReasonDto {
  @EnumField(ROLE)
  role: Role;
}

export class RemoveAccountDto extends AccountReasonDto {
  @BooleanField({
    description:
      'Whether what the person wrote keeps their name. Otherwise it shows the number of the account, to children too. The ' +
      'audit log and the ledger keep the name under which they recorded it.',
    example: true,
  })
  keepsName: boolean;
}

export class AccountDto {
  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  id: number;

  @TextField({ description: 'The number by which people refer to the account.', example: '10000012' })
  accountId: string;

  @TextField({ description: 'The name with which the person logs in.', example: 'maly' })
  userName: string;

  @TextField({ description: 'The display name.', example: 'Chan Maly' })
  name: string;

  @TextField({ description: 'Email address; may be empty.', example: 'maly@sala.example' })
  email: string;

  @BooleanField({ description: 'Whether the address was confirmed with a code.', example: true })
  emailConfirmed: boolean;

  @EnumField(ROLE)
  role: Role;

  @EnumListField({
    values: GRANTABLE,
    enumName: 'GrantableCapability',
    minItems: 0,
    maxItems: GRANTABLE.length,
    description: 'What it was given on top of its role that has not ended.',
    example: ['content.inspect'],
  })
  grants: GrantableCapability[];

  @EnumField(STATE)
  state: AccountState;

  @BooleanField({
    description: 'Whether logging in needs a second factor, such as the code of an app.',
    example: true,
  })
  secondFactor: boolean;

  @EnumListField({
    values: ACCOUNT_ACTIONS,
    enumName: 'AccountAction',
    minItems: 0,
    maxItems: ACCOUNT_ACTIONS.length,
    description: 'The actions available to you in its current state; none for your own account.',
    example: ['changeRole', 'disable'],
  })
  actions: AccountAction[];

  @IntField({ description: 'How many valid sessions it has.', minimum: 0, example: 2 })
  sessions: number;

  @TimeField({
    nullable: true,
    description: 'The last request of a session that is still stored, to the minute; null if there is none.',
    example: '2026-03-14 09:26:00',
  })
  lastSeenTime: string | null;

  @TimeField({
    description: 'When the account was created, in the time zone of the deployment.',
    example: '2025-01-06 08:30:00',
  })
  registeredTime: string;

  @IntField({
    description: 'Number of changes by administrators; send it with the next change.',
    ...RECORD_VERSION,
    example: 1,
  })
  version: number;

  static from(row: AccountRow, actions: AccountAction[], timeZone: string): AccountDto {
    const { lastSeenAt, registeredAt, ...shown } = row;
    return {
      ...shown,
      actions,
      lastSeenTime: lastSeenAt && displayTime(lastSeenAt, timeZone),
      registeredTime: displayTime(registeredAt, timeZone),
    };
  }
}

export class AccountPageDto extends PageOf(AccountDto) {}

/** A link with which a person sets their password. It is shown this once. */
export class AccountLinkDto {
  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  id: number;

  @TextField({
    nullable: true,
    description: 'The address to hand over; null if it was sent by mail.',
    example: 'https://sala.example/login?door=reset#token=kX0m3Wn8bq2Zt5uYc7Rj1dLf9aHs4vGe6pTo0iQxNwE',
  })
  link: string | null;

  @TextField({
    nullable: true,
    description: 'The address to which it was sent; null if it was not.',
    example: null,
  })
  sentTo: string | null;

  @IntField({ description: 'How many minutes it works, once.', minimum: 1, maximum: 10_080, example: 4_320 })
  minutes: number;
}

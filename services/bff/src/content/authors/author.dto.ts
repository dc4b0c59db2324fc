import { type Holder } from '../../common/auth/can.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';
import { type AuthorRow } from './author-row.js';
import {
  AUTHOR_ACTIONS,
  AUTHOR_EXTERNAL_ID,
  AUTHOR_NAME,
  AUTHOR_NOTE,
  AUTHOR_SORTS,
  AUTHOR_STATES,
  AUTHOR_TRANSITIONS,
  AUTHOR_VERSION,
  type AuthorAction,
  type AuthorSort,
  type AuthorState,
} from './authors.constants.js';

const STATE = {
  values: AUTHOR_STATES,
  enumName: 'AuthorState',
  description:
    'active; merged: its items name another author now; removed: no item named it, and it can be restored.',
  example: 'active',
} as const;
const NAME = { description: 'Name of the author.', ...AUTHOR_NAME, example: 'Anna Keller' } as const;
const NOTE = {
  description: 'What colleagues should know, such as how the author is reached; empty if nothing.',
  ...AUTHOR_NOTE,
  lines: true,
  example: 'Teaches at the school in Siem Reap.',
} as const;
const VERSION = {
  ...AUTHOR_VERSION,
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  example: 1,
} as const;

export class AuthorQuery extends PageQuery {
  @TextField({
    query: true,
    optional: true,
    description: 'A part of the name or of the note, case-insensitive.',
    ...AUTHOR_NAME,
    example: 'keller',
  })
  search?: string;

  @EnumField({
    ...STATE,
    query: true,
    optional: true,
    default: 'active',
    description: 'Only authors in this state; the active ones unless another is named.',
  })
  state: AuthorState = 'active';

  @EnumField({
    query: true,
    optional: true,
    values: AUTHOR_SORTS,
    enumName: 'AuthorSort',
    description: 'The field to sort by; authors with equal values keep a fixed order.',
    default: 'name',
  })
  sort: AuthorSort = 'name';

  @EnumField({ ...SORT_ORDER, query: true, optional: true, default: 'asc' })
  order: SortOrder = 'asc';
}

export class WriteAuthorDto {
  @TextField({ ...NAME, minLength: 1, ...VISIBLE_NAME })
  name: string;

  @TextField({ ...NOTE, optional: true })
  note?: string;

  @IntField({
    ...ROW_ID,
    optional: true,
    nullable: true,
    description:
      'Key of the account of the author, as `listAccounts` gives it; null or left out if there is none. An account is ' +
      'linked to at most one author.',
    example: 12,
  })
  accountId?: number | null;
}

export class EditAuthorDto extends WriteAuthorDto {
  @IntField(VERSION)
  version: number;
}

export class AuthorVersionDto {
  @IntField(VERSION)
  version: number;
}

export class MergeAuthorDto extends AuthorVersionDto {
  @IntField({ description: 'Key of the author that takes over everything.', ...ROW_ID, example: 7 })
  into: number;
}

export class AuthorAccountDto {
  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  id: number;

  @TextField({ description: 'Name of the person.', example: 'Chan Maly' })
  name: string;
}

export class OtherAuthorDto {
  @IntField({ description: 'Key of the author.', ...ROW_ID, example: 7 })
  id: number;

  @TextField(NAME)
  name: string;
}

export class AuthorDto {
  @IntField({ description: 'Key of the author.', ...ROW_ID, example: 3 })
  id: number;

  @TextField(NAME)
  name: string;

  @TextField(NOTE)
  note: string;

  @TextField({
    description: 'What another system calls the author, which sends it; empty if none does.',
    ...AUTHOR_EXTERNAL_ID,
    example: 'teacher-0007',
  })
  externalId: string;

  @ObjectField({
    description: 'The account of the author; null if there is none.',
    type: AuthorAccountDto,
    nullable: true,
  })
  account: AuthorAccountDto | null;

  @IntField({ description: 'How many content items name the author.', minimum: 0, example: 32 })
  items: number;

  @IntField({
    description: 'How often these were opened, over all stored facts.',
    minimum: 0,
    example: 412_889,
  })
  clicks: number;

  @EnumField(STATE)
  state: AuthorState;

  @EnumListField({
    values: AUTHOR_ACTIONS,
    enumName: 'AuthorAction',
    minItems: 0,
    maxItems: AUTHOR_ACTIONS.length,
    description: 'The actions available to you in its current state.',
    example: ['edit', 'merge', 'remove'],
  })
  actions: AuthorAction[];

  @ObjectField({
    description:
      'Where everything of a merged author is now, also after that one was merged; null unless it was merged.',
    type: OtherAuthorDto,
    nullable: true,
    example: null,
  })
  mergedInto: OtherAuthorDto | null;

  @TimeField({
    nullable: true,
    description:
      `Until when the merge can be undone, \`YYYY-MM-DD HH:mm:ss\` in the time zone of the deployment; ${UNDO_HOURS} ` +
      'hours. Null unless it was merged.',
    example: null,
  })
  undoableUntil: string | null;

  @IntField({
    ...AUTHOR_VERSION,
    description: 'Number of changes of the author; send it with the next change.',
    example: 1,
  })
  version: number;

  static from({ mergedAt, ...row }: AuthorRow, holder: Holder, timeZone: string): AuthorDto {
    const until = mergedAt && undoableUntil(mergedAt);
    const actions = legalActions(AUTHOR_TRANSITIONS, row.state, holder);
    return {
      ...row,
      actions: actions.filter((action) => action !== 'undoMerge' || isUndoable(mergedAt)),
      undoableUntil: until && displayTime(until, timeZone),
    };
  }
}

export class AuthorPageDto extends PageOf(AuthorDto) {}

/** Whether a merge is young enough to be undone. */
export function isUndoable(mergedAt: Date | null): boolean {
  return mergedAt !== null && undoableUntil(mergedAt).getTime() > Date.now();
}

function undoableUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_HOURS * 3_600_000);
}

import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { GRANTABLE } from '../../common/auth/grants.constants.js';
import { ROLES, type Role } from '../../common/auth/roles.constants.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PAGE_NAMES, type PageName } from '../../common/pages/page-names.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { USER_NAME } from '../../people/accounts/accounts.constants.js';
import {
  OPENNESS,
  type Openness,
  RIGHT_KINDS,
  RIGHT_REASONS,
  RIGHT_SEARCH,
  type RightKind,
  type RightReason,
} from './rights.constants.js';

const KIND = {
  values: RIGHT_KINDS,
  enumName: 'RightKind',
  description: 'An operation of the API, or a page of the web.',
  example: 'operation',
} as const;

export class RightQuery extends PageQuery {
  @TextField({
    query: true,
    optional: true,
    description:
      'A part of the name, the path, the summary or the group, case-insensitive. Summaries and groups are found in English ' +
      'and in the language of `Accept-Language`.',
    ...RIGHT_SEARCH,
    example: 'policy',
  })
  search?: string;

  @EnumListField({
    values: PAGE_NAMES,
    enumName: 'PageName',
    minItems: 1,
    maxItems: PAGE_NAMES.length,
    query: true,
    optional: true,
    description: 'Pages that `search` finds, too: those that a client shows by a name which has the text.',
    example: ['Rights'],
  })
  pages?: PageName[];

  @EnumField({ ...KIND, query: true, optional: true })
  kind?: RightKind;

  @EnumField({
    values: ROLES,
    enumName: 'Role',
    query: true,
    optional: true,
    description: 'Only what this role may do.',
    example: 'user',
  })
  role?: Role;

  @TextField({
    query: true,
    optional: true,
    description: 'The user name of an account: each row then says whether that person may do it, and why.',
    ...USER_NAME,
    example: 'user',
  })
  account?: string;
}

export class RightDto {
  @IntField({ description: 'Position among all operations and pages.', minimum: 1, example: 42 })
  id: number;

  @EnumField(KIND)
  kind: RightKind;

  @TextField({
    description: 'The operationId, or the name of the page in the web.',
    example: 'createPolicy',
  })
  name: string;

  @TextField({
    description: 'What the operation does, in the language of `Accept-Language`; of a page, its path.',
    example: 'Create a policy',
  })
  summary: string;

  @TextField({
    description: 'The group of the operation in this document; of a page, its group in the menu.',
    example: 'Policies',
  })
  group: string;

  @TextField({
    nullable: true,
    description:
      'The group of the operation in the language of `Accept-Language`; null for a page, whose group clients name.',
    example: 'Policies',
  })
  groupTitle: string | null;

  @TextField({
    description: 'The method and the path of the operation; of a page, its path in the web.',
    example: 'POST /api/policies',
  })
  address: string;

  @EnumField({
    values: OPENNESS,
    enumName: 'Openness',
    description: 'public: anyone, signedIn: everyone logged in, roles: the roles that are named.',
    example: 'roles',
  })
  openTo: Openness;

  @EnumListField({
    values: ROLES,
    enumName: 'Role',
    minItems: 1,
    maxItems: ROLES.length,
    description: 'The roles that may do it.',
    example: ['admin'],
  })
  roles: Role[];

  @EnumListField({
    values: GRANTABLE,
    enumName: 'GrantableCapability',
    minItems: 0,
    maxItems: GRANTABLE.length,
    description: 'What opens it when it is given to an account, whatever its role.',
    example: [],
  })
  grants: GrantableCapability[];

  @EnumField({
    values: RIGHT_REASONS,
    enumName: 'RightReason',
    nullable: true,
    description:
      'Why the account of the query may do it (public, signedIn, role; grant: it was given) or not (otherRole; invited: no password yet; locked: ' +
      'for a while; disabled; noAccount: nobody has that user name). Null without an account in the query. Records may ' +
      'refuse more, such as a decision on one’s own request.',
    example: 'otherRole',
  })
  reason: RightReason | null;
}

export class RightPageDto extends PageOf(RightDto) {}

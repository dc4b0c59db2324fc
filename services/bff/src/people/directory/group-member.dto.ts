import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { avatarAddress } from '../accounts/avatars.constants.js';
import { GROUP_SEARCH, MEMBER_ROLES, type MemberRole } from './directory.constants.js';

/** Field options of what somebody is in a project or team. */
export const ROLE = {
  values: MEMBER_ROLES,
  enumName: 'MemberRole',
  description: 'lead: may edit it and its members, member: takes part.',
  example: 'member',
} as const;

/** An account as others may know it. The picture is a key when it is read from the database. */
export class PersonDto {
  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  account: number;

  @TextField({ description: 'Display name, or the user name if there is none.', example: 'Chan Maly' })
  name: string;

  @TextField({
    description: 'The user name, which tells people of the same name apart.',
    example: 'maly',
  })
  userName: string;

  @TextField({
    description: 'Address of the picture; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  static from({ account, name, userName, avatar }: PersonDto): PersonDto {
    return { account, name, userName, avatar: avatarAddress(avatar) };
  }
}

/** A member as read from the database. */
export type MemberRow = Omit<GroupMemberDto, 'isSelf'>;

export class GroupMemberDto extends PersonDto {
  @EnumField(ROLE)
  role: MemberRole;

  @BooleanField({ description: 'Whether it is the logged-in person.', example: false })
  isSelf: boolean;

  static of({ role, ...person }: MemberRow, reader: number): GroupMemberDto {
    return Object.assign(PersonDto.from(person), { role, isSelf: person.account === reader });
  }
}

export class SaveGroupMemberDto {
  @EnumField(ROLE)
  role: MemberRole;
}

export class GroupCandidateQuery {
  @TextField({
    query: true,
    optional: true,
    description: 'A part of the name or the user name, case-insensitive.',
    ...GROUP_SEARCH,
    example: 'maly',
  })
  search?: string;
}

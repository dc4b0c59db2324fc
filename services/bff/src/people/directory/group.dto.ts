import { ApiProperty } from '@nestjs/swagger';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { VISIBLE_NAME } from '../accounts/accounts.constants.js';
import {
  GROUP_ACTIONS,
  GROUP_DESCRIPTION,
  GROUP_NAME,
  GROUP_SEARCH,
  GROUP_STATES,
  GROUP_VERSION,
  type GroupAction,
  type GroupState,
  MAX_MEMBERS,
  type MemberRole,
} from './directory.constants.js';
import { GroupMemberDto, ROLE } from './group-member.dto.js';

const STATE = {
  values: GROUP_STATES,
  enumName: 'GroupState',
  description: 'open: people take part in it, closed: it is over.',
  example: 'open',
} as const;

const VERSION = {
  description: 'The `version` that was read; if it is no longer current, nothing is changed.',
  ...GROUP_VERSION,
  example: 1,
};

export class GroupQuery extends PageQuery {
  @TextField({
    query: true,
    optional: true,
    description: 'A part of the name or the description, case-insensitive.',
    ...GROUP_SEARCH,
    example: 'robot',
  })
  search?: string;

  @EnumField({ ...STATE, query: true, optional: true })
  state?: GroupState;

  @EnumField({
    ...ROLE,
    query: true,
    optional: true,
    description: 'Only those in which the logged-in person is this.',
  })
  ownRole?: MemberRole;
}

export class WriteGroupDto {
  @TextField({ description: 'Name.', ...GROUP_NAME, ...VISIBLE_NAME, example: 'Robot garden' })
  name: string;

  @TextField({
    description: 'What it is about; may be empty.',
    ...GROUP_DESCRIPTION,
    lines: true,
    example: 'Twelve lessons in which a robot learns to water plants.',
  })
  description: string;

  @IntField({
    ...ROW_ID,
    optional: true,
    nullable: true,
    description: 'Key of the team that works on a project; null, or left out, for none. A team has none.',
    example: 1,
  })
  teamId?: number | null;
}

export class EditGroupDto extends WriteGroupDto {
  @IntField(VERSION)
  version: number;
}

export class GroupVersionDto {
  @IntField(VERSION)
  version: number;
}

export class GroupTeamDto {
  @IntField({ description: 'Key of the team.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({ description: 'Name of the team.', ...GROUP_NAME, example: 'Lesson writers' })
  name: string;
}

export class GroupDto {
  @IntField({ description: 'Key of the project or team.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({ description: 'Name.', ...GROUP_NAME, example: 'Robot garden' })
  name: string;

  @TextField({
    description: 'What it is about.',
    ...GROUP_DESCRIPTION,
    lines: true,
    example: 'Twelve lessons in which a robot learns to water plants.',
  })
  description: string;

  @EnumField(STATE)
  state: GroupState;

  @ApiProperty({
    description: 'The team that works on a project; null for none, and for a team.',
    type: GroupTeamDto,
    nullable: true,
  })
  team: GroupTeamDto | null;

  @IntField({
    description: 'The number of projects on which a team works; 0 for a project.',
    minimum: 0,
    example: 0,
  })
  projectNumber: number;

  @IntField({ description: 'The number of people who take part.', minimum: 0, example: 8 })
  peopleNumber: number;

  @EnumField({
    ...ROLE,
    nullable: true,
    description: 'What the logged-in person is in it; null for those who do not take part.',
  })
  ownRole: MemberRole | null;

  @EnumListField({
    values: GROUP_ACTIONS,
    enumName: 'GroupAction',
    minItems: 0,
    maxItems: GROUP_ACTIONS.length,
    description: 'What the logged-in person may do with it now.',
    example: ['edit', 'changeMembers'],
  })
  actions: GroupAction[];

  @TimeField({
    description: 'When it was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @IntField({
    description: 'Number of changes, those of members apart; send it with the next change.',
    ...GROUP_VERSION,
    example: 1,
  })
  version: number;
}

export class GroupPageDto extends PageOf(GroupDto) {}

export class GroupDetailsDto extends GroupDto {
  @ApiProperty({
    description: 'Everyone who takes part: the leads, then the others, in the order of joining.',
    type: [GroupMemberDto],
    maxItems: MAX_MEMBERS,
  })
  members: GroupMemberDto[];
}

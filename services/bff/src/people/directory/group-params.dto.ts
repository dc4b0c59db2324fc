import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { GROUP_KINDS, type GroupKind } from './directory.constants.js';

/** The path of all projects or all teams: `{kind}`. */
export class GroupKindParams {
  @EnumField({
    query: true,
    values: GROUP_KINDS,
    enumName: 'GroupKind',
    description: 'Projects or teams.',
    example: 'projects',
  })
  kind: GroupKind;
}

/** The path of one of them: `{kind}/{id}`. */
export class GroupParams extends GroupKindParams {
  @IntField({ query: true, description: 'Key of the project or team.', ...ROW_ID, example: 1 })
  id: number;
}

/** The path of one member: `{kind}/{id}/members/{account}`. */
export class GroupMemberParams extends GroupParams {
  @IntField({ query: true, description: 'Key of the account.', ...ROW_ID, example: 12 })
  account: number;
}

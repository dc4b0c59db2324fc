import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { GROUP_KINDS, type GroupKind } from './directory.constants.js';

/** Sent to everyone, who reload what they show: it says nothing about whom it concerns. */
export class GroupChangedDto {
  @EnumField({
    values: GROUP_KINDS,
    enumName: 'GroupKind',
    description: 'Projects or teams.',
    example: 'projects',
  })
  kind: GroupKind;

  @IntField({ description: 'Key of the project or team.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({
    description:
      'What happened: create, edit, close, reopen, remove, addMember, changeMember or removeMember.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'edit',
  })
  action: string;
}

export const GROUP_CHANGED = defineLiveEvent({
  name: 'group.changed',
  payload: GroupChangedDto,
  scope: 'directory:read',
  to: 'everyone',
});

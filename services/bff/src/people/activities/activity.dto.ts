import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { TimeField } from '../../common/fields/date-field.js';
import { AUDITED_ENTITY } from '../../platform/audit/audit-entry.dto.js';
import { AUDIT_ACTION, type AuditEntity } from '../../platform/audit/audit.constants.js';

export class ActivityDto {
  @IntField({ description: 'Key of the activity: of its entry in the audit log.', minimum: 1, example: 512 })
  id: number;

  @TextField({ description: 'Who it was, by the name at that time.', example: 'Chan Maly' })
  title: string;

  @TextField({
    description: 'What they did, as a sentence in the language of the answer.',
    example: 'Edited the project “Robot garden”',
  })
  description: string;

  @TextField({
    description: 'Address of the picture of the person; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  @EnumField(AUDITED_ENTITY)
  entity: AuditEntity;

  @IntField({ description: 'Key of the record that was changed.', ...ROW_ID, example: 12 })
  entityId: number;

  @TextField({ description: 'What was done.', ...AUDIT_ACTION, example: 'edit' })
  action: string;

  @TimeField({
    description: 'When it was, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;
}

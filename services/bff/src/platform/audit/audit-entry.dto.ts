import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { can } from '../../common/auth/can.js';
import { type Holder } from '../../common/auth/can.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { AUDIT_ACTION, AUDIT_ENTITIES, type AuditEntity } from './audit.constants.js';
import { type AuditEntry } from './audit-entry.entity.js';

/** Fields of the audited entity. Which ones depends on its type. */
function ChangedFieldsField(description: string, example: object): PropertyDecorator {
  return ApiProperty({ description, type: 'object', additionalProperties: true, nullable: true, example });
}

/** Field options of the kind of record. */
export const AUDITED_ENTITY = {
  values: AUDIT_ENTITIES,
  enumName: 'AuditEntity',
  description: 'The kind of record that was changed.',
  example: 'policy',
} as const;

export class AuditEntryDto {
  @IntField({ description: 'Id of the entry; later entries have greater ids.', minimum: 1, example: 512 })
  id: number;

  @EnumField(AUDITED_ENTITY)
  entity: AuditEntity;

  @IntField({ description: 'Key of the record that was changed.', ...ROW_ID, minimum: 0, example: 12 })
  entityId: number;

  @TimeField({
    description: 'When it was changed, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @TextField({
    nullable: true,
    description: 'The name, at that time, of the person who made the change; null for the system.',
    example: 'Sokha Chan',
  })
  person: string | null;

  @TextField({ description: 'What was done.', ...AUDIT_ACTION, example: 'edit' })
  action: string;

  @ChangedFieldsField('The changed fields with their previous values; null if there was nothing before.', {
    status: 'online',
  })
  before: object | null;

  @ChangedFieldsField('The changed fields with their new values; null if nothing is left.', {
    status: 'offline',
  })
  after: object | null;

  @TextField({
    nullable: true,
    description:
      'The IP address of the client that made the change. For administrators only; null otherwise.',
    example: '203.0.113.7',
  })
  address: string | null;

  @TextField({
    nullable: true,
    description:
      'The user agent of the client that made the change. For administrators only; null otherwise.',
    example: 'Mozilla/5.0',
  })
  userAgent: string | null;

  @TextField({
    nullable: true,
    description: 'The id of the request that made the change; null if no request did.',
    example: '5f0c1c4e-8d6b-4c3a-9a53-7b1f0f4c2d11',
  })
  requestId: string | null;

  @TextField({
    nullable: true,
    description:
      'The name of the personal access token that was used; null for a session, and for the system.',
    example: 'Nightly report',
  })
  token: string | null;

  static from(entry: AuditEntry, timeZone: string, holder: Holder): AuditEntryDto {
    const { entity, entityId, action, before, after, requestId } = entry;
    const seesOrigin = can(holder, 'audit.seeOrigins');
    return {
      id: Number(entry.id),
      entity,
      entityId,
      time: displayTime(entry.at, timeZone),
      person: entry.accountName,
      action,
      before,
      after,
      address: seesOrigin ? entry.address : null,
      userAgent: seesOrigin ? entry.userAgent : null,
      requestId,
      token: entry.tokenName,
    };
  }
}

export class AuditEntryPageDto extends PageOf(AuditEntryDto) {}

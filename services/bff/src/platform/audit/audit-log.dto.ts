import { type Role } from '../../common/auth/roles.constants.js';
import { DateRangeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  AUDIT_SEARCH,
  type AuditActionName,
  type AuditEntity,
} from './audit.constants.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { type AuditEntry } from './audit-entry.entity.js';

const entity = {
  values: AUDIT_ENTITIES,
  enumName: 'AuditEntity',
  description: 'The kind of record that was changed.',
  example: 'policy',
} as const;

export class AuditLogQuery extends PageQuery {
  @EnumField({ ...entity, query: true, optional: true })
  entity?: AuditEntity;

  @IntField({
    query: true,
    optional: true,
    description: 'Key of the record that was changed. Only together with `entity` it names one record.',
    ...ROW_ID,
    example: 12,
  })
  entityId?: number;

  @EnumField({
    values: AUDIT_ACTIONS,
    enumName: 'AuditActionName',
    query: true,
    optional: true,
    description: 'What was done. Not every kind of record has every action.',
    example: 'edit',
  })
  action?: AuditActionName;

  @TextField({
    query: true,
    optional: true,
    description:
      'A part of the name of the person, case-insensitive, or the whole IP address of the client, or the whole id of ' +
      'the request.',
    ...AUDIT_SEARCH,
    example: 'sokha',
  })
  search?: string;

  @DateRangeField({
    optional: true,
    description:
      'Changed on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-01-01', '2026-01-31'],
  })
  time?: string[];
}

/** An entry of any record. */
export class AuditLogEntryDto extends AuditEntryDto {
  @EnumField(entity)
  entity: AuditEntity;

  @IntField({ description: 'Key of the record that was changed.', ...ROW_ID, minimum: 0, example: 12 })
  entityId: number;

  static override from(entry: AuditEntry, timeZone: string, role: Role): AuditLogEntryDto {
    const { entity, entityId } = entry;
    return Object.assign(AuditEntryDto.from(entry, timeZone, role), { entity, entityId });
  }
}

export class AuditLogPageDto extends PageOf(AuditLogEntryDto) {}

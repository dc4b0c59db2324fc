import { IntersectionType } from '@nestjs/swagger';
import { DateRangeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { AUDIT_ACTIONS, AUDIT_SEARCH, type AuditActionName, type AuditEntity } from './audit.constants.js';
import { AUDITED_ENTITY } from './audit-entry.dto.js';

/** Which entries; all given filters must match. */
export class AuditLogFilter {
  @EnumField({ ...AUDITED_ENTITY, query: true, optional: true })
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

export class AuditLogQuery extends IntersectionType(PageQuery, AuditLogFilter) {}

export class CreateAuditFileDto {
  @ObjectField({ description: 'Which entries; all given filters must match.', type: AuditLogFilter })
  filter: AuditLogFilter;
}

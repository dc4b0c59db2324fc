import { ApiProperty } from '@nestjs/swagger';
import { maySee } from '../../common/auth/may-call.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { AUDIT_ACTION } from './audit.constants.js';
import { type AuditEntry } from './audit-entry.entity.js';

/** Fields of the audited entity. Which ones depends on its type. */
function MembersField(description: string, example: object): PropertyDecorator {
  return ApiProperty({ description, type: 'object', additionalProperties: true, nullable: true, example });
}

export class AuditEntryDto {
  @IntField({ description: 'Key of the entry; later ones are greater.', minimum: 1, example: 512 })
  id: number;

  @TextField({
    description: 'When it was changed, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @TextField({
    nullable: true,
    description: 'The person who changed it, by the name of that time; null: the system.',
    example: 'Sokha Chan',
  })
  person: string | null;

  @TextField({ description: 'What was done.', ...AUDIT_ACTION, example: 'edit' })
  action: string;

  @MembersField('The members that changed, as they were; null where there was nothing.', { status: 'online' })
  before: object | null;

  @MembersField('The same members, as they are since; null where there is nothing left.', {
    status: 'offline',
  })
  after: object | null;

  @TextField({
    nullable: true,
    description: 'The address from which it was changed. For administrators, else null.',
    example: '203.0.113.7',
  })
  address: string | null;

  @TextField({
    nullable: true,
    description: 'The program with which it was changed. For administrators, else null.',
    example: 'Mozilla/5.0',
  })
  userAgent: string | null;

  @TextField({
    nullable: true,
    description: 'The request that changed it; null where it was none.',
    example: '5f0c1c4e-8d6b-4c3a-9a53-7b1f0f4c2d11',
  })
  requestId: string | null;

  static from(entry: AuditEntry, timeZone: string, role: Role): AuditEntryDto {
    const { action, before, after, requestId } = entry;
    const seesOrigin = maySee(role, 'auditOrigin');
    return {
      id: Number(entry.id),
      time: displayTime(entry.at, timeZone),
      person: entry.accountName,
      action,
      before,
      after,
      address: seesOrigin ? entry.address : null,
      userAgent: seesOrigin ? entry.userAgent : null,
      requestId,
    };
  }
}

export class AuditEntryPageDto extends PageOf(AuditEntryDto) {}

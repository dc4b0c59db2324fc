import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { deviceOf } from './device.js';
import { type Session } from './session.entity.js';
import { type Browser, BROWSERS, type OperatingSystem, SYSTEMS } from './sessions.constants.js';

const UUID = {
  pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  form: 'uuid',
  example: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f60',
} as const;

export class OwnSessionParams {
  @TextField({ query: true, description: 'Key of the session.', ...UUID })
  id: string;
}

/** One of the sessions of the logged-in person. */
export class OwnSessionDto {
  @TextField({ description: 'Key of the session.', format: 'uuid', example: UUID.example })
  id: string;

  @EnumField({
    description: 'The browser that it was opened with.',
    values: [...Object.keys(BROWSERS), 'other'],
    enumName: 'Browser',
    example: 'chrome',
  })
  browser: Browser;

  @EnumField({
    description: 'The system that the browser runs on.',
    values: [...Object.keys(SYSTEMS), 'other'],
    enumName: 'OperatingSystem',
    example: 'windows',
  })
  system: OperatingSystem;

  @TextField({ description: 'The address that it was opened from; may be empty.', example: '203.0.113.7' })
  address: string;

  @TimeField({
    description: 'When it was opened, in the time zone of the deployment.',
    example: '2026-11-20 08:30:00',
  })
  createdAt: string;

  @TimeField({ description: 'The last request, to the minute.', example: '2026-11-22 14:05:00' })
  lastSeenAt: string;

  @TimeField({ description: 'When it ends by itself.', example: '2026-11-22 22:30:00' })
  expiresAt: string;

  @BooleanField({ description: 'Whether it is the session of this request.', example: true })
  isCurrent: boolean;

  static from(session: Session, currentId: string, timeZone: string): OwnSessionDto {
    return {
      id: session.id,
      ...deviceOf(session.userAgent),
      address: session.address ?? '',
      createdAt: displayTime(session.createdAt, timeZone),
      lastSeenAt: displayTime(session.lastSeenAt, timeZone),
      expiresAt: displayTime(session.expiresAt, timeZone),
      isCurrent: session.id === currentId,
    };
  }
}

export class OwnSessionPageDto extends PageOf(OwnSessionDto) {}

export class EndedSessionsDto {
  @IntField({ description: 'How many sessions were ended.', minimum: 0, example: 2 })
  ended: number;
}

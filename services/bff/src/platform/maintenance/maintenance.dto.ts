import { TimeField } from '../../common/fields/date-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { MAINTENANCE_MESSAGE, MAINTENANCE_MINUTES, MAINTENANCE_VERSION } from './maintenance.constants.js';
import { type Maintenance } from './maintenance.entity.js';

export class MaintenanceDto {
  @BooleanField({
    description: 'Whether the product is under maintenance: then only administrators may use it.',
    example: true,
  })
  isOn: boolean;

  @TextField({
    description: 'The message that people see; may be empty.',
    ...MAINTENANCE_MESSAGE,
    example: 'We are moving to a larger database.',
  })
  message: string;

  @TimeField({
    nullable: true,
    description:
      'When it began, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it is off.',
    example: '2026-03-14 09:26:53',
  })
  since: string | null;

  @TimeField({
    nullable: true,
    description:
      'When it is expected to end, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it is off, ' +
      'or nobody knows. It does not end by itself.',
    example: '2026-03-14 10:26:53',
  })
  expectedEnd: string | null;

  @IntField({
    description: 'Number of changes; send it with the next change.',
    ...MAINTENANCE_VERSION,
    example: 1,
  })
  version: number;

  static from({ isOn, message, since, expectedEnd, version }: Maintenance, timeZone: string): MaintenanceDto {
    const timeOf = (moment: Date | null) => moment && displayTime(moment, timeZone);
    return { isOn, message, since: timeOf(since), expectedEnd: timeOf(expectedEnd), version };
  }
}

export class SwitchMaintenanceDto {
  @BooleanField({ description: 'Whether to put the product under maintenance.', example: true })
  isOn: boolean;

  @TextField({
    optional: true,
    description: 'The message that people see.',
    ...MAINTENANCE_MESSAGE,
    example: 'We are moving to a larger database.',
  })
  message?: string;

  @IntField({
    optional: true,
    description: 'How many minutes it is expected to last, from now. If absent, the end is not known.',
    ...MAINTENANCE_MINUTES,
    example: 60,
  })
  minutes?: number;

  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...MAINTENANCE_VERSION,
    example: 1,
  })
  version: number;
}

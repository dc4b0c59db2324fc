import { MomentField } from '../fields/date-field.js';
import { IntField } from '../fields/number-field.js';

export class ScheduleDto {
  @MomentField({
    nullable: true,
    description:
      'It is delivered from then on, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null: from the beginning.',
    example: '2026-03-14 08:00:00',
  })
  onlineFrom: string | null;

  @MomentField({
    nullable: true,
    description: 'It is delivered until then; null: without an end. Later than `onlineFrom`.',
    example: '2026-03-20 18:00:00',
  })
  onlineUntil: string | null;

  @IntField({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

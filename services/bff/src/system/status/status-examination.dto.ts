import { type Finding } from '../../common/examination/examiner.js';
import {
  FINDING_SUBJECTS,
  type FindingSubject,
} from '../../common/examination/finding-subjects.constants.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Examination } from './examination.entity.js';
import { FINDING_OUTCOMES, type FindingOutcome, MOST_ITEMS } from './status.constants.js';

const WORST_FIRST: readonly FindingOutcome[] = ['fail', 'warn', 'ok'];

/** What `sala doctor` found, in English. */
export class FindingDto {
  @EnumField({
    values: FINDING_SUBJECTS,
    enumName: 'FindingSubject',
    description: 'What was examined.',
    example: 'outbox',
  })
  subject: FindingSubject;

  @EnumField({
    values: FINDING_OUTCOMES,
    enumName: 'FindingOutcome',
    description: 'ok; warn: works, and should be changed; fail: does not work.',
    example: 'ok',
  })
  outcome: FindingOutcome;

  @TextField({ description: 'What was found, in English.', example: 'What was sent has arrived.' })
  detail: string;

  @TextField({
    nullable: true,
    description: 'What to do, in English; null if nothing.',
    example: 'Start a replica.',
  })
  advice: string | null;
}

export class ExaminationDto {
  @BooleanField({ description: 'Whether one runs now, on any replica.', example: false })
  isRunning: boolean;

  @TimeField({
    nullable: true,
    description:
      'When the last one ended, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if there is none.',
  })
  endedTime: string | null;

  @ObjectListField({ type: FindingDto, ...MOST_ITEMS, description: 'What it found, the worst first.' })
  findings: FindingDto[];

  static from({ startedAt, endedAt, findings }: Examination, timeZone: string): ExaminationDto {
    const presented = findings.map((finding: Finding): FindingDto => ({
      ...finding,
      advice: finding.advice ?? null,
    }));
    const rank = ({ outcome }: FindingDto) => WORST_FIRST.indexOf(outcome);
    return {
      isRunning: startedAt !== null && endedAt === null,
      endedTime: endedAt && displayTime(endedAt, timeZone),
      findings: presented.toSorted((one, other) => rank(one) - rank(other)),
    };
  }
}

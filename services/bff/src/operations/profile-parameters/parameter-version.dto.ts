import { TimeField } from '../../common/fields/date-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { ParametersDto } from './parameters.dto.js';
import { APPLIED_VERSION, CONTENT_NUMBER } from './profile-parameters.constants.js';

/** An applied change. */
export interface AppliedChange extends ParameterChange {
  appliedVersion: number;
  decidedAt: Date;
}

export class ParameterVersionDto extends ParametersDto {
  @IntField({ description: 'Number of the version, from 1.', ...APPLIED_VERSION, example: 1 })
  version: number;

  @IntField({ description: 'Key of the change that became this version.', minimum: 1, example: 1 })
  changeId: number;

  @TextField({ description: 'Number in the operation log.', ...CONTENT_NUMBER, example: 'Video 001003' })
  contentNumber: string;

  @TextField({
    description: 'What the change was for.',
    example: 'Sharper pictures for the robot lessons.',
  })
  description: string;

  @TimeField({
    description: 'When it was applied, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  appliedTime: string;

  @TextField({
    nullable: true,
    description: 'Who approved it; null if the account no longer exists.',
    example: 'Sok Dara',
  })
  appliedBy: string | null;

  @BooleanField({
    description: 'Whether all values are within the limits of today. Only such a version can be restored.',
    example: true,
  })
  withinLimits: boolean;

  static from(change: AppliedChange, withinLimits: boolean, timeZone: string): ParameterVersionDto {
    const { id, contentNumber, description, appliedVersion, decidedAt, decider, parameters } = change;
    const { video, audio } = parameters;
    return {
      ...{ version: appliedVersion, changeId: id, contentNumber, description, video, audio, withinLimits },
      appliedTime: displayTime(decidedAt, timeZone),
      appliedBy: shownName(decider),
    };
  }
}

export class ParameterVersionPageDto extends PageOf(ParameterVersionDto) {}

/** The path of one version: `{version}`. */
export class ParameterVersionParams {
  @IntField({
    query: true,
    description: 'Number of the version.',
    ...APPLIED_VERSION,
    minimum: 1,
    example: 1,
  })
  version: number;
}

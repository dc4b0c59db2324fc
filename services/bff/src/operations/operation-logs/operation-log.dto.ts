import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PAGE_SIZE } from '../../common/paging/page.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { CHANGE_STATE } from '../profile-parameters/parameter-change.dto.js';
import { type ParameterChange } from '../profile-parameters/parameter-change.entity.js';
import { changedParts } from '../profile-parameters/parameter-differences.js';
import { PARAMETER_PARTS, type ParameterPart } from '../profile-parameters/parameter-fields.constants.js';
import { type ChangeState, CONTENT_NUMBER } from '../profile-parameters/profile-parameters.constants.js';
import {
  CONTENT_OF_PART,
  LOG_STATUSES,
  type LogStatus,
  STATUS_OF_STATE,
  UPDATE_CONTENT,
} from './operation-logs.constants.js';

export class OperationLogQuery extends PageQuery {
  /**
   * Older clients do not paginate. Without a page size they get the maximum that one response may contain.
   */
  @IntField({
    query: true,
    optional: true,
    description: 'Rows per page.',
    minimum: 1,
    maximum: PAGE_SIZE.max,
    default: PAGE_SIZE.max,
  })
  override pageSize: number = PAGE_SIZE.max;
}

export class OperationLogDto {
  @TextField({ description: 'Key of the row.', example: '1' })
  key: string;

  @TextField({
    description: 'Number of the content that was changed.',
    ...CONTENT_NUMBER,
    example: 'Video 000117',
  })
  contentNumber: string;

  @TextField({
    description: 'What was changed.',
    maxLength: UPDATE_CONTENT.maxLength,
    example: 'Video parameters',
  })
  updateContent: string;

  @EnumField({
    values: LOG_STATUSES,
    enumName: 'LogStatus',
    names: ['underReview', 'passed'],
    description: '0: under review, 1: passed.',
    example: 1,
  })
  status: LogStatus;

  @TimeField({
    description: 'When, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  updateTime: string;

  static from(change: ParameterChange, timeZone: string): OperationLogDto {
    const { id, contentNumber, state, updatedAt } = change;
    const contents = partsOf(change).map((part) => CONTENT_OF_PART[part]);
    return {
      key: String(id),
      contentNumber,
      updateContent: capitalized(contents.join('; ')),
      status: STATUS_OF_STATE[state],
      updateTime: displayTime(updatedAt, timeZone),
    };
  }
}

/** The same with what older clients do not know. */
export class OperationLogRowDto extends OperationLogDto {
  @IntField({ description: 'Key of the change, to get its details.', minimum: 1, example: 2 })
  id: number;

  @ApiProperty({
    description: 'The parts with differences.',
    enum: PARAMETER_PARTS,
    enumName: 'ParameterPart',
    isArray: true,
    example: ['video'],
  })
  parts: ParameterPart[];

  @EnumField(CHANGE_STATE)
  state: ChangeState;

  @TextField({
    nullable: true,
    description: 'Who submitted it; null if the account no longer exists.',
    example: 'Sok Dara',
  })
  person: string | null;

  static override from(change: ParameterChange, timeZone: string): OperationLogRowDto {
    const { id, state, submitter } = change;
    const more = { id, parts: partsOf(change), state, person: shownName(submitter) };
    return Object.assign(OperationLogDto.from(change, timeZone), more);
  }
}

export class OperationLogPageDto extends PageOf(OperationLogRowDto) {}

function partsOf({ base, parameters }: ParameterChange): ParameterPart[] {
  return changedParts(base?.parameters ?? null, parameters);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

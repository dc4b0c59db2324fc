import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PAGE_SIZE, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type OperationLog } from './operation-log.entity.js';
import { CONTENT_NUMBER, LOG_STATUSES, type LogStatus, UPDATE_CONTENT } from './operation-logs.constants.js';

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
    maxLength: CONTENT_NUMBER.maxLength,
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
    description: '0: under review, 1: passed.',
    example: 1,
  })
  status: LogStatus;

  @TextField({
    description: 'When, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  updateTime: string;

  static from(log: OperationLog, timeZone: string): OperationLogDto {
    const { id, contentNumber, updateContent, status } = log;
    const updateTime = displayTime(log.updatedAt, timeZone);
    return { key: String(id), contentNumber, updateContent, status, updateTime };
  }
}

import { ApiProperty } from '@nestjs/swagger';
import { DateRangeField } from '../common/fields/date-field.js';
import { EnumField } from '../common/fields/enum-field.js';
import { IntField } from '../common/fields/number-field.js';
import { TextField } from '../common/fields/text-field.js';
import { PageOf, PageQuery } from '../common/paging/page.dto.js';
import { displayTime } from '../common/time/display-time.js';
import {
  CONTENT_TYPES,
  type ContentType,
  FILTER_TYPES,
  type FilterType,
  POLICY_COUNT,
  POLICY_NAME,
  POLICY_NUMBER,
  POLICY_SORTS,
  POLICY_STATUSES,
  type PolicySort,
  type PolicyStatus,
  SORT_ORDERS,
  SUMMARY_MONTHS,
  type SortOrder,
} from './policies.constants.js';
import { type Policy } from './policy.entity.js';

const contentType = {
  values: CONTENT_TYPES,
  enumName: 'ContentType',
  description: 'img: pictures with text, horizontalVideo and verticalVideo: short videos.',
  example: 'img',
};
const filterType = {
  values: FILTER_TYPES,
  enumName: 'FilterType',
  description: 'artificial: chosen by people, rules: chosen by rules.',
  example: 'rules',
};
const status = {
  values: POLICY_STATUSES,
  enumName: 'PolicyStatus',
  description: 'online: delivered, offline: kept back.',
  example: 'online',
};

export class PolicyQuery extends PageQuery {
  @TextField({
    query: true,
    optional: true,
    description: 'Set number, or the digits that it begins with.',
    pattern: POLICY_NUMBER.pattern,
    form: '1–9 digits',
    example: '12',
  })
  number?: string;

  @TextField({
    query: true,
    optional: true,
    description: 'A part of the set name; case does not matter.',
    maxLength: POLICY_NAME.maxLength,
    example: 'robot',
  })
  name?: string;

  @EnumField({ ...contentType, query: true, optional: true })
  contentType?: ContentType;

  @EnumField({ ...filterType, query: true, optional: true })
  filterType?: FilterType;

  @EnumField({ ...status, query: true, optional: true })
  status?: PolicyStatus;

  @DateRangeField({
    optional: true,
    description:
      'Created on these days, both included, in the time zone of the deployment. Given once: that day; given ' +
      'twice: from the first to the last.',
    example: ['2026-01-01', '2026-01-31'],
  })
  createdTime?: string[];

  @EnumField({
    query: true,
    optional: true,
    values: POLICY_SORTS,
    enumName: 'PolicySort',
    description: 'Sorted by this member; rows that are equal in it keep a fixed order.',
    default: 'createdTime',
  })
  sort: PolicySort = 'createdTime';

  @EnumField({
    query: true,
    optional: true,
    values: SORT_ORDERS,
    enumName: 'SortOrder',
    description: 'Ascending or descending.',
    default: 'desc',
  })
  order: SortOrder = 'desc';
}

export class PolicyDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @IntField({ description: 'Set number; unique.', ...POLICY_NUMBER, example: 1024 })
  number: number;

  @TextField({ description: 'Set name.', maxLength: POLICY_NAME.maxLength, example: 'Robot friends' })
  name: string;

  @EnumField(contentType)
  contentType: ContentType;

  @IntField({ description: 'How many items the set holds.', ...POLICY_COUNT, example: 128 })
  count: number;

  @EnumField(status)
  status: PolicyStatus;

  @EnumField(filterType)
  filterType: FilterType;

  @TextField({
    description: 'When the set was made, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  static from(policy: Policy, timeZone: string): PolicyDto {
    const { id, number, name, contentType, count, status, filterType } = policy;
    const createdTime = displayTime(policy.createdTime, timeZone);
    return { id, number, name, contentType, count, status, filterType, createdTime };
  }
}

export class PolicyPageDto extends PageOf(PolicyDto) {}

export class ContentTypeFiguresDto {
  @EnumField(contentType)
  contentType: ContentType;

  @IntField({ description: 'How many sets are of this type.', minimum: 0, example: 18 })
  policies: number;

  @IntField({ description: 'How many items these sets hold together.', minimum: 0, example: 5210 })
  count: number;
}

export class MonthFiguresDto {
  @TextField({ description: 'The month, `YYYY-MM` in the time zone of the deployment.', example: '2026-03' })
  month: string;

  @IntField({ description: 'How many sets were made in it.', minimum: 0, example: 5 })
  policies: number;

  @IntField({ description: 'How many of these are online now.', minimum: 0, example: 3 })
  online: number;
}

export class PolicySummaryDto {
  @IntField({ description: 'All sets.', minimum: 0, example: 55 })
  total: number;

  @IntField({ description: 'Sets that are online.', minimum: 0, example: 38 })
  online: number;

  @IntField({
    description: 'Sets that are offline; with `online` this adds up to `total`.',
    minimum: 0,
    example: 17,
  })
  offline: number;

  @IntField({
    description: 'Sets made since yesterday began, in the time zone of the deployment.',
    minimum: 0,
    example: 2,
  })
  newSinceYesterday: number;

  @TextField({
    description: 'The first day of `newSinceYesterday`, `YYYY-MM-DD` in the time zone of the deployment.',
    example: '2026-03-13',
  })
  yesterday: string;

  @TextField({ description: 'Its last day.', example: '2026-03-14' })
  today: string;

  @IntField({ description: 'Items in all sets together.', minimum: 0, example: 15804 })
  countTotal: number;

  @ApiProperty({
    description: 'One entry for each content type; they add up to the totals.',
    type: [ContentTypeFiguresDto],
  })
  byContentType: ContentTypeFiguresDto[];

  @ApiProperty({
    description: `The last ${SUMMARY_MONTHS} months, oldest first, the current one included.`,
    type: [MonthFiguresDto],
  })
  byMonth: MonthFiguresDto[];
}

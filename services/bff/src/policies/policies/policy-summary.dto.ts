import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { SUMMARY_MONTHS } from './policies.constants.js';
import { POLICY_FIELDS } from './policy-fields.constants.js';

export class ContentTypeFiguresDto extends ReadDto(POLICY_FIELDS, ['contentType']) {
  @IntField({ description: 'The number of sets of this type.', minimum: 0, example: 18 })
  policies: number;

  @IntField({ description: 'The number of items in these sets together.', minimum: 0, example: 5210 })
  count: number;
}

export class MonthFiguresDto {
  @TextField({ description: 'The month, `YYYY-MM` in the time zone of the deployment.', example: '2026-03' })
  month: string;

  @IntField({ description: 'The number of sets created in that month.', minimum: 0, example: 5 })
  policies: number;

  @IntField({ description: 'The number of these that are online now.', minimum: 0, example: 3 })
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
    description: 'Sets created since the start of yesterday, in the time zone of the deployment.',
    minimum: 0,
    example: 2,
  })
  newSinceYesterday: number;

  @TextField({
    description: 'The first day of `newSinceYesterday`, `YYYY-MM-DD` in the time zone of the deployment.',
    example: '2026-03-13',
  })
  yesterday: string;

  @TextField({ description: 'Last day of the period.', example: '2026-03-14' })
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

import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { RequestedPeriodDto } from '../periods/period.dto.js';
import { AUTHOR_NAME, POPULAR_AUTHORS } from './authors.constants.js';

export class PopularAuthorDto {
  @IntField({ description: 'Rank, from 1.', minimum: 1, maximum: POPULAR_AUTHORS, example: 1 })
  ranking: number;

  @IntField({ description: 'Key of the author.', minimum: 1, example: 3 })
  id: number;

  @TextField({ description: 'Name of the author.', maxLength: AUTHOR_NAME.maxLength, example: 'Anna Keller' })
  author: string;

  @IntField({ description: 'How often their content was published.', minimum: 0, example: 8120 })
  contentCount: number;

  @IntField({ description: 'How often their content was opened.', minimum: 0, example: 5391877 })
  clickCount: number;

  @ApiProperty({
    description:
      'Growth of `clickCount` against the compared period, in percent to two decimals; null if that was ' +
      'zero or nothing is compared. Only if the request names a period or a comparison.',
    type: Number,
    nullable: true,
    required: false,
    example: 3.4,
  })
  growth?: number | null;
}

export class PopularAuthorsDto extends RequestedPeriodDto {
  @ApiProperty({
    description: `The ${POPULAR_AUTHORS} most clicked authors, by rank; fewer only if there are not that many.`,
    type: [PopularAuthorDto],
    maxItems: POPULAR_AUTHORS,
  })
  list: PopularAuthorDto[];

  @IntField({
    optional: true,
    description:
      'Clicks of all authors together, listed or not; only if the request names a period or a comparison.',
    minimum: 0,
    example: 31887120,
  })
  count?: number;
}

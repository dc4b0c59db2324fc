import { DateField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { RowsField } from '../../common/fields/rows-field.js';
import { BATCH_ROWS, FACT_VALUE } from './integration.constants.js';
import { NamedItemDto } from './item-row.dto.js';

const VALUE = { ...FACT_VALUE, optional: true } as const;

/** What is left out is 0, because a row says everything about its hour. */
export class FactRowDto extends NamedItemDto {
  @DateField({ description: 'The day, in the time zone of the deployment.', example: '2026-03-01' })
  day: string;

  @IntField({ description: 'The hour of the day that begins then.', minimum: 0, maximum: 23, example: 9 })
  hour: number;

  @IntField({ ...VALUE, description: 'How often it was published; 0 if left out.', example: 0 })
  publications?: number;

  @IntField({ ...VALUE, description: 'How often it was opened; 0 if left out.', example: 31 })
  clicks?: number;

  @IntField({ ...VALUE, description: 'How often it was shown; 0 if left out.', example: 240 })
  exposures?: number;

  @IntField({ ...VALUE, description: 'How many comments it got; 0 if left out.', example: 2 })
  comments?: number;

  @IntField({ ...VALUE, description: 'How often it was shared; 0 if left out.', example: 1 })
  shares?: number;

  @IntField({ ...VALUE, description: 'How many likes it got; 0 if left out.', example: 12 })
  likes?: number;

  @IntField({
    ...VALUE,
    description: 'For how many minutes it was read or watched; 0 if left out.',
    example: 95,
  })
  minutes?: number;
}

export class FactBatchDto {
  @RowsField({
    description: `At most ${BATCH_ROWS.facts} hours of items, each once.`,
    type: FactRowDto,
    minItems: 1,
    maxItems: BATCH_ROWS.facts,
  })
  rows: unknown[];
}

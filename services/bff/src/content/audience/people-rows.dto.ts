import { DateField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { PERIOD } from '../periods/periods.constants.js';
import {
  AUDIENCE_MEASURES,
  type AudienceMeasure,
  MAX_PEOPLE,
  PEOPLE_ROW_SORTS,
  type PeopleRowSort,
  RETENTION_DAYS,
} from './audience.constants.js';

export class PeopleRowsQuery extends PageQuery {
  @EnumField({
    query: true,
    values: AUDIENCE_MEASURES,
    enumName: 'AudienceMeasure',
    description:
      'active: days on which the person was active. returned: those of them that follow an active day. ' +
      `retained: those of them with an active day among the ${RETENTION_DAYS} before.`,
    example: 'active',
  })
  measure: AudienceMeasure;

  @DateField({ description: 'First day, in the time zone of the deployment.', example: '2026-03-01' })
  from: string;

  @DateField({
    description: `Last day, included: not before \`from\`, not after today, at most ${PERIOD.maxDays} days in all.`,
    example: '2026-03-31',
  })
  to: string;

  @EnumField({
    query: true,
    optional: true,
    values: PEOPLE_ROW_SORTS,
    enumName: 'PeopleRowSort',
    description: 'The field to sort by; equal rows keep the order of their numbers.',
    default: 'days',
  })
  sort: PeopleRowSort = 'days';

  @EnumField({
    ...SORT_ORDER,
    query: true,
    optional: true,
    default: 'desc',
  })
  order: SortOrder = 'desc';
}

export class PeopleRowDto {
  @IntField({
    description: 'Number of the person. No name is stored.',
    minimum: 1,
    maximum: MAX_PEOPLE,
    example: 1207,
  })
  person: number;

  @IntField({
    description: 'How many days of the period count.',
    minimum: 1,
    maximum: PERIOD.maxDays,
    example: 6,
  })
  days: number;
}

/** `total` is the number of distinct people. */
export class PeopleRowPageDto extends PageOf(PeopleRowDto) {
  @IntField({
    description: 'Sum of `days` over all pages: the figure where a person counts once for each day.',
    minimum: 0,
    example: 9327,
  })
  sum: number;
}

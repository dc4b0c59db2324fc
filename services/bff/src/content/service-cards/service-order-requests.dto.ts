import { IntersectionType } from '@nestjs/swagger';
import { CardVersionDto } from '../cards/card.dto.js';
import { DateRangeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { ORDER_KIND, ORDER_STATE } from './service-order-fields.dto.js';
import {
  DEFAULT_TERM_MONTHS,
  ORDER_PRICE,
  ORDER_SORTS,
  ORDER_VERSION,
  type OrderKind,
  type OrderSort,
  type OrderState,
  TERM_MONTHS,
} from './service-orders.constants.js';

const NOT_CHARGED =
  'Another price is 40900 with the present one, and nothing is ordered or charged. If absent, any price is accepted.';

/** What is ordered of a service. */
export class OrderServiceDto extends CardVersionDto {
  @IntField({
    optional: true,
    description: 'The term in months: one of the `terms` of the service.',
    ...TERM_MONTHS,
    default: DEFAULT_TERM_MONTHS,
    example: 12,
  })
  termMonths: number = DEFAULT_TERM_MONTHS;

  @BooleanField({
    optional: true,
    description:
      'true: pay at once, refused if the balance does not cover it. false: leave the order pending. ' +
      'Absent: pay at once if the balance covers it, otherwise leave the order pending.',
    example: true,
  })
  pay?: boolean;

  @IntField({
    optional: true,
    description: `The price that the person saw for this term, in fen. ${NOT_CHARGED}`,
    ...ORDER_PRICE,
    example: 298_800,
  })
  price?: number;
}

/** Which orders; all given filters must match. */
export class ServiceOrderFilter {
  @EnumField({ ...ORDER_STATE, query: true, optional: true })
  state?: OrderState;

  @EnumField({ ...ORDER_KIND, query: true, optional: true })
  kind?: OrderKind;

  @IntField({ query: true, optional: true, description: 'Key of the service.', ...ROW_ID, example: 1 })
  service?: number;

  @DateRangeField({
    query: true,
    optional: true,
    description:
      'Ordered on these days, both included, in the time zone of the deployment. Given once: that day.',
    example: ['2026-11-01', '2026-11-30'],
  })
  createdTime?: string[];
}

export class ServiceOrderQuery extends IntersectionType(PageQuery, ServiceOrderFilter) {
  @EnumField({
    query: true,
    optional: true,
    values: ORDER_SORTS,
    enumName: 'OrderSort',
    description: 'The field to sort by; orders with equal values keep a fixed order.',
    default: 'createdTime',
  })
  sort: OrderSort = 'createdTime';

  @EnumField({
    ...SORT_ORDER,
    query: true,
    optional: true,
    default: 'desc',
  })
  order: SortOrder = 'desc';
}

/** The state of the order that the caller last read. */
export class OrderVersionDto {
  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...ORDER_VERSION,
    example: 1,
  })
  version: number;
}

export class PayOrderDto extends OrderVersionDto {
  @IntField({
    optional: true,
    description: `The price of the order that the person saw, in fen. ${NOT_CHARGED}`,
    ...ORDER_PRICE,
    example: 298_800,
  })
  price?: number;
}

import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { ObjectListField } from '../../common/fields/object-field.js';
import { type Holder } from '../../common/auth/can.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { shownName } from '../../common/text/shown-name.js';
import { ServiceTextDto } from './service-text.dto.js';
import { SERVICE_KEY, SERVICE_LANGUAGES, SERVICE_TITLE } from './service-cards.constants.js';
import { type ServiceOrder } from './service-order.entity.js';
import { ORDER_KIND, ORDER_STATE } from './service-order-fields.dto.js';
import {
  ORDER_ACTIONS,
  ORDER_PRICE,
  ORDER_TRANSITIONS,
  ORDER_VERSION,
  type OrderAction,
  type OrderKind,
  type OrderState,
  TERM_MONTHS,
} from './service-orders.constants.js';

/** The examples are of an order that is pending. */
const person = (did: string, example: string | null = null) => ({
  nullable: true,
  description: `The person who ${did} it; null if nobody did, or the account no longer exists.`,
  example,
});
const time = (done: string) => ({
  nullable: true,
  description: `When it was ${done}, \`YYYY-MM-DD HH:mm:ss\` in the time zone of the deployment; null if it was not.`,
  example: null,
});

export class ServiceTitleDto extends PickType(ServiceTextDto, ['language', 'title'] as const) {}

export class ServiceOrderDto {
  @IntField({ description: 'Number of the order.', minimum: 1, example: 7 })
  id: number;

  @IntField({ description: 'Key of the service.', minimum: 1, example: 1 })
  serviceId: number;

  @TextField({
    description: 'Stable key of the service, for programs.',
    ...SERVICE_KEY,
    example: 'learning-paths',
  })
  serviceKey: string;

  @TextField({
    description: 'Title of the service: in English, or otherwise in the first language of `serviceTitles`.',
    ...SERVICE_TITLE,
    example: 'Learning paths',
  })
  serviceTitle: string;

  @ObjectListField({
    type: ServiceTitleDto,
    ...SERVICE_LANGUAGES,
    description: 'The titles of the service, one for each language that it is described in.',
  })
  serviceTitles: ServiceTitleDto[];

  @EnumField(ORDER_KIND)
  kind: OrderKind;

  @IntField({ description: 'The ordered term, in months.', ...TERM_MONTHS, example: 12 })
  termMonths: number;

  @IntField({
    description: 'The price in fen, as of the time of the order.',
    ...ORDER_PRICE,
    example: 298_800,
  })
  price: number;

  @EnumField(ORDER_STATE)
  state: OrderState;

  @ApiProperty({
    description: 'The actions available to you in the current state of the order.',
    enum: ORDER_ACTIONS,
    enumName: 'OrderAction',
    isArray: true,
    example: ['pay', 'cancel'],
  })
  actions: OrderAction[];

  @TimeField({
    description: 'When it was ordered, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @TextField({ ...person('ordered', 'Sokha Chan') })
  createdBy: string | null;

  @TimeField({ ...time('paid') })
  paidTime: string | null;

  @TextField({ ...person('paid') })
  paidBy: string | null;

  @TimeField({ ...time('cancelled') })
  cancelledTime: string | null;

  @TextField({ ...person('cancelled') })
  cancelledBy: string | null;

  @IntField({
    description: 'Number of changes; send it with the next change.',
    ...ORDER_VERSION,
    example: 1,
  })
  version: number;

  static from(order: ServiceOrder, holder: Holder, timeZone: string): ServiceOrderDto {
    const { id, serviceId, service, kind, termMonths, price, state, version } = order;
    const timeOf = (moment: Date | null) => moment && displayTime(moment, timeZone);
    return {
      ...{ id, serviceId, serviceKey: service.key, serviceTitle: service.title },
      serviceTitles: service.texts.map(({ language, title }) => ({ language, title })),
      ...{ kind, termMonths, price, state, version },
      actions: legalActions(ORDER_TRANSITIONS, state, holder),
      createdTime: displayTime(order.createdAt, timeZone),
      createdBy: shownName(order.creator),
      paidTime: timeOf(order.paidAt),
      paidBy: shownName(order.payer),
      cancelledTime: timeOf(order.cancelledAt),
      cancelledBy: shownName(order.canceller),
    };
  }
}

export class ServiceOrderPageDto extends PageOf(ServiceOrderDto) {}

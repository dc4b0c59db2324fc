import { PickType } from '@nestjs/swagger';
import { defineWebhookType } from '../../system/webhooks/webhook-type.event.js';
import { ServiceOrderDto } from './service-order.dto.js';

/** Sent to webhooks, which anybody may run, so not who ordered it. */
export class OrderPaidDto extends PickType(ServiceOrderDto, [
  'id',
  'serviceId',
  'kind',
  'termMonths',
  'price',
] as const) {}

export const ORDER_PAID = defineWebhookType({
  name: 'order.paid',
  summary: 'The price of an order was taken from the balance, and its service was opened or renewed.',
  data: OrderPaidDto,
});

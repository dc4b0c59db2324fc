import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { TEST_EVENT, type WebhookMessage } from './webhooks.constants.js';

/** A message that webhooks receive, defined once by the feature that owns it. */
export interface WebhookType<Data extends object = object> {
  readonly name: WebhookMessage;
  /** For the document: when it is sent. */
  readonly summary: string;
  readonly data: Type<Data>;
  /** The schema of the whole message in openapi.json: `OrderPaidWebhookDto` for `order.paid`. */
  readonly dto: Type;
}

/**
 * Defines a message to webhooks. Add it to the list in app.webhooks.ts, from which openapi.json is generated. Its data are ids
 * and what a receiver needs to decide whether to ask for more: nothing about a person, because anybody may run a receiver.
 *
 * @example
 * const ORDER_PAID = defineWebhookType({ name: 'order.paid', summary: 'An order was paid', data: OrderPaidDto });
 */
export function defineWebhookType<Data extends object>(
  definition: Omit<WebhookType<Data>, 'dto'>,
): WebhookType<Data> {
  return { ...definition, dto: dtoOf(definition) };
}

function dtoOf({ name, data: payload }: Omit<WebhookType, 'dto'>): Type {
  class WebhookDto {
    @ApiProperty({ description: 'What happened.', enum: [name], example: name })
    type: string;

    @ApiProperty({
      description: 'When it happened, in UTC as ISO 8601 says.',
      format: 'date-time',
      example: '2026-03-14T02:26:53.000Z',
    })
    timestamp: string;

    @ApiProperty({ description: 'What it happened to.', type: payload })
    data: object;
  }
  const words = name.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  Object.defineProperty(WebhookDto, 'name', { value: `${words.join('')}WebhookDto` });
  return WebhookDto;
}

export const WEBHOOK_TEST = defineWebhookType({
  name: TEST_EVENT,
  summary: 'An administrator tries the webhook. `data` has its id. Sent once.',
  data: RowIdParams,
});

import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type DeliveryAttempt, type WebhookDelivery } from './webhook-delivery.entity.js';
import {
  ATTEMPT_SECONDS,
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  type DeliveryFailure,
  type DeliveryState,
  WEBHOOK_MESSAGES,
  type WebhookMessage,
} from './webhooks.constants.js';

const ID = {
  description: 'The `webhook-id` of the message, the same in every attempt.',
  pattern: UUID,
  example: '0b6e5c0e-5b0e-4c55-9a5e-2f1b7f6f2a10',
};
const STATE = {
  values: DELIVERY_STATES,
  enumName: 'WebhookDeliveryState',
  description:
    'waiting: for its first or next attempt; delivered: a 2xx was answered; failed: not tried again.',
  example: 'delivered',
} as const;

/** The path of one delivery: `{id}` of the webhook and `{delivery}`. */
export class WebhookDeliveryParams {
  @IntField({ query: true, description: 'Key of the webhook.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({ ...ID, query: true })
  delivery: string;
}

export class WebhookDeliveryQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: DeliveryState;
}

export class WebhookAttemptDto {
  @TimeField({ description: 'When, in the time zone of the deployment.', example: '2026-03-14 09:26:53' })
  time: string;

  @IntField({ description: 'How long it took, in milliseconds.', minimum: 0, example: 87 })
  durationMs: number;

  @IntField({ nullable: true, description: 'The HTTP status; null without an answer.', example: 204 })
  status: number | null;

  @EnumField({
    values: DELIVERY_FAILURES,
    enumName: 'WebhookFailure',
    nullable: true,
    description:
      'Null if it succeeded. status: the answer was no 2xx; redirect: a redirect, none of which is followed; timeout: ' +
      `no answer within ${ATTEMPT_SECONDS} s; address: the name leads into the network of the deployment; dns: the name ` +
      'has no address; connection: none could be made, or it broke; certificate: it is not valid; secret: the keys of ' +
      'the deployment have changed, rotate the secret.',
    example: null,
  })
  failure: DeliveryFailure | null;

  static from({ at, ...attempt }: DeliveryAttempt, timeZone: string): WebhookAttemptDto {
    return { time: displayTime(new Date(at), timeZone), ...attempt };
  }
}

export class WebhookDeliveryDto {
  @TextField(ID)
  id: string;

  @EnumField({
    values: WEBHOOK_MESSAGES,
    enumName: 'WebhookMessage',
    description: 'What it tells.',
    example: 'enquiry.received',
  })
  type: WebhookMessage;

  @EnumField(STATE)
  state: DeliveryState;

  @TextField({
    description: 'What is sent, as signed: JSON.',
    lines: true,
    example: '{"type":"webhook.test"}',
  })
  body: string;

  @ApiProperty({ description: 'The oldest first.', type: [WebhookAttemptDto] })
  attempts: WebhookAttemptDto[];

  @TimeField({
    description: 'When it was written, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  static from(delivery: WebhookDelivery, timeZone: string): WebhookDeliveryDto {
    const { id, type, state, body, attempts, createdAt } = delivery;
    return {
      id,
      type,
      state,
      body,
      attempts: attempts.map((attempt) => WebhookAttemptDto.from(attempt, timeZone)),
      createdTime: displayTime(createdAt, timeZone),
    };
  }
}

export class WebhookDeliveryPageDto extends PageOf(WebhookDeliveryDto) {}

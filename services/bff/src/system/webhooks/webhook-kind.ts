import { type OutboxKind } from '../../platform/outbox/outbox-kind.js';
import { ATTEMPT_SECONDS, RETRY_HOURS } from './webhooks.constants.js';

/** What the outbox knows of a message. What is sent stands in the delivery, which an administrator can read. */
export interface WebhookParcel {
  webhookId: number;
  deliveryId: string;
  /** Of the address when it was sent. */
  host: string;
}

/** The time limit leaves some for the record of the attempt. */
export const WEBHOOK: OutboxKind<WebhookParcel> = {
  name: 'webhook',
  atATime: { all: 8, ofOneLane: 2 },
  timeoutSeconds: ATTEMPT_SECONDS + 10,
  retry: { firstSeconds: 10, longestSeconds: 7_200 },
  deadlineSeconds: RETRY_HOURS * 3_600,
};

/** Messages of one webhook wait for each other, and not for those of others. */
export function laneOf(webhookId: number): string {
  return `webhook ${webhookId}`;
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { OutboxService } from '../../platform/outbox/outbox.service.js';
import { hostOf } from './webhook-address.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { laneOf, WEBHOOK } from './webhook-kind.js';
import { type WebhookType } from './webhook-type.event.js';
import { WEBHOOK_CHANGED } from './webhook.event.js';
import { TEST_EVENT } from './webhooks.constants.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Tells webhooks what happened, on behalf of the domains. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly outbox: OutboxService,
    private readonly events: LiveEventsService,
  ) {}

  /**
   * Writes a message for each of `data` to each webhook that asks for this event. They are sent once the transaction of
   * `manager` commits; a rollback sends nothing.
   *
   * @example
   * await webhooks.tell(manager, ORDER_PAID, { id, serviceId, kind, termMonths, price });
   */
  async tell<Data extends object>(
    manager: EntityManager,
    { name }: WebhookType<Data>,
    ...data: Data[]
  ): Promise<void> {
    if (name === TEST_EVENT || data.length === 0) return;
    const told = await this.webhooks.toldOf(name, manager);
    const timestamp = new Date();
    for (const { id: webhookId, url } of told) {
      const written = data.map((datum) => ({
        id: randomUUID(),
        webhookId,
        type: name,
        body: bodyOf(name, datum, timestamp),
      }));
      await this.deliveries.insert(written, manager);
      for (const { id } of written) {
        const parcel = { webhookId, deliveryId: id, host: hostOf(url) };
        await this.outbox.send(manager, WEBHOOK, parcel, { id, subject: name, lane: laneOf(webhookId) });
      }
      await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id: webhookId, action: 'send' });
    }
  }
}

/** As Standard Webhooks says. The same text is signed and sent, in every attempt. */
export function bodyOf(type: string, data: object, timestamp: Date): string {
  return JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
}

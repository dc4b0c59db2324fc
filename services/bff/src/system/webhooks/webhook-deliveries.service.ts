import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { OutboxService } from '../../platform/outbox/outbox.service.js';
import { hostOf } from './webhook-address.js';
import { WebhookCourierService } from './webhook-courier.service.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookDeliveryDto, type WebhookDeliveryQuery } from './webhook-delivery.dto.js';
import { bodyOf } from './webhook-events.service.js';
import { laneOf, WEBHOOK } from './webhook-kind.js';
import { WEBHOOK_TEST } from './webhook-type.event.js';
import { WEBHOOK_CHANGED } from './webhook.event.js';
import { ATTEMPT_SECONDS, TEST_EVENT } from './webhooks.constants.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

/** Shows administrators what was sent, and sends on demand. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly webhooks: WebhooksService,
    private readonly rows: WebhooksRepository,
    private readonly courier: WebhookCourierService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError notFound */
  async page(webhookId: number, query: WebhookDeliveryQuery): Promise<Page<WebhookDeliveryDto>> {
    await this.webhooks.find(webhookId);
    const [list, total] = await this.deliveries.page(webhookId, query);
    return { list: list.map((delivery) => WebhookDeliveryDto.from(delivery, this.config.timeZone)), total };
  }

  /**
   * Sends a test message at once and waits for how it ends. It does not go through the outbox: a receiver that is being set
   * up may fail, which is no matter of alerts, and it is not tried again.
   * @throws AppError notFound
   */
  async test(webhookId: number, actor: SignedInActor): Promise<WebhookDeliveryDto> {
    const webhook = await this.webhooks.find(webhookId);
    const { name: type } = WEBHOOK_TEST;
    const message = { id: randomUUID(), type, body: bodyOf(type, { id: webhookId }, new Date()) };
    const signal = AbortSignal.timeout(ATTEMPT_SECONDS * 1_000);
    const { attempt } = await this.courier.attempt(webhook, message, signal);
    const state = attempt.failure === null ? 'delivered' : 'failed';
    await this.manager.transaction(async (manager) => {
      // It may have been removed meanwhile.
      if (!(await this.rows.lock(webhookId, manager))) throw new AppError('notFound');
      await this.deliveries.insert([{ ...message, webhookId, state, attempts: [attempt] }], manager);
      await this.record(manager, actor, webhookId, { action: 'test', delivery: message.id });
      const action = state === 'delivered' ? 'deliver' : 'fail';
      await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id: webhookId, action });
    });
    return await this.get(message.id, webhookId);
  }

  /**
   * The receiver gets the same id, so that it can recognise a repetition.
   * @throws AppError notFound, or conflict while it waits or if it was a test, or webhookSwitchedOff
   */
  async resend(webhookId: number, id: string, actor: SignedInActor): Promise<WebhookDeliveryDto> {
    await this.manager.transaction(async (manager) => {
      const webhook = await this.rows.lock(webhookId, manager);
      const delivery = await this.deliveries.find(id, webhookId, manager);
      if (!webhook || !delivery) throw new AppError('notFound');
      const { state, version, url } = webhook;
      if (state !== 'active') throw new AppError('webhookSwitchedOff', {}, { state, version });
      if (delivery.state === 'waiting' || delivery.type === TEST_EVENT)
        throw new AppError('conflict', {}, { state: delivery.state, version });
      await this.deliveries.move(id, 'waiting', manager);
      const about = { id, subject: delivery.type, lane: laneOf(webhookId) };
      await this.outbox.send(manager, WEBHOOK, { webhookId, deliveryId: id, host: hostOf(url) }, about);
      await this.record(manager, actor, webhookId, { action: 'resend', delivery: id });
      await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id: webhookId, action: 'send' });
    });
    return await this.get(id, webhookId);
  }

  private async get(id: string, webhookId: number): Promise<WebhookDeliveryDto> {
    const delivery = await this.deliveries.find(id, webhookId);
    if (!delivery) throw new AppError('notFound');
    return WebhookDeliveryDto.from(delivery, this.config.timeZone);
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    entityId: number,
    { action, delivery }: { action: AuditActionName; delivery: string },
  ): Promise<void> {
    const change = { entityId, before: {}, after: { delivery } };
    await this.audit.record(manager, actor, { entity: 'webhook', action }, change);
  }
}

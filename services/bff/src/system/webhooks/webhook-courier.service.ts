import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { SYSTEM } from '../../common/auth/actor.js';
import { Config } from '../../config/config.js';
import { MessageSenderService } from '../../messages/messages/message-sender.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { type Attempt, DeliveryError, type OutboxHandler } from '../../platform/outbox/outbox-kind.js';
import { OutboxHandlersService } from '../../platform/outbox/outbox-handlers.service.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { type DeliveryAttempt, type WebhookDelivery } from './webhook-delivery.entity.js';
import { WEBHOOK, type WebhookParcel } from './webhook-kind.js';
import { stopNotice } from './webhook-notice.js';
import { type Outcome, post } from './webhook-request.js';
import { signedHeaders } from './webhook-secret.js';
import { type Webhook } from './webhook.entity.js';
import { WEBHOOK_CHANGED } from './webhook.event.js';
import { type DeliveryState, FAILING_DAYS } from './webhooks.constants.js';
import { WebhooksRepository } from './webhooks.repository.js';

const GONE = 410;
const FAILING_MS = FAILING_DAYS * 86_400_000;

/** Delivers what the outbox holds for webhooks, and switches off those that only fail. */
@Injectable()
export class WebhookCourierService implements OutboxHandler<WebhookParcel> {
  readonly isReady = true;

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly sender: MessageSenderService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    handlers: OutboxHandlersService,
  ) {
    handlers.register(WEBHOOK, this);
  }

  /** Nothing is delivered if the message is gone with its webhook. */
  async deliver({ deliveryId }: WebhookParcel, { signal }: Attempt): Promise<void> {
    const delivery = await this.deliveries.withWebhook(deliveryId);
    if (!delivery) return;
    if (delivery.webhook.state !== 'active') throw new DeliveryError('SWITCHED OFF', { isFinal: true });
    const { attempt, retryAfterSeconds } = await this.attempt(delivery.webhook, delivery, signal);
    const isOver = await this.record(delivery, attempt);
    const { failure, status } = attempt;
    if (failure === null) return;
    const code = status === null ? failure.toUpperCase() : `HTTP ${status}`;
    throw new DeliveryError(code, { isFinal: isOver, retryAfterSeconds });
  }

  /** Sends a message once, and stores nothing. */
  async attempt(
    webhook: Webhook,
    { id, body }: Pick<WebhookDelivery, 'id' | 'body'>,
    signal: AbortSignal,
  ): Promise<{ attempt: DeliveryAttempt; retryAfterSeconds: number }> {
    const at = new Date();
    const headers = await signedHeaders(webhook, { id, body }, this.config.jwtKeys);
    const unsigned: Outcome = { status: null, failure: 'secret', retryAfterSeconds: 0 };
    const { retryAfterSeconds, ...outcome } = headers
      ? await post(
          { url: webhook.url, headers: { ...HEADERS, ...headers }, body },
          this.config.webhookAllow,
          signal,
        )
      : unsigned;
    const durationMs = Date.now() - at.getTime();
    return { attempt: { at: at.toISOString(), durationMs, ...outcome }, retryAfterSeconds };
  }

  async died(manager: EntityManager, parcel: WebhookParcel): Promise<void> {
    await this.move(manager, parcel, 'failed', 'fail');
  }

  async revived(manager: EntityManager, parcel: WebhookParcel): Promise<void> {
    await this.move(manager, parcel, 'waiting', 'send');
  }

  recipientOf({ host }: WebhookParcel): string {
    return host;
  }

  private async move(
    manager: EntityManager,
    { webhookId: id, deliveryId }: WebhookParcel,
    state: DeliveryState,
    action: string,
  ): Promise<void> {
    await this.deliveries.move(deliveryId, state, manager);
    await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id, action });
  }

  /** @returns whether the webhook is switched off by now */
  private async record({ id, webhookId }: WebhookDelivery, attempt: DeliveryAttempt): Promise<boolean> {
    return await this.manager.transaction(async (manager) => {
      const webhook = await this.webhooks.lock(webhookId, manager);
      if (!webhook) return true;
      const hasFailed = attempt.failure !== null;
      await this.deliveries.addAttempt(id, attempt, manager);
      const failingSince = hasFailed ? (webhook.failingSince ?? new Date(attempt.at)) : null;
      await this.webhooks.change(webhookId, { failingSince }, manager);
      const reason = reasonToStop(attempt, failingSince);
      if (reason !== null && webhook.state === 'active') await this.stop(manager, webhook, reason);
      const action = hasFailed ? 'fail' : 'deliver';
      await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id: webhookId, action });
      return webhook.state !== 'active' || reason !== null;
    });
  }

  private async stop(manager: EntityManager, webhook: Webhook, state: 'failed' | 'gone'): Promise<void> {
    const { id, version } = webhook;
    await this.webhooks.change(id, { state, version: version + 1 }, manager);
    const change = { entityId: id, before: { state: webhook.state }, after: { state } };
    await this.audit.record(manager, SYSTEM, { entity: 'webhook', action: 'stop' }, change);
    await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id, action: 'stop' });
    await this.sender.send(manager, stopNotice(webhook, state));
  }
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Sala-Webhooks' };

function reasonToStop({ status }: DeliveryAttempt, failingSince: Date | null): 'failed' | 'gone' | null {
  if (status === GONE) return 'gone';
  return failingSince !== null && Date.now() - failingSince.getTime() >= FAILING_MS ? 'failed' : null;
}

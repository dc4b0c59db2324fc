import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type WebhookDeliveryQuery } from './webhook-delivery.dto.js';
import { type DeliveryAttempt, WebhookDelivery } from './webhook-delivery.entity.js';
import { DELIVERY_DAYS, type DeliveryState } from './webhooks.constants.js';

export type NewDelivery = Pick<WebhookDelivery, 'id' | 'webhookId' | 'type' | 'body'> &
  Partial<Pick<WebhookDelivery, 'state' | 'attempts'>>;

@Injectable()
export class WebhookDeliveriesRepository {
  constructor(@InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>) {}

  /** Newest first. */
  page(
    webhookId: number,
    { state, current, pageSize }: WebhookDeliveryQuery,
  ): Promise<[WebhookDelivery[], number]> {
    return this.deliveries.findAndCount({
      where: { webhookId, ...(state ? { state } : {}) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  withWebhook(id: string): Promise<WebhookDelivery | null> {
    return this.deliveries.findOne({ where: { id }, relations: { webhook: true } });
  }

  async insert(deliveries: NewDelivery[], manager: EntityManager): Promise<void> {
    await manager.insert(WebhookDelivery, deliveries);
  }

  find(id: string, webhookId: number, manager?: EntityManager): Promise<WebhookDelivery | null> {
    return (manager?.getRepository(WebhookDelivery) ?? this.deliveries).findOneBy({ id, webhookId });
  }

  async addAttempt(id: string, attempt: DeliveryAttempt, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE webhook_delivery SET attempts = attempts || $2::jsonb, state = CASE WHEN $3 THEN 'delivered' ELSE state END
        WHERE id = $1`,
      [id, JSON.stringify(attempt), attempt.failure === null],
    );
  }

  async move(id: string, state: DeliveryState, manager: EntityManager): Promise<void> {
    await manager.update(WebhookDelivery, { id }, { state });
  }

  /** Any number of replicas may do it at once. */
  async removeOld(): Promise<void> {
    await this.deliveries.query(
      `DELETE FROM webhook_delivery WHERE created_at < now() - make_interval(days => ${DELIVERY_DAYS})`,
    );
  }
}

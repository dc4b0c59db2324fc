import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type WebhookQuery } from './webhook.dto.js';
import { Webhook } from './webhook.entity.js';
import { type WebhookEvent } from './webhooks.constants.js';

@Injectable()
export class WebhooksRepository {
  constructor(@InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>) {}

  page({ state, current, pageSize }: WebhookQuery): Promise<[Webhook[], number]> {
    return this.webhooks.findAndCount({
      where: state ? { state } : {},
      order: { id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }

  find(id: number): Promise<Webhook | null> {
    return this.webhooks.findOneBy({ id });
  }

  /** Locks it until the transaction ends. Who writes messages to it does not wait. */
  lock(id: number, manager: EntityManager): Promise<Webhook | null> {
    return manager.findOne(Webhook, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks all, in the order of their keys. */
  lockAll(manager: EntityManager): Promise<Webhook[]> {
    return manager.find(Webhook, { order: { id: 'ASC' }, lock: { mode: 'for_no_key_update' } });
  }

  /** Those that receive the message. They stay until the transaction ends, so that a message has its webhook. */
  toldOf(event: WebhookEvent, manager: EntityManager): Promise<Pick<Webhook, 'id' | 'url'>[]> {
    return manager.query(
      `SELECT id, url FROM webhook WHERE state = 'active' AND $1 = ANY(events) ORDER BY id FOR KEY SHARE`,
      [event],
    );
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(Webhook);
  }

  /** Whether another one sends the same events to the same address, in whatever order. */
  async hasSame(
    { url, events }: Pick<Webhook, 'url' | 'events'>,
    exceptId: number | null,
    manager: EntityManager,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM webhook WHERE url = $1 AND events @> $2 AND events <@ $2 AND id IS DISTINCT FROM $3`,
      [url, events, exceptId],
    );
    return rows.length > 0;
  }

  async insert(
    webhook: Pick<Webhook, 'url' | 'description' | 'events' | 'secret'>,
    manager: EntityManager,
  ): Promise<number> {
    const { id } = await manager.save(Webhook, webhook);
    return id;
  }

  async change(id: number, change: Partial<Webhook>, manager: EntityManager): Promise<void> {
    await manager.update(Webhook, { id }, change);
  }

  /** Its deliveries go too. */
  async remove(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(Webhook, { id });
  }
}

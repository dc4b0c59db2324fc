import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { OutboxService } from '../../platform/outbox/outbox.service.js';
import { isAllowed, isInside } from './webhook-address.js';
import { laneOf, WEBHOOK } from './webhook-kind.js';
import { newSecret } from './webhook-secret.js';
import {
  type EditWebhookDto,
  WebhookDto,
  type WebhookQuery,
  type WebhookSecretDto,
  type WriteWebhookDto,
} from './webhook.dto.js';
import { type Webhook } from './webhook.entity.js';
import { WEBHOOK_CHANGED } from './webhook.event.js';
import { MAX_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOKS_LOCK, type WebhookState } from './webhooks.constants.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

type Content = Pick<Webhook, 'url' | 'description' | 'events'>;

/** Lets administrators choose who receives events. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly outbox: OutboxService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: WebhookQuery): Promise<Page<WebhookDto>> {
    const [list, total] = await this.webhooks.page(query);
    return { list: list.map((webhook) => this.shown(webhook)), total };
  }

  /** @throws AppError notFound */
  async get(id: number): Promise<WebhookDto> {
    return this.shown(await this.find(id));
  }

  /** @throws AppError notFound */
  async find(id: number): Promise<Webhook> {
    const webhook = await this.webhooks.find(id);
    if (!webhook) throw new AppError('notFound');
    return webhook;
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('webhook', id, query, principal);
  }

  /** @throws AppError webhookNotEncrypted, webhookInside, tooManyWebhooks, webhookTaken */
  async create(request: WriteWebhookDto, actor: SignedInActor): Promise<WebhookSecretDto> {
    this.refuseAddress(request.url);
    const { text, sealed } = newSecret(this.config.jwtKeys);
    const content = contentOf(request);
    const id = await this.manager.transaction(async (manager) => {
      await inTurn(manager, WEBHOOKS_LOCK);
      if ((await this.webhooks.count(manager)) >= MAX_WEBHOOKS)
        throw new AppError('tooManyWebhooks', { max: MAX_WEBHOOKS });
      await this.refuseSame(content, null, manager);
      const created = await this.webhooks.insert({ ...content, secret: sealed }, manager);
      await this.record(manager, actor, created, 'create', null, { ...content, state: 'active' });
      return created;
    });
    return { id, secret: text };
  }

  /** @throws AppError notFound, conflict, webhookNotEncrypted, webhookInside, webhookTaken */
  async edit(
    id: number,
    { version, isActive, ...request }: EditWebhookDto,
    actor: SignedInActor,
  ): Promise<WebhookDto> {
    this.refuseAddress(request.url);
    await this.change(id, version, actor, 'edit', async (before, manager) => {
      await this.refuseSame(request, id, manager);
      const isOn = before.state === 'active';
      const state = isActive ? 'active' : isOn ? 'paused' : before.state;
      // Whoever switches it on gives it another chance.
      const failingSince = isActive && !isOn ? null : before.failingSince;
      return { ...contentOf(request), state, failingSince };
    });
    return await this.get(id);
  }

  /** @throws AppError notFound, conflict */
  async rotate(id: number, version: number, actor: SignedInActor): Promise<WebhookSecretDto> {
    const { text, sealed } = newSecret(this.config.jwtKeys);
    const oldSecretUntil = new Date(Date.now() + OLD_SECRET_HOURS * 3_600_000);
    await this.change(id, version, actor, 'rotate', ({ secret: oldSecret }) =>
      Promise.resolve({ secret: sealed, oldSecret, oldSecretUntil }),
    );
    return { id, secret: text };
  }

  /**
   * What waits for it is not sent any more.
   * @throws AppError notFound, conflict
   */
  async remove(id: number, version: number, actor: SignedInActor): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const before = await this.lock(id, version, manager);
      await this.webhooks.remove(id, manager);
      await this.outbox.discard(manager, WEBHOOK, laneOf(id));
      await this.record(manager, actor, id, 'remove', auditedOf(before), null);
    });
  }

  private async change(
    id: number,
    version: number,
    actor: SignedInActor,
    action: AuditActionName,
    changeOf: (before: Webhook, manager: EntityManager) => Promise<Partial<Webhook>>,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await inTurn(manager, WEBHOOKS_LOCK);
      const before = await this.lock(id, version, manager);
      const change = await changeOf(before, manager);
      await this.webhooks.change(id, { ...change, version: version + 1 }, manager);
      const after = await this.webhooks.lock(id, manager);
      await this.record(manager, actor, id, action, auditedOf(before), after && auditedOf(after));
    });
  }

  private async lock(id: number, version: number, manager: EntityManager): Promise<Webhook> {
    const webhook = await this.webhooks.lock(id, manager);
    if (!webhook) throw new AppError('notFound');
    const { state, version: current } = webhook;
    if (version !== current)
      throw await this.audit.outdated(
        manager,
        { entity: 'webhook', entityId: id },
        { state, version: current },
      );
    return webhook;
  }

  /** The log never has a secret. */
  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    id: number,
    action: AuditActionName,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    await this.audit.record(manager, actor, { entity: 'webhook', action }, { entityId: id, before, after });
    await this.events.publish(manager, WEBHOOK_CHANGED, {}, { id, action });
  }

  private refuseAddress(url: string): void {
    if (isAllowed(url, this.config.webhookAllow)) return;
    if (!url.startsWith('https:')) throw new AppError('webhookNotEncrypted');
    if (isInside(url)) throw new AppError('webhookInside');
  }

  /** It would tell the same twice, and is mostly a form that was sent twice. */
  private async refuseSame(
    content: Pick<Webhook, 'url' | 'events'>,
    exceptId: number | null,
    manager: EntityManager,
  ): Promise<void> {
    if (await this.webhooks.hasSame(content, exceptId, manager))
      throw new AppError('webhookTaken', {}, { field: 'url' });
  }

  private shown(webhook: Webhook): WebhookDto {
    return WebhookDto.from(webhook, this.config.timeZone);
  }
}

function contentOf({ url, description, events }: WriteWebhookDto): Content {
  return { url, description, events };
}

function auditedOf({ url, description, events, state }: Content & { state: WebhookState }): object {
  return { url, description, events, state };
}

import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../audit/audit.service.js';
import { LiveEventsService } from '../live-events/live-events.service.js';
import { OUTBOX_CHANGED } from './outbox.event.js';
import { OutboxHandlersService } from './outbox-handlers.service.js';
import { type OutboxMessage } from './outbox-message.entity.js';
import { type UndeliveredDto, type UndeliveredQuery } from './undelivered.dto.js';
import { UndeliveredRepository } from './undelivered.repository.js';

/** Lets administrators deal with what could not be delivered. */
@Injectable()
export class UndeliveredService {
  constructor(
    private readonly messages: UndeliveredRepository,
    private readonly handlers: OutboxHandlersService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: UndeliveredQuery): Promise<Page<UndeliveredDto>> {
    const [list, total] = await this.messages.page(query);
    return { list: list.map((message) => this.shown(message)), total };
  }

  /** @throws AppError notFound, messageUseless */
  async resend(number: number, actor: SignedInActor): Promise<void> {
    await this.deal('resend', number, actor, async (manager, message) => {
      const payload = this.payloadOf(message);
      const registered = this.handlers.of(message.kind);
      if (!payload || !registered) throw new AppError('messageUseless');
      await this.messages.revive(message, registered.kind.deadlineSeconds, manager);
      await registered.handler.revived?.(manager, payload);
    });
  }

  /** @throws AppError notFound */
  async discard(number: number, actor: SignedInActor): Promise<void> {
    await this.deal('discard', number, actor, (manager, message) => this.messages.remove(message, manager));
  }

  private async deal(
    action: 'resend' | 'discard',
    number: number,
    actor: SignedInActor,
    work: (manager: EntityManager, message: OutboxMessage) => Promise<void>,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const message = await this.messages.lock(number, manager);
      if (!message) throw new AppError('notFound');
      await work(manager, message);
      const { kind, subject, failure } = message;
      const change = { entityId: number, before: { kind, subject, failure }, after: null };
      await this.audit.record(manager, actor, { entity: 'outboxMessage', action }, change);
      await this.events.publish(manager, OUTBOX_CHANGED, {}, { kind });
    });
  }

  /** Undefined if it is of no use any more, also before it is removed. */
  private payloadOf({ kind, sealed, usefulUntil }: OutboxMessage): object | undefined {
    return usefulUntil > new Date() ? this.handlers.payloadOf(kind, sealed) : undefined;
  }

  private shown(message: OutboxMessage): UndeliveredDto {
    const { number: id, kind, subject, failure, attempts, createdAt, diedAt } = message;
    const { timeZone } = this.config;
    const payload = this.payloadOf(message);
    const handler = this.handlers.of(kind)?.handler;
    return {
      id,
      kind,
      subject,
      recipient: (payload && handler?.recipientOf(payload)) ?? null,
      failure,
      attempts,
      createdTime: displayTime(createdAt, timeZone),
      diedTime: displayTime(diedAt ?? createdAt, timeZone),
      isUseful: payload !== undefined && handler !== undefined,
    };
  }
}

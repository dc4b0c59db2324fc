import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type CardKind, CardsService } from '../../content/cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Holder } from '../../common/auth/can.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import {
  type CountedQueue,
  type CreateQualityInspectionDto,
  type EditQualityInspectionDto,
  QualityInspectionDto,
} from './quality-inspection.dto.js';
import { QUEUE_TRANSITIONS, type QueueState, type QueueStep } from './quality-inspections.constants.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';
import { storedConditions } from './queue-conditions.js';

/** The queues: what comes into which. */
@Injectable()
export class QualityInspectionsService {
  private readonly kind: CardKind<CountedQueue, QueueStep, QueueState>;

  constructor(
    private readonly inspections: QualityInspectionsRepository,
    private readonly cards: CardsService,
    private readonly idempotency: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    const { remove, restore } = QUEUE_TRANSITIONS;
    this.kind = {
      section: 'qualityInspection',
      transitions: { remove, restore },
      lock: (id, manager) => inspections.lock(id, manager),
      change: (queue, step, manager) => inspections.change(queue, step, manager),
      audited: ['state'],
    };
  }

  /** The general queue is among them while something waits in it. */
  async list(holder: Holder): Promise<QualityInspectionDto[]> {
    const queues = await this.inspections.counted();
    return queues.filter(isShown).map((queue) => this.shown(queue, holder));
  }

  /** @throws AppError contractBroken, idempotencyKeyReused */
  async create(
    request: CreateQualityInspectionDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    const conditions = storedConditions(request.conditions);
    const call = { operation: 'createQualityInspection' as const, accountId: actor.accountId, key, request };
    return await this.idempotency.once(call, async (manager) => {
      const queue = await this.inspections.create(request.title, conditions, manager);
      const { id, title, state, version } = queue;
      await this.cards.record(manager, actor, {
        ...{ section: 'qualityInspection', id, version, action: 'create' },
        ...{ before: null, after: { title, state, ...conditions } },
      });
      return this.shown(queue, actor);
    });
  }

  /** @throws AppError notFound, conflict, contractBroken */
  async edit(
    id: number,
    { version, title, conditions }: EditQualityInspectionDto,
    actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    const change = { title, conditions: storedConditions(conditions) };
    return await this.manager.transaction(async (manager) => {
      const before = await this.inspections.lock(id, manager);
      if (!before) throw new AppError('notFound');
      follow(QUEUE_TRANSITIONS.edit, before, version);
      const after = await this.inspections.edit(before, change, manager);
      await this.cards.record(manager, actor, {
        ...{ section: 'qualityInspection', id, version: after.version, action: 'edit' },
        before: { title: before.title, ...before.conditions },
        after: { title, ...change.conditions },
      });
      return this.shown(after, actor);
    });
  }

  /** @throws AppError notFound, conflict */
  async move(
    id: number,
    action: QueueStep,
    version: number,
    actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.shown(await this.cards.move(this.kind, { id, action, version }, actor), actor);
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    const isThere = await this.inspections.exists(id);
    return await this.cards.history('qualityInspection', id, isThere, query, principal);
  }

  private shown(queue: CountedQueue, holder: Holder): QualityInspectionDto {
    return QualityInspectionDto.from(queue, holder, this.config.timeZone);
  }
}

function isShown({ isGeneral, figures: { waiting, sampled } }: CountedQueue): boolean {
  return !isGeneral || waiting + sampled > 0;
}

import { Injectable } from '@nestjs/common';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type CardKind, CardsService } from '../cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import {
  type CountedQueue,
  type CreateQualityInspectionDto,
  QualityInspectionDto,
} from './quality-inspection.dto.js';
import { QUEUE_TRANSITIONS, type QueueMove, type QueueState } from './quality-inspections.constants.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';

@Injectable()
export class QualityInspectionsService {
  private readonly kind: CardKind<CountedQueue, QueueMove, QueueState>;

  constructor(
    private readonly inspections: QualityInspectionsRepository,
    private readonly cards: CardsService,
    private readonly idempotency: IdempotencyService,
    private readonly config: Config,
  ) {
    this.kind = {
      section: 'qualityInspection',
      transitions: QUEUE_TRANSITIONS,
      lock: (id, manager) => inspections.lock(id, 'UPDATE', manager),
      change: (queue, move, manager) => inspections.change(queue, move, manager),
      audited: ['state'],
    };
  }

  async list(role: Role): Promise<QualityInspectionDto[]> {
    const queues = await this.inspections.counted();
    return queues.map((queue) => this.shown(queue, role));
  }

  async create(
    request: CreateQualityInspectionDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    const call = { operation: 'createQualityInspection' as const, accountId: actor.accountId, key, request };
    return await this.idempotency.once(call, async (manager) => {
      const { id } = await this.inspections.create(request.title, manager);
      const queue = await this.inspections.fill(id, request.kind, request.items, manager);
      const { title, state, version, figures } = queue;
      const after = { title, state, kind: request.kind, items: figures.waiting };
      await this.cards.record(manager, actor, {
        ...{ section: 'qualityInspection', id, version, action: 'create' },
        ...{ before: null, after },
      });
      return this.shown(queue, actor.role);
    });
  }

  async move(
    id: number,
    action: QueueMove,
    version: number,
    actor: SignedInActor,
  ): Promise<QualityInspectionDto> {
    return this.shown(await this.cards.move(this.kind, { id, action, version }, actor), actor.role);
  }

  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    const isThere = await this.inspections.exists(id);
    return await this.cards.history('qualityInspection', id, isThere, query, principal);
  }

  private shown(queue: CountedQueue, role: Role): QualityInspectionDto {
    return QualityInspectionDto.from(queue, role, this.config.timeZone);
  }
}

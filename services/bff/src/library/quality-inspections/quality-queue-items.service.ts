import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { CardsService } from '../../content/cards/cards.service.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ContentItemStepsService } from '../content-items/content-item-steps.service.js';
import { type ItemInReview } from '../content-items/content-item-row.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { QualityInspectionDto } from './quality-inspection.dto.js';
import { QUEUE_ITEM_TRANSITIONS, type QueueItemAction } from './quality-inspections.constants.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';
import { type InspectedItemDto, QueueItemDto, type QueueItemQuery } from './quality-queue-item.dto.js';
import { type QualityQueueItem } from './quality-queue-item.entity.js';
import { QualityQueueItemsRepository, type WaitingQueue } from './quality-queue-items.repository.js';
import { queueTitle } from './queue-title.js';

interface Decided {
  id: number;
  action: QueueItemAction;
  version: number;
  reason?: string;
}

/** The inspection itself: what is decided in a queue is decided about the content, by the rules of its review. */
@Injectable()
export class QualityQueueItemsService {
  constructor(
    private readonly items: QualityQueueItemsRepository,
    private readonly queues: QualityInspectionsRepository,
    private readonly content: ContentItemsService,
    private readonly steps: ContentItemStepsService,
    private readonly cards: CardsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError notFound */
  async page(queueId: number, query: QueueItemQuery, principal: Principal): Promise<Page<QueueItemDto>> {
    if (!(await this.queues.exists(queueId))) throw new AppError('notFound');
    const { list, total } = await this.items.page(queueId, query);
    const reviews = await this.reviewsOf(list, principal);
    return { list: list.map((row) => this.shown(row, reviews, principal)), total };
  }

  /**
   * The queues in which something waits for this person; what has waited longest comes first.
   * @param awaited items that wait for this person whoever has made them, as nobody else may decide
   */
  async queuesFor(principal: Principal, awaited: number[], language: Language): Promise<WaitingQueue[]> {
    if (!can(principal, 'content.inspect')) return [];
    const queues = await this.items.queuesFor(principal.accountId, awaited);
    return queues.map((queue) => ({ ...queue, title: queueTitle(queue, language) }));
  }

  /**
   * If two people decide on the same item concurrently, one succeeds, and the other learns what was decided, and by whom.
   * @throws AppError notFound, also for an item that was withdrawn; conflict, ownReview, alreadyApproved
   */
  async decide(
    { id, action, version, reason = '' }: Decided,
    actor: SignedInActor,
  ): Promise<InspectedItemDto> {
    return await this.manager.transaction(async (manager) => {
      const read = await this.items.find(id, manager);
      if (!read) throw new AppError('notFound');
      const { contentItemId } = read;
      // The item is locked before its row: so does whoever decides in the drawer of the item.
      const item = await this.content.hold(contentItemId, actor, manager);
      const before = await this.items.lock(id, manager);
      if (!before) throw new AppError('notFound');
      const { from } = QUEUE_ITEM_TRANSITIONS[action];
      if (version !== before.version || !from.includes(before.stage))
        throw await this.conflict(before, manager);
      const edit = { id: contentItemId, version: item.version, actor };
      await this.take(action, before, { edit, reason }, manager);
      const after = await this.items.get(id, manager);
      const queue = await this.queues.one(after.queueId, manager);
      if (!queue) throw new Error(`The queue ${after.queueId} of an item is not there.`);
      await this.cards.record(manager, actor, {
        ...{ section: 'qualityInspection', id: queue.id, version: queue.version, action },
        before: { item: before.title, stage: before.stage },
        after: { item: after.title, stage: after.stage, ...(reason === '' ? {} : { reason }) },
      });
      const reviews = await this.reviewsOf([after], actor, manager);
      return {
        item: this.shown(after, reviews, actor),
        queue: QualityInspectionDto.from(queue, actor, this.config.timeZone),
      };
    });
  }

  private async take(
    action: QueueItemAction,
    row: QualityQueueItem,
    { edit, reason }: { edit: { id: number; version: number; actor: SignedInActor }; reason: string },
    manager: EntityManager,
  ): Promise<void> {
    const { stage } = row;
    if (action === 'pass') await this.steps.take('approve', edit, manager);
    else if (action === 'reject') await this.steps.take('reject', edit, manager, reason);
    else if (stage === 'done' || stage === 'rejected') {
      await this.steps.take('reopen', edit, manager);
      if (action === 'sample') await this.items.mark(row, 'sampled', manager);
    } else {
      // Whoever may not decide does not put it off either.
      await this.steps.check('approve', edit, manager);
      await this.items.mark(row, QUEUE_ITEM_TRANSITIONS[action].to, manager);
    }
  }

  private async conflict(
    { contentItemId, stage: state, version }: QualityQueueItem,
    manager: EntityManager,
  ): Promise<AppError> {
    const last = await this.audit.lastOf(manager, 'contentItem', contentItemId);
    return new AppError('conflict', {}, { state, version, ...last });
  }

  private async reviewsOf(
    rows: QualityQueueItem[],
    principal: Principal,
    manager?: EntityManager,
  ): Promise<ReadonlyMap<number, ItemInReview>> {
    const ids = rows.map(({ contentItemId }) => contentItemId);
    return await this.content.inReview(ids, principal, manager);
  }

  private shown(
    row: QualityQueueItem,
    reviews: ReadonlyMap<number, ItemInReview>,
    holder: Principal,
  ): QueueItemDto {
    const review = reviews.get(row.contentItemId);
    if (!review) throw new Error(`The content of the item ${row.id} of a queue is not there.`);
    return QueueItemDto.from(row, review, { holder, timeZone: this.config.timeZone });
  }
}

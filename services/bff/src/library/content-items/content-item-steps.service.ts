import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { type ScheduleDto } from '../../common/schedule/schedule.dto.js';
import { isSameSchedule, type Schedule, scheduleOf, toldSchedule } from '../../common/schedule/schedule.js';
import { Config } from '../../config/config.js';
import { AuthorsService } from '../../content/authors/authors.service.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { ContentItemDeskService } from './content-item-desk.service.js';
import { type ContentItemDto, personOf } from './content-item.dto.js';
import { todoFor } from './content-item-messages.js';
import { type ItemEdit } from './content-item-writing.service.js';
import { ITEM_REVIEW, type ItemAction } from './content-items.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentItemsService } from './content-items.service.js';
import { refuseIncomplete } from './item-content.js';

/** Takes items from one state to another. */
@Injectable()
export class ContentItemStepsService {
  constructor(
    private readonly service: ContentItemsService,
    private readonly items: ContentItemsRepository,
    private readonly authors: AuthorsService,
    private readonly desk: ContentItemDeskService,
    private readonly reviews: ReviewsService,
    private readonly calls: IdempotencyService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * If two callers move the same item, one succeeds and the other receives the current state.
   * @throws AppError notFound, conflict, ownReview, alreadyApproved, contentIncomplete, pictureUndescribed, authorGone, externalIdTaken
   */
  async move(
    action: Exclude<ItemAction, 'edit'>,
    { id, version, key, actor }: ItemEdit,
    reason = '',
  ): Promise<ContentItemDto> {
    const { operation } = ITEM_REVIEW.steps[action];
    const call = { operation, accountId: actor.accountId, key, request: { id, version, reason } };
    return await this.calls.once(call, async (manager) => {
      const read = await this.service.find(id, actor, manager);
      // The author is locked before the item: so does a merge.
      if (action === 'online') await this.holdAuthor(read, manager);
      await this.items.lock(id, manager);
      const record = await this.service.find(id, actor, manager);
      await this.reviews.check(manager, this.desk, { record, actor, action, version });
      if (action === 'submit') await this.refuseIncomplete(record, manager);
      if (action === 'restore') await this.refuseTaken(record, manager);
      await this.reviews.act(manager, this.desk, { record, actor, action, version, reason });
      if (action === 'submit') await this.ask(id, actor, manager);
      return await this.service.get(id, actor, manager);
    });
  }

  /** From when and until when children see it. @throws AppError notFound, conflict, contractBroken */
  async schedule({ id, version, actor }: Omit<ItemEdit, 'key'>, times: Pick<ScheduleDto, keyof Schedule>) {
    const { timeZone } = this.config;
    const schedule = scheduleOf(times, timeZone);
    return await this.manager.transaction(async (manager) => {
      await this.items.lock(id, manager);
      const record = await this.service.find(id, actor, manager);
      const { state } = record;
      if (record.version !== version || state === 'removed') {
        const of = { entity: 'contentItem', entityId: id } as const;
        throw await this.audit.outdated(manager, of, { state, version: record.version });
      }
      if (!isSameSchedule(record, schedule)) {
        await this.items.change(record, schedule, manager);
        const before = toldSchedule(record, timeZone);
        const change = { entityId: id, before, after: toldSchedule(schedule, timeZone) };
        await this.audit.record(manager, actor, { entity: 'contentItem', action: 'edit' }, change);
        await this.desk.publish(record, { action: 'edit', state, version: version + 1 }, manager);
      }
      return await this.service.get(id, actor, manager);
    });
  }

  private async holdAuthor(item: ContentItem, manager: EntityManager): Promise<void> {
    if (item.working === item.published) return;
    const { content } = await this.service.revision(item, item.working, manager);
    await this.authors.hold(content.authorId, manager);
  }

  private async refuseIncomplete(item: ContentItem, manager: EntityManager): Promise<void> {
    const { content } = await this.service.revision(item, item.working, manager);
    await refuseIncomplete(item.kind, content);
  }

  private async refuseTaken({ id, externalId }: ContentItem, manager: EntityManager): Promise<void> {
    const other = externalId === null ? null : await this.items.withExternalId(externalId, id, manager);
    if (!other) return;
    const { title } = other;
    throw new AppError(
      'externalIdTaken',
      { id: externalId ?? '', title },
      { field: 'externalId', id: other.id },
    );
  }

  /** Those who may decide. */
  private async ask(id: number, actor: SignedInActor, manager: EntityManager): Promise<void> {
    const item = await this.service.find(id, actor, manager);
    const { content } = await this.service.revision(item, item.working, manager);
    await this.reviews.ask(
      manager,
      this.desk,
      item,
      todoFor(content.title, personOf(item.submitter)?.name ?? ''),
    );
  }
}

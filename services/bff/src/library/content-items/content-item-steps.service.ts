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
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { ReviewsService } from '../../review/reviews/reviews.service.js';
import { ContentItemDeskService } from './content-item-desk.service.js';
import { type ContentItemDto, personOf } from './content-item.dto.js';
import { todoFor } from './content-item-messages.js';
import { type ItemEdit } from './content-item-writing.service.js';
import { ITEM_REVIEW, type ItemAction } from './content-items.constants.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentItemsService } from './content-items.service.js';
import { KEPT_COLUMNS, type KeptItem } from './kept-item.js';

/** Why one of many items is left as it is. */
const SKIPPED = [
  'contentIncomplete',
  'pictureUndescribed',
  'addressDead',
  'externalIdTaken',
  'authorGone',
] as const;

export type ItemStep = Exclude<ItemAction, 'edit'>;

/** Takes items from one state to another. */
@Injectable()
export class ContentItemStepsService {
  constructor(
    private readonly service: ContentItemsService,
    private readonly items: ContentItemsRepository,
    private readonly authors: AuthorsService,
    private readonly desk: ContentItemDeskService,
    private readonly bodies: ContentBodiesService,
    private readonly shown: ReviewedRecordsService,
    private readonly reviews: ReviewsService,
    private readonly calls: IdempotencyService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * If two callers move the same item, one succeeds and the other receives the current state.
   * @throws AppError notFound, conflict, ownReview, alreadyApproved, contentIncomplete, pictureUndescribed, addressDead, authorGone,
   * externalIdTaken
   */
  async move(action: ItemStep, { id, version, key, actor }: ItemEdit, reason = ''): Promise<ContentItemDto> {
    const { operation } = ITEM_REVIEW.steps[action];
    const call = { operation, accountId: actor.accountId, key, request: { id, version, reason } };
    return await this.calls.once(call, async (manager) => {
      await this.take(action, { id, version, actor }, manager, reason);
      return await this.service.get(id, actor, manager);
    });
  }

  /** One of many. @returns what it was like before and its version now; null if the caller may not, or it is not complete */
  async tryMove(
    action: Exclude<ItemAction, 'edit' | 'reject'>,
    { id, actor }: Pick<ItemEdit, 'actor' | 'id'>,
    manager: EntityManager,
  ): Promise<KeptItem | null> {
    const known = await this.items.find(id, manager);
    if (!known || !this.service.isSeenWholeBy(known, actor)) return null;
    const item = await this.service.hold(id, actor, manager);
    const { actions } = await this.shown.standing(this.desk, item, actor, manager);
    if (!actions.includes(action)) return null;
    try {
      await this.take(action, { id, version: item.version, actor }, manager);
    } catch (error) {
      // They are thrown before anything is written.
      if (error instanceof AppError && SKIPPED.some((name) => name === error.reason)) return null;
      throw error;
    }
    const before = Object.fromEntries(KEPT_COLUMNS.map((column) => [column, item[column]]));
    return { id, version: item.version + 1, before: before as KeptItem['before'] };
  }

  /** Of items that are put online, before any of these is locked: so does a merge. */
  async holdAuthors(ids: number[], manager: EntityManager): Promise<void> {
    await this.authors.holdAll(await this.items.authorsOf(ids, manager), manager);
  }

  /** Of items that will show these revisions again, in the same way. */
  async holdAuthorsOf(revisions: { id: number; number: number }[], manager: EntityManager): Promise<void> {
    await this.authors.holdAll(await this.items.authorsOfRevisions(revisions, manager), manager);
  }

  async lockAll(ids: number[], manager: EntityManager): Promise<void> {
    await this.items.holdAll(ids, manager);
  }

  /** Makes an item what it was before an operation. It is locked, and has not changed since. @throws AppError externalIdTaken */
  async putBack({ id, before }: KeptItem, actor: SignedInActor, manager: EntityManager): Promise<void> {
    const record = await this.items.find(id, manager);
    if (!record) throw new AppError('notFound');
    if (record.state === 'removed') await this.refuseTaken(record, manager);
    const { submittedAt, decidedAt } = before;
    const dateOf = (stored: Date | null) => stored && new Date(stored);
    const dates = { submittedAt: dateOf(submittedAt), decidedAt: dateOf(decidedAt) };
    const shown = await this.desk.shownAgain(record, before.published, manager);
    await this.items.change(record, { ...before, ...dates, ...shown }, manager);
    const { state, online } = record;
    const change = {
      entityId: id,
      before: { state, online },
      after: { state: before.state, online: before.online },
    };
    await this.audit.record(manager, actor, { entity: 'contentItem', action: 'undo' }, change);
    await this.reviews.follow(manager, this.desk, record, before.state);
    const version = record.version + 1;
    await this.desk.publish(record, { action: 'undo', state: before.state, version }, manager);
  }

  /** As a part of something else. @throws AppError as `move` */
  async take(
    action: ItemStep,
    { id, version, actor }: Pick<ItemEdit, 'actor' | 'id' | 'version'>,
    manager: EntityManager,
    reason = '',
  ): Promise<void> {
    const read = await this.service.find(id, actor, manager);
    // The author is locked before the item: so does a merge.
    if (action === 'online') await this.holdAuthor(read, manager);
    const record = await this.service.hold(id, actor, manager);
    await this.reviews.check(manager, this.desk, { record, actor, action, version });
    if (action === 'submit') await this.refuseIncomplete(record, manager);
    if (action === 'restore') await this.refuseTaken(record, manager);
    await this.reviews.act(manager, this.desk, { record, actor, action, version, reason });
    if (action === 'submit' || action === 'reopen') await this.ask(id, actor, manager);
  }

  /** Refuses what the review refuses, and does nothing. */
  async check(
    action: ItemStep,
    { id, version, actor }: Pick<ItemEdit, 'actor' | 'id' | 'version'>,
    manager: EntityManager,
  ): Promise<void> {
    const record = await this.service.hold(id, actor, manager);
    await this.reviews.check(manager, this.desk, { record, actor, action, version });
  }

  /** From when and until when children see it. @throws AppError notFound, conflict, contractBroken */
  async schedule({ id, version, actor }: Omit<ItemEdit, 'key'>, times: Pick<ScheduleDto, keyof Schedule>) {
    const { timeZone } = this.config;
    const schedule = scheduleOf(times, timeZone);
    return await this.manager.transaction(async (manager) => {
      const record = await this.service.hold(id, actor, manager);
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
    await this.bodies.refuseUnready(item.kind, content);
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

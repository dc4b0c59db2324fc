import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ContentItem } from '../../content/content/content-item.entity.js';
import { type ContentState } from '../../content/content/content.constants.js';
import { PublicationsService } from '../../content/content/publications.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { OpenReviewsService } from '../../review/reviews/open-reviews.service.js';
import {
  type News,
  type Notice,
  type OpenRecord,
  ReviewDesk,
  type Step,
} from '../../review/reviews/review-desk.service.js';
import { type ReviewSteps } from '../../review/reviews/reviews.constants.js';
import { VideosService } from '../media/videos.service.js';
import { CONTENT_ITEM_CHANGED } from './content-item.event.js';
import { noticeFor } from './content-item-messages.js';
import { type ItemContent } from './item-content.constants.js';
import { ITEM_REVIEW, type ItemAction } from './content-items.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';
import { columnsOf } from './item-content.js';

/** The changes that a step of an item makes, and its recipients. */
@Injectable()
export class ContentItemDeskService extends ReviewDesk<ContentItem, ItemAction> {
  readonly review = ITEM_REVIEW;
  readonly target = ContentItem;

  constructor(
    readonly records: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
    private readonly videos: VideosService,
    private readonly publications: PublicationsService,
    private readonly events: LiveEventsService,
    openReviews: OpenReviewsService,
  ) {
    super();
    openReviews.add(this);
  }

  submitterOf({ submittedBy, ownerId }: ContentItem): number | null {
    return submittedBy ?? ownerId;
  }

  sinceOf({ submittedAt, updatedAt }: ContentItem): Date {
    return submittedAt ?? updatedAt;
  }

  override ownerOf({ ownerId }: ContentItem): number | null {
    return ownerId;
  }

  override makersOf({ editors }: ContentItem): readonly number[] {
    return editors;
  }

  /**
   * What is online stays out of the bin, and can be taken offline while its next revision is worked on. That can be taken back: as
   * long as the next revision is not approved, it is the published one that goes online again.
   */
  override ownStepsOf({
    state,
    online: standing,
    working,
    published,
  }: ContentItem): ReviewSteps<ItemAction, ContentState> {
    const { steps } = ITEM_REVIEW;
    const isNewestOnline = working === published;
    if (standing === 'online')
      return {
        ...steps,
        offline: { ...steps.offline, from: [state], to: isNewestOnline ? 'offline' : state },
        remove: { ...steps.remove, from: [] },
      };
    const online = isWaitingBehind({ state, working, published })
      ? { ...steps.online, from: [state], to: state }
      : steps.online;
    return { ...steps, online, restore: { ...steps.restore, to: isNewestOnline ? 'offline' : 'draft' } };
  }

  async open(limit?: number): Promise<OpenRecord<ContentItem>[]> {
    const items = await this.records.inspecting(limit);
    const open = items.map(async (record) => {
      const { title: about } = await this.newest(record);
      return { record, since: record.submittedAt ?? record.updatedAt, about };
    });
    return await Promise.all(open);
  }

  async store(step: Step<ContentItem>, manager: EntityManager): Promise<void> {
    const { record, action, state } = step;
    await this.records.change(record, { state, ...(await this.changeOf(step, manager)) }, manager);
    if (action === 'online') await this.publications.published(record.id, manager);
  }

  override async noticeOf(
    { record, action, reason, actor }: Step<ContentItem>,
    manager: EntityManager,
  ): Promise<Notice | null> {
    if (action !== 'approve' && action !== 'reject' && action !== 'reopen') return null;
    if (this.submitterOf(record) === actor.accountId) return null;
    const { title } = await this.newest(record, manager);
    return noticeFor(title, action, reason);
  }

  async publish({ id }: ContentItem, { action }: News<ContentItem>, manager: EntityManager): Promise<void> {
    await this.events.publish(manager, CONTENT_ITEM_CHANGED, {}, { id, action });
  }

  private async changeOf(
    { record, action, actor, reason }: Step<ContentItem>,
    manager: EntityManager,
  ): Promise<Partial<ContentItem>> {
    const { accountId } = actor;
    switch (action as ItemAction) {
      case 'submit':
        return { submittedBy: accountId, submittedAt: new Date(), ...UNDECIDED };
      case 'approve':
      case 'reject':
        return { decidedBy: accountId, decidedAt: new Date(), reason };
      case 'reopen':
        return UNDECIDED;
      case 'online':
        return await this.publication(record, manager);
      case 'offline':
        return { online: 'offline' };
      case 'withdraw':
        return { submittedBy: null, submittedAt: null };
      case 'edit':
      case 'remove':
      case 'restore':
        return {};
    }
  }

  /** The item gets what its newest revision says, unless that was online before: an author may have been merged since. */
  private async publication(item: ContentItem, manager: EntityManager): Promise<Partial<ContentItem>> {
    const { id: itemId, working: number, published } = item;
    if (number === published || isWaitingBehind(item)) return { online: 'online' };
    await this.revisions.publish({ itemId, number }, manager);
    return { online: 'online', published: number, ...(await this.columnsOf(item, number, manager)) };
  }

  /** What an item shows once another of its revisions is the published one again. Nothing changes where there was none. */
  async shownAgain(
    item: ContentItem,
    published: number | null | undefined,
    manager: EntityManager,
  ): Promise<Partial<ContentItem>> {
    if (published === undefined || published === null || published === item.published) return {};
    return await this.columnsOf(item, published, manager);
  }

  private async columnsOf(
    item: ContentItem,
    number: number,
    manager: EntityManager,
  ): Promise<Partial<ContentItem>> {
    const content = await this.revisionOf(item, number, manager);
    const author = await this.records.author(content.authorId, manager);
    const video = await this.videoColumns(item, content, manager);
    return { ...columnsOf(content), ...video, authorId: author.id };
  }

  /** What is read from an uploaded video. Of one elsewhere, somebody may have said it. */
  private async videoColumns(
    item: ContentItem,
    { video: id }: ItemContent,
    manager: EntityManager,
  ): Promise<Partial<ContentItem>> {
    const video = await this.videos.named(id, manager);
    if (video === null) return item.video === '' ? {} : { orientation: null, seconds: null };
    const { width, height, seconds } = video;
    return { orientation: width < height ? 'vertical' : 'horizontal', seconds };
  }

  private async newest(item: ContentItem, manager?: EntityManager): Promise<ItemContent> {
    return await this.revisionOf(item, item.working, manager);
  }

  private async revisionOf(
    { id: itemId }: ContentItem,
    number: number,
    manager?: EntityManager,
  ): Promise<ItemContent> {
    const revision = await this.revisions.find({ itemId, number }, manager);
    if (!revision) throw new Error(`The item ${itemId} has no revision ${number}.`);
    return revision.content;
  }
}

/** Whether something is worked on behind what was published. */
function isWaitingBehind({
  state,
  working,
  published,
}: Pick<ContentItem, 'published' | 'state' | 'working'>): boolean {
  const isOpen = state === 'draft' || state === 'inspecting' || state === 'rejected';
  return isOpen && published !== null && published !== working;
}

const UNDECIDED = { decidedBy: null, decidedAt: null, reason: '' };

import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { type Offer } from '../../review/reviews/reviewed.dto.js';
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { VideosService } from '../media/videos.service.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentItemDeskService } from './content-item-desk.service.js';
import { ContentItemDto, ContentItemListItemDto } from './content-item.dto.js';
import { type ContentItemFilter, type ContentItemQuery } from './content-item-query.dto.js';
import { type Approved, type ItemInReview, type ItemReader, type Returned } from './content-item-row.js';
import { type ItemAction } from './content-items.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';
import { type ContentRevision } from './content-revision.entity.js';

const NOTHING: Offer<ItemAction> = {
  actions: [],
  approvals: [],
  approvalsNeeded: 0,
  leftTo: [],
  leftFrom: null,
};

/** Reads items. People see their own and what is online; who inspects sees all. */
@Injectable()
export class ContentItemsService {
  constructor(
    private readonly items: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
    private readonly bodies: ContentBodiesService,
    private readonly videos: VideosService,
    private readonly desk: ContentItemDeskService,
    private readonly shown: ReviewedRecordsService,
    private readonly config: Config,
  ) {}

  async page(query: ContentItemQuery, principal: Principal): Promise<Page<ContentItemListItemDto>> {
    const { list, total } = await this.items.page(query, this.readerOf(principal));
    return {
      list: list.map((row) => ContentItemListItemDto.from(row, this.bodies.cover(row), this.config.timeZone)),
      total,
    };
  }

  count(filter: ContentItemFilter, reader: ItemReader): Promise<number> {
    return this.items.count(filter, reader);
  }

  /** The keys of the first of them, in ascending order. */
  matching(
    filter: ContentItemFilter,
    principal: Principal,
    limit: number,
    manager: EntityManager,
  ): Promise<number[]> {
    return this.items.matching(filter, this.readerOf(principal), limit, manager);
  }

  readerOf(principal: Principal): ItemReader {
    return { accountId: principal.accountId, seesAll: seesAll(principal) };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal, manager?: EntityManager): Promise<ContentItemDto> {
    const found = await this.items.find(id, manager);
    if (!found) throw new AppError('notFound');
    const isSeenWhole = seesWhole(found, principal);
    if (!isSeenWhole && found.online !== 'online') throw new AppError('notFound');
    const item = isSeenWhole ? found : asPublished(found);
    const { content } = await this.revision(item, item.working, manager);
    const isStored = item.published === null || item.working === item.published;
    return ContentItemDto.from({
      item,
      content,
      cover: this.bodies.cover(content),
      video: await this.videos.named(content.video, manager),
      author: await this.items.author(isStored ? item.authorId : content.authorId, manager),
      queue: isSeenWhole && item.state === 'inspecting' ? await this.items.queueOf(id, manager) : null,
      own: item.ownerId === principal.accountId,
      offer: isSeenWhole ? await this.shown.standing(this.desk, item, principal, manager) : NOTHING,
      timeZone: this.config.timeZone,
    });
  }

  /** @throws AppError notFound, also where it is not for this person to work on */
  history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return this.shown.history(this.desk, id, query, principal);
  }

  /** The items of this person that were rejected and not corrected yet; the first comes first. */
  async returnedTo(accountId: number, limit: number): Promise<Returned[]> {
    return await this.items.returnedTo(accountId, limit);
  }

  /** What waits to be put online, of everyone; nothing if all is. */
  async approved(): Promise<Approved | undefined> {
    return await this.items.approved();
  }

  isSeenWholeBy(item: ContentItem, principal: Principal): boolean {
    return seesWhole(item, principal);
  }

  /** An item to work on. @throws AppError notFound, also for one of somebody else */
  find(id: number, principal: Principal, manager?: EntityManager): Promise<ContentItem> {
    return this.shown.read(this.desk, id, principal, manager);
  }

  /** The same, which nobody else changes until the transaction ends. @throws AppError notFound */
  hold(id: number, principal: Principal, manager: EntityManager): Promise<ContentItem> {
    return this.shown.hold(this.desk, id, principal, manager);
  }

  /** Items by their keys, for those who inspect. */
  async inReview(
    ids: number[],
    principal: Principal,
    manager?: EntityManager,
  ): Promise<ReadonlyMap<number, ItemInReview>> {
    if (ids.length === 0) return new Map();
    const items = await this.items.those(ids, manager);
    const standingOf = await this.shown.standings(this.desk, items, principal, manager);
    return new Map(items.map((item) => [item.id, { item, standing: standingOf(item) }]));
  }

  /** @throws AppError notFound */
  async revision(
    { id: itemId }: Pick<ContentItem, 'id'>,
    number: number,
    manager?: EntityManager,
  ): Promise<ContentRevision> {
    const revision = await this.revisions.find({ itemId, number }, manager);
    if (!revision) throw new AppError('notFound');
    return revision;
  }
}

function seesAll(holder: Principal): boolean {
  return can(holder, 'content.seeAll');
}

/** Whether the principal may change an item. */
export function mayEdit({ ownerId }: Pick<ContentItem, 'ownerId'>, principal: Principal): boolean {
  return ownerId === principal.accountId || can(principal, 'content.editAll');
}

/** Whether the principal sees the newest revision of an item, and not only the published one. */
export function seesWhole({ ownerId }: Pick<ContentItem, 'ownerId'>, principal: Principal): boolean {
  return ownerId === principal.accountId || seesAll(principal);
}

/** As other people see it, who are not told what happens to its next revision. */
function asPublished(item: ContentItem): ContentItem {
  const untold = { submitter: null, submittedAt: null, decider: null, decidedAt: null, reason: '' };
  return Object.assign(item, untold, { state: 'online', working: item.published ?? item.working });
}

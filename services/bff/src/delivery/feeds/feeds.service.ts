import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';
import { ContentBodiesService } from '../../library/content-items/content-bodies.service.js';
import { type ShownMedia } from '../../library/media/media-addresses.service.js';
import { type Delivered, PolicyMembersService } from '../../policies/members/policy-members.service.js';
import { type DeliveredSet } from '../../policies/members/policy-members.service.js';
import { SetOverviewsService } from '../../policies/members/set-overviews.service.js';
import { MAX_MEMBERS } from '../../policies/rules/policy-rules.constants.js';
import { applyPresets, type OrderPresets, ordersNothing } from '../rule-presets/apply-presets.js';
import { OrderPresetsService } from '../rule-presets/order-presets.service.js';
import { cursorOf, readCursor } from './cursor.js';
import {
  type DeliveredItemDetailDto,
  type DeliveredItemDto,
  type DeliveredItemsQuery,
  type DeliveredSetDto,
  type DeliveredSetItemsDto,
  type DeliveredSetPageDto,
  type DeliveredSetQuery,
  type SetBeginning,
} from './delivered.dto.js';
import { type DeliveredItemPageDto, type DeliveredItemSearchQuery } from './delivered-item-search.dto.js';
import {
  FOUND_ITEMS_LIMIT,
  ITEMS_LIMIT,
  KEPT_BODIES,
  KEPT_ORDERS,
  MEMORY_MS,
  SETS_LIMIT,
} from './feeds.constants.js';
import { describeItem } from './describe-item.js';
import { type DeliveredItem, type DeliveredItemRow } from './feed-statements.js';
import { FeedsRepository } from './feeds.repository.js';
import { SetPlace } from './set-place.js';

/** All that a set delivers, in the order of these presets. */
interface Order extends Delivered {
  presets: OrderPresets;
}

/** Everything that is delivered of an item, for any revision. */
export type DeliveredContent = Omit<DeliveredItemRow, 'published'>;

/** Reads what is delivered now. */
@Injectable()
export class FeedsService {
  /** By item and revision. A revision that was published never changes. */
  private readonly bodies = new LRUCache<string, string>({
    ...KEPT_BODIES,
    sizeCalculation: (html, key) => html.length + key.length,
  });

  /** By set: what it delivers, as the presets put it in order. */
  private readonly orders = new LRUCache<number, Order, OrderPresets>({
    ...KEPT_ORDERS,
    ttl: MEMORY_MS,
    sizeCalculation: ({ items }) => items.length + 1,
    fetchMethod: (id, _stale, { context }) => this.order(id, context),
  });

  constructor(
    private readonly feeds: FeedsRepository,
    private readonly members: PolicyMembersService,
    private readonly contents: ContentBodiesService,
    private readonly presets: OrderPresetsService,
    private readonly overviews: SetOverviewsService,
  ) {}

  forget(): void {
    this.orders.clear();
  }

  /** @throws AppError contractBroken for a cursor that no answer had */
  async sets({
    cursor,
    limit = SETS_LIMIT.default,
    ...filters
  }: DeliveredSetQuery): Promise<DeliveredSetPageDto> {
    const [before = ROW_ID.maximum] = cursor === undefined ? [] : readCursor(cursor, 1);
    const found = await this.feeds.sets({ ...filters, before, limit: limit + 1 });
    const sets: DeliveredSetDto[] = [];
    // One after the other: the rules of a page must not take all connections.
    for (const set of found.slice(0, limit)) sets.push(await this.setOf(set));
    const last = sets.at(-1);
    return { sets, next: found.length > limit && last ? cursorOf(last.id) : null };
  }

  /** @throws AppError notFound, or contractBroken for a cursor that no answer had */
  async set(
    id: number,
    { cursor, limit = ITEMS_LIMIT.default }: DeliveredItemsQuery,
  ): Promise<DeliveredSetItemsDto> {
    const place = cursor === undefined ? SetPlace.start : SetPlace.read(cursor);
    const found = cursor === undefined ? await this.first(id, limit) : await this.ordered(id);
    if (!found) throw new AppError('notFound');
    const { items, place: next } = place.after(found.items, limit);
    const set = await this.setOf(found.set);
    return Object.assign(set, {
      items: items.map((item) => this.itemOf(item)),
      next: next?.cursor ?? null,
    });
  }

  /** Its first items, without a way to those that follow. @throws AppError notFound */
  async beginning(id: number, limit: number): Promise<SetBeginning> {
    const found = await this.slice(id, limit);
    if (!found) throw new AppError('notFound');
    return { ...namesOf(found.set), items: found.items.map((item) => this.itemOf(item)) };
  }

  /** @throws AppError contractBroken for a cursor that no answer had */
  async items({
    cursor,
    limit = FOUND_ITEMS_LIMIT.default,
    updatedSince,
    ...search
  }: DeliveredItemSearchQuery): Promise<DeliveredItemPageDto> {
    const [after] = cursor === undefined ? [] : readCursor(cursor, 1);
    const since = updatedSince === undefined ? undefined : new Date(updatedSince);
    const found = await this.feeds.items({ ...search, updatedSince: since, after, limit: limit + 1 });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map((item) => this.itemOf(item)),
      next: found.length > limit && last ? cursorOf(last.id) : null,
    };
  }

  /** @throws AppError notFound */
  async item(id: number): Promise<DeliveredItemDetailDto> {
    const item = await this.feeds.item(id);
    if (!item) throw new AppError('notFound');
    const key = `${id} ${item.published}`;
    const html = this.bodies.get(key) ?? (await this.contents.delivered(item.body));
    this.bodies.set(key, html);
    return this.detailOf(item, html, this.contents.public);
  }

  /** An unpublished revision as it will be delivered. @param until when its media addresses expire, in seconds since 1970 */
  async preview(item: DeliveredContent, until: number): Promise<DeliveredItemDetailDto> {
    const media = this.contents.until(until);
    return this.detailOf(item, await this.contents.delivered(item.body, media), media);
  }

  /** All that a set delivers, unless it fits into the answer. */
  private async first(id: number, limit: number): Promise<Delivered | undefined> {
    const found = await this.slice(id, limit + 1);
    return found && found.items.length > limit ? await this.ordered(id) : found;
  }

  /** Presets that order a set need all of it. */
  private async slice(id: number, limit: number): Promise<Delivered | undefined> {
    if (ordersNothing(await this.presets.current()))
      return await this.members.deliveredOf(id, { offset: 0, limit });
    const found = await this.ordered(id);
    return found && { ...found, items: found.items.slice(0, limit) };
  }

  private async ordered(id: number): Promise<Delivered | undefined> {
    const presets = await this.presets.current();
    const known = await this.orders.fetch(id, { context: presets });
    return known === undefined || known.presets === presets
      ? known
      : await this.orders.fetch(id, { context: presets, forceRefresh: true });
  }

  private async order(id: number, presets: OrderPresets): Promise<Order | undefined> {
    const found = await this.members.deliveredOf(id, { offset: 0, limit: MAX_MEMBERS });
    return found && { ...found, items: applyPresets(found.items, presets), presets };
  }

  private async setOf(found: DeliveredSet): Promise<DeliveredSetDto> {
    const { languages, cover, coverText } = await this.overviews.of(found);
    return {
      ...namesOf(found),
      cover: this.contents.deliveredCover({ cover: cover ?? '', coverText: coverText ?? '' }),
      languages: LANGUAGES.filter((language) => languages.includes(language)),
    };
  }

  private detailOf(item: DeliveredContent, html: string, media: ShownMedia): DeliveredItemDetailDto {
    const videoAddress = this.contents.deliveredVideo(item, media);
    return Object.assign(this.itemOf(item, media), {
      html,
      videoAddress,
      poster: videoAddress === null ? null : this.contents.deliveredPoster(item, media),
    });
  }

  private itemOf(
    item: Omit<DeliveredItem, 'published'>,
    media: ShownMedia = this.contents.public,
  ): DeliveredItemDto {
    return describeItem(item, this.contents.deliveredCover(item, media));
  }
}

function namesOf({ id, number, name, contentType, count }: DeliveredSet) {
  return { id, number, name, contentType, count };
}

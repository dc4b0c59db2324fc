import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { ContentBodiesService } from '../../library/content-items/content-bodies.service.js';
import { type Delivered, PolicyMembersService } from '../../policies/members/policy-members.service.js';
import { MAX_MEMBERS } from '../../policies/rules/policy-rules.constants.js';
import { applyPresets, type OrderPresets, ordersNothing } from '../rule-presets/apply-presets.js';
import { OrderPresetsService } from '../rule-presets/order-presets.service.js';
import { cursorOf, readCursor } from './cursor.js';
import {
  type DeliveredItemDetailDto,
  type DeliveredItemDto,
  type DeliveredItemsQuery,
  type DeliveredSetItemsDto,
  type DeliveredSetPageDto,
  type DeliveredSetQuery,
} from './delivered.dto.js';
import { ITEMS_LIMIT, KEPT_BODIES, KEPT_ORDERS, MEMORY_MS, SETS_LIMIT } from './feeds.constants.js';
import { FeedsRepository } from './feeds.repository.js';

/** All that a set delivers, in the order of these presets. */
interface Order extends Delivered {
  presets: OrderPresets;
}

interface Found extends Delivered {
  /** How many items come before. */
  start: number;
}

/** Where an answer ended: how many items there were, and the last of them. */
interface Place {
  offset: number;
  lastId: number;
}

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
    const sets = found.slice(0, limit);
    const last = sets.at(-1);
    return { sets, next: found.length > limit && last ? cursorOf(last.id) : null };
  }

  /** @throws AppError notFound, or contractBroken for a cursor that no answer had */
  async set(
    id: number,
    { cursor, limit = ITEMS_LIMIT.default }: DeliveredItemsQuery,
  ): Promise<DeliveredSetItemsDto> {
    const [offset = 0, lastId = 0] = cursor === undefined ? [] : readCursor(cursor, 2);
    const found = await this.after(id, { offset, lastId }, limit + 1);
    if (!found) throw new AppError('notFound');
    const { set, start } = found;
    const items = found.items.slice(0, limit);
    const last = items.at(-1);
    const next = found.items.length > limit && last ? cursorOf(start + items.length, last.id) : null;
    return { ...set, items: items.map((item) => this.itemOf(item)), next };
  }

  /** @throws AppError notFound */
  async item(id: number): Promise<DeliveredItemDetailDto> {
    const item = await this.feeds.item(id);
    if (!item) throw new AppError('notFound');
    const { body, video, videoAddress, ...shown } = item;
    const key = `${id} ${item.published}`;
    const html = this.bodies.get(key) ?? (await this.contents.delivered(body));
    this.bodies.set(key, html);
    const address = this.contents.deliveredVideo({ video, videoAddress });
    return Object.assign(this.itemOf(shown), {
      html,
      videoAddress: address,
      poster: address === null ? null : this.contents.deliveredPoster(shown),
    });
  }

  /**
   * The items behind a place. What changed before it meanwhile moves them, so they are looked for behind the last item; if that
   * one is gone, behind its neighbours.
   */
  private async after(id: number, { offset, lastId }: Place, limit: number): Promise<Found | undefined> {
    const whole = { offset: 0, limit: MAX_MEMBERS };
    const slice = offset === 0 ? { offset, limit } : { offset: offset - 1, limit: limit + 1 };
    const found = await this.delivered(id, slice);
    if (!found || offset === 0) return found && { ...found, start: 0 };
    const [last, ...items] = found.items;
    if (last?.id === lastId) return { ...found, start: offset, items };
    const all = (await this.delivered(id, whole))?.items ?? [];
    const at = all.findIndex((item) => item.id === lastId);
    const start = at === -1 ? offset - 1 : at + 1;
    return { ...found, start, items: all.slice(start, start + limit) };
  }

  /** Presets that order a set need all of it. */
  private async delivered(
    id: number,
    slice: { offset: number; limit: number },
  ): Promise<Delivered | undefined> {
    const presets = await this.presets.current();
    if (ordersNothing(presets)) return await this.members.deliveredOf(id, slice);
    const found = await this.ordered(id, presets);
    const end = slice.offset + slice.limit;
    return found && { ...found, items: found.items.slice(slice.offset, end) };
  }

  private async ordered(id: number, presets: OrderPresets): Promise<Delivered | undefined> {
    const known = await this.orders.fetch(id, { context: presets });
    return known === undefined || known.presets === presets
      ? known
      : await this.orders.fetch(id, { context: presets, forceRefresh: true });
  }

  private async order(id: number, presets: OrderPresets): Promise<Order | undefined> {
    const found = await this.members.deliveredOf(id, { offset: 0, limit: MAX_MEMBERS });
    return found && { ...found, items: applyPresets(found.items, presets), presets };
  }

  private itemOf({
    published: _published,
    cover,
    coverText,
    ...item
  }: Delivered['items'][number]): DeliveredItemDto {
    return { ...item, cover: this.contents.deliveredCover({ cover, coverText }) };
  }
}

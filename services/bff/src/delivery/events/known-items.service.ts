import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { inTime } from '../../common/time/in-time.js';
import { Config } from '../../config/config.js';
import { ContentFactsService } from '../../content/content/content-facts.service.js';
import { AWAY_MS, KNOWN_ITEMS, PATIENCE_MS } from './events.constants.js';

/**
 * Remembers of which items the activity is counted. One that is not is asked for again each time. Where events do not need the
 * database to be stored, what was known last holds while it is away.
 */
@Injectable()
export class KnownItemsService {
  private readonly known = new LRUCache<number, true>({
    // With a `max`, the room for all of them is made at each start.
    maxSize: KNOWN_ITEMS.max,
    sizeCalculation: () => 1,
    ttl: KNOWN_ITEMS.ttlMs,
  });
  private readonly outlivesDatabase: boolean;
  /** As performance.now. */
  private awayUntil = -Infinity;

  constructor(
    private readonly facts: ContentFactsService,
    { eventStream }: Config,
  ) {
    this.outlivesDatabase = eventStream !== undefined;
  }

  /**
   * @returns whether the activity of an item, one of those given, is counted
   * @throws AppError unavailable if the database is away, and an item was never asked for
   */
  async check(itemIds: number[]): Promise<(itemId: number) => boolean> {
    const unsure = [...new Set(itemIds)].filter((itemId) => !this.known.has(itemId));
    const found = new Set(unsure.length === 0 ? [] : await this.find(unsure));
    const unknown = new Set(unsure.filter((itemId) => !found.has(itemId)));
    return (itemId) => !unknown.has(itemId);
  }

  private async find(itemIds: number[]): Promise<number[]> {
    const wereKnown =
      this.outlivesDatabase && itemIds.every((itemId) => this.known.peek(itemId, { allowStale: true }));
    if (!wereKnown) return await this.ask(itemIds);
    if (performance.now() < this.awayUntil) return itemIds;
    const found = await inTime(this.ask(itemIds), PATIENCE_MS).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      return undefined;
    });
    if (found === undefined) this.awayUntil = performance.now() + AWAY_MS;
    return found ?? itemIds;
  }

  private async ask(itemIds: number[]): Promise<number[]> {
    const found = await this.facts.countable(itemIds);
    for (const itemId of found) this.known.set(itemId, true);
    return found;
  }
}

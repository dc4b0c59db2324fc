import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentFactsService } from '../../content/content/content-facts.service.js';
import { KNOWN_ITEMS } from './events.constants.js';

/** Remembers of which items the activity is counted. One that is not is asked for again each time. */
@Injectable()
export class KnownItemsService {
  private readonly known = new LRUCache<number, true>({ max: KNOWN_ITEMS.max, ttl: KNOWN_ITEMS.ttlMs });

  constructor(private readonly facts: ContentFactsService) {}

  /** @returns whether the activity of an item, one of those given, is counted */
  async check(itemIds: number[]): Promise<(itemId: number) => boolean> {
    const unsure = [...new Set(itemIds)].filter((itemId) => !this.known.has(itemId));
    const found = new Set(unsure.length === 0 ? [] : await this.facts.countable(unsure));
    for (const itemId of found) this.known.set(itemId, true);
    const unknown = new Set(unsure.filter((itemId) => !found.has(itemId)));
    return (itemId) => !unknown.has(itemId);
  }
}

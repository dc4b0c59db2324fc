import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { type AddedFact } from './content.constants.js';
import { ContentFactsRepository } from './content-facts.repository.js';

/** Adds to the facts. The database keeps their sums. */
@Injectable()
export class ContentFactsService {
  constructor(
    private readonly facts: ContentFactsRepository,
    private readonly config: Config,
  ) {}

  /**
   * In the transaction of the caller, who is the only one at that time: seconds that make no whole minute are read and
   * written back.
   * @param added at most one of each item and hour
   */
  async add(manager: EntityManager, added: AddedFact[]): Promise<void> {
    if (added.length > 0) await this.facts.add(manager, added);
  }

  /** A like that is taken back counts no more, in the hour in which it was given. Likes that are old stay. */
  async takeLikes(manager: EntityManager, likes: { itemId: number; number: number }[]): Promise<void> {
    if (likes.length === 0) return;
    await this.facts.takeLikes(manager, likes, Temporal.Now.plainDateISO(this.config.timeZone));
  }

  /** Those of the items whose activity is counted: what was published, whether or not it still is. */
  async countable(itemIds: number[]): Promise<number[]> {
    return await this.facts.published(itemIds);
  }
}

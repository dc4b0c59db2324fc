import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type AddedFact, type TakenLikes } from './content.constants.js';
import { ContentFactsRepository } from './content-facts.repository.js';

/** Adds to the facts. The database keeps their sums. */
@Injectable()
export class ContentFactsService {
  constructor(private readonly facts: ContentFactsRepository) {}

  /**
   * In the transaction of the caller, who is the only one at that time: seconds that make no whole minute are read and
   * written back.
   * @param added at most one of each item and hour
   */
  async add(manager: EntityManager, added: AddedFact[]): Promise<void> {
    if (added.length > 0) await this.facts.add(manager, added);
  }

  /** Likes that are taken back count no more, in the hours in which they were given. */
  async takeLikes(manager: EntityManager, taken: TakenLikes[]): Promise<void> {
    if (taken.length > 0) await this.facts.takeLikes(manager, taken);
  }

  /** Those of the items whose activity is counted: what was published, whether or not it still is. */
  async countable(itemIds: number[]): Promise<number[]> {
    return await this.facts.published(itemIds);
  }
}

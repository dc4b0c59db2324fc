import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/messages/languages.constants.js';
import { Reads } from '../../platform/database/reads.js';
import { type ContentType } from '../../policies/policies/policies.constants.js';
import {
  DELIVERED_ITEM,
  DELIVERED_SETS,
  type DeliveredItem,
  type DeliveredItemRow,
  type DeliveredSet,
} from './feed-statements.js';
import { type ItemSearch, searchItems } from './item-search.js';

export interface SetSearch {
  contentType?: ContentType;
  language?: Language;
  age?: number;
  /** Only those with a smaller key. */
  before: number;
  limit: number;
}

/** What is delivered now, from the replica where there is one. */
@Injectable()
export class FeedsRepository {
  constructor(private readonly reads: Reads) {}

  /** Newest first. */
  sets({ contentType, language, age, before, limit }: SetSearch): Promise<DeliveredSet[]> {
    return this.reads.run(DELIVERED_SETS, contentType ?? null, language ?? null, age ?? null, before, limit);
  }

  async item(id: number): Promise<DeliveredItemRow | undefined> {
    return (await this.reads.run(DELIVERED_ITEM, id))[0];
  }

  /** What was published last comes first. The place of an item never changes. */
  async items(search: ItemSearch): Promise<DeliveredItem[]> {
    const { sql, values } = searchItems(search);
    return await this.reads.query<DeliveredItem[]>(sql, values);
  }
}

import { type ContentItem } from '../../content/content/content-item.entity.js';
import { type ContentKind } from '../../content/content/content.constants.js';
import { type Standing } from '../../review/reviews/reviewed.dto.js';
import { type ItemContent, type ListedField } from './item-content.constants.js';
import { type ItemAction } from './content-items.constants.js';

export interface Named {
  id: number;
  name: string;
}

/** The queue of the inspection in which an item waits. */
export interface QueueOfItem extends Named {
  title: string;
}

/** An item in a list. */
export interface ItemRow extends Pick<
  ContentItem,
  | 'cover'
  | 'coverText'
  | 'id'
  | 'kind'
  | 'labels'
  | ListedField
  | 'online'
  | 'onlineFrom'
  | 'onlineUntil'
  | 'orientation'
  | 'state'
  | 'updatedAt'
  | 'version'
> {
  author: Named;
  owner: { name: string } | null;
  own: boolean;
}

/** An item as an import finds it, with what its newest revision says. */
export interface KnownItem extends Pick<
  ContentItem,
  'editors' | 'id' | 'kind' | 'online' | 'ownerId' | 'published' | 'state' | 'version' | 'working'
> {
  /** Empty for none. */
  externalId: string;
  content: ItemContent;
}

/** How the rows of a table name items. */
export interface ItemNames {
  ids: number[];
  externalIds: string[];
}

/** The items that they name, each of them once. */
export interface NamedItems {
  byId: ReadonlyMap<number, KnownItem>;
  byExternalId: ReadonlyMap<string, KnownItem>;
}

/** An item that an import creates. */
export interface ImportedCreation {
  kind: ContentKind;
  externalId: string;
  content: ItemContent;
}

/** What an import makes an item say. */
export interface ImportedUpdate {
  item: KnownItem;
  content: ItemContent;
}

/** An item that was rejected. */
export interface Returned {
  id: number;
  title: string;
  decidedAt: Date;
}

/** What was approved, and is not online yet. */
export interface Approved {
  count: number;
  /** Of the one that has waited longest. */
  title: string;
  since: Date;
}

/** Who reads items. */
export interface ItemReader {
  accountId: number;
  /** Whether it is somebody who inspects: they see all items in their newest revision. Others see their own, and what is online. */
  seesAll: boolean;
}

/** An item, and what the reader may do with it. */
export interface ItemInReview {
  item: ContentItem;
  standing: Standing<ItemAction>;
}

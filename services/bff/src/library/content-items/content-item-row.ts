import { type ContentItem } from '../../content/content/content-item.entity.js';

export interface Named {
  id: number;
  name: string;
}

/** An item in a list. */
export interface ItemRow extends Pick<
  ContentItem,
  | 'agesFrom'
  | 'agesTo'
  | 'cover'
  | 'coverText'
  | 'id'
  | 'kind'
  | 'labels'
  | 'language'
  | 'online'
  | 'source'
  | 'state'
  | 'subject'
  | 'title'
  | 'updatedAt'
  | 'version'
> {
  author: Named;
  owner: { name: string } | null;
  own: boolean;
}

/** An item that was rejected. */
export interface Returned {
  id: number;
  title: string;
  decidedAt: Date;
}

/** Who reads items. */
export interface ItemReader {
  accountId: number;
  /** Whether it is somebody who inspects: they see all items in their newest revision. Others see their own, and what is online. */
  seesAll: boolean;
}

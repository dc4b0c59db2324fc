import { type ContentItem } from '../../content/content/content-item.entity.js';

export const KEPT_COLUMNS = [
  'state',
  'online',
  'submittedBy',
  'submittedAt',
  'decidedBy',
  'decidedAt',
  'reason',
  'published',
] as const satisfies readonly (keyof ContentItem)[];

type KeptColumn = (typeof KEPT_COLUMNS)[number];

/** An item of an operation: what it was like before, and its version afterwards. */
export interface KeptItem {
  id: number;
  version: number;
  before: Pick<ContentItem, Exclude<KeptColumn, 'published'>> & Partial<Pick<ContentItem, 'published'>>;
}

/** An item of an import. */
export interface ImportedKeptItem {
  id: number;
  version: number;
  /** Null for a new one. Of any other, its newest revision is the one after `working`. */
  before: Pick<ContentItem, 'editors' | 'state' | 'working'> | null;
}

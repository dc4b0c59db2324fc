import { type ContentItem } from '../../content/content/content-item.entity.js';

export const KEPT_COLUMNS = [
  'state',
  'online',
  'submittedBy',
  'submittedAt',
  'decidedBy',
  'decidedAt',
  'reason',
] as const satisfies readonly (keyof ContentItem)[];

/** An item of an operation: what it was like before, and its version afterwards. */
export interface KeptItem {
  id: number;
  version: number;
  before: Pick<ContentItem, (typeof KEPT_COLUMNS)[number]>;
}

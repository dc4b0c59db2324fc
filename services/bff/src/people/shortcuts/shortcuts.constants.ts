import { type PageName } from '../../common/pages/page-names.constants.js';

export const SHORTCUTS = { maximum: 12 } as const;

/** For accounts that have not chosen theirs. Those that the role may not open are left out. */
export const DEFAULT_SHORTCUTS: readonly PageName[] = [
  'SearchTable',
  'Card',
  'Content',
  'DataAnalysis',
  'Monitor',
  'Message',
];

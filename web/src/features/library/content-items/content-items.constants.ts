import {
  ContentColumn,
  type ContentItemAction,
  ContentItemField,
  type ContentItemSheetField,
  ContentItemSort,
  ContentState,
} from '../../../api/generated/model';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '../../../shared/data/list-limits';
import type { PageQuery } from '../../../shared/lists/page-query';

/** The bin is a list of its own. */
export const states = Object.values(ContentState).filter((state) => state !== 'removed');
export const sorts = Object.values(ContentItemSort);

/** The default sort order of the server. */
export const UNSORTED = { sort: 'updated', order: 'desc' } as const;

export const columnKeys = Object.values(ContentColumn);
export const fieldColumns = columnKeys.filter((key) => key !== 'index' && key !== 'ages');

/** The columns that are not shown before somebody asks for them. */
export const hiddenColumns = ['index', 'subject', 'source', 'labels'] as const satisfies ContentColumn[];

/** The columns of a file that stand for one of the table. The row number is none. */
export function sheetFields(column: ContentColumn): ContentItemSheetField[] {
  if (column === 'index') return [];
  return column === 'ages' ? ['agesFrom', 'agesTo'] : [column];
}

/** Whose content is listed, or the bin. */
export const shelves = ['mine', 'bin'] as const;

export const recordTabs = ['revisions', 'history'] as const;

/** The color of each state. */
export const tones = {
  draft: 'quiet',
  inspecting: 'info',
  rejected: 'bad',
  approved: 'info',
  online: 'good',
  offline: 'quiet',
  removed: 'quiet',
} as const satisfies Record<ContentState, string>;

/** The actions in the history that have a text. */
export const historyActions = [
  'create',
  'edit',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'reopen',
  'online',
  'offline',
  'remove',
  'restore',
  'import',
  'undo',
  'makeLink',
  'mergeLabel',
] as const;

/** How many authors a field proposes at once. */
export const proposals = 6;

/** What is likely to be done first, before the others. */
export const orderedActions = [
  'submit',
  'approve',
  'online',
  'restore',
  'edit',
  'reject',
  'withdraw',
  'reopen',
  'offline',
  'remove',
] as const satisfies readonly ContentItemAction[];

/** The newest revisions. */
export const firstPage: PageQuery = { current: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE };

/** The fields whose change the history names. */
export const auditedFields = [
  ...Object.values(ContentItemField),
  ...(['body', 'onlineFrom', 'onlineUntil'] as const),
];

/** By name, of any size: what browsers do not play, or is too large, is made into what they do before it is uploaded. */
export const videoFile = {
  endings: ['.mp4', '.mov', '.m4v', '.webm', '.mkv', '.3gp', '.ts', '.mts', '.m2ts'],
};

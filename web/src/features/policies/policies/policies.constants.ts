import { PolicyColumn, PolicySort } from '../../../api/generated/model';

export const sortKeys = Object.values(PolicySort);

/** The default sort order of the server. */
export const UNSORTED = { sort: 'createdTime', order: 'desc' } as const;

export const columnKeys = Object.values(PolicyColumn);

/** The tabs of the record drawer. */
export const recordTabs = ['details', 'items', 'edit', 'history'] as const;
export type RecordTab = (typeof recordTabs)[number];

export const NEW_RECORD = 'new';

/** Instead of a record id: the import. */
export const IMPORT = 'import';
/** Instead of a record id: the bulk operations of the last day. */
export const RECENT = 'recent';

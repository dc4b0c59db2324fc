import {
  ContentType,
  FilterType,
  PolicyColumn,
  PolicySort,
  PolicyStatus,
  TableDensity,
} from '../../../api/generated/model';

export const contentTypes = Object.values(ContentType);
export const filterTypes = Object.values(FilterType);
export const statuses = Object.values(PolicyStatus);
export const sortKeys = Object.values(PolicySort);

/** What the server sorts by where nothing is said. */
export const UNSORTED = { sort: 'createdTime', order: 'desc' } as const;

export const densities = Object.values(TableDensity);

export const columnKeys = Object.values(PolicyColumn);

/** What the drawer beside the table shows of a record. */
export const recordTabs = ['details', 'edit', 'history'] as const;
export type RecordTab = (typeof recordTabs)[number];

export const NEW_RECORD = 'new';
/** The server takes no more. */
export const IMPORT_FILE = { endings: ['.csv', '.xlsx', '.txt', '.tsv'], maxBytes: 10_000_000 };

/** In the place of a record: the import of many. */
export const IMPORT = 'import';
/** In the place of a record: what was done to many in the last day. */
export const RECENT = 'recent';

import type { PagedList } from '../lists/paged-list';

/** What a page of records gives its filters. */
export interface FiltersProps<Query> {
  query: Query;
  /** The rows are loading. */
  busy: boolean;
  onChange: (change: Partial<Query>) => void;
  /** Submits the same filters again. */
  onRefresh: () => void;
}

/** What it gives its table. */
export interface TableProps<Row, Query> {
  list: PagedList<Row, Query>;
  query: Query;
  onQuery: (change: Partial<Query>) => void;
  onOpen: (row: Row) => void;
}

/** What it gives the drawer of the open record. */
export interface DrawerProps<Key = number> {
  id: Key;
  /** Number of changes so far: each change reloads the record. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

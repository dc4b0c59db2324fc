import type { ReactNode } from 'react';
import type { Sort } from '../sorting/sort-header';

export type Density = 'mini' | 'small' | 'medium' | 'large';

export interface DataColumn<Row> {
  key: string;
  title: string;
  /** At least this wide, in pixels. */
  width: number;
  /** As wide as it likes to be where there is room; without it, it takes what the others leave. */
  ideal?: number;
  align?: 'right';
  isSortable?: boolean;
  /** @param at place of the row on this page, from 0 */
  cell: (row: Row, at: number) => ReactNode;
}

/** Lets rows be selected; absent where nothing can be done with a selection. */
export interface TableSelection<Row> {
  page: 'none' | 'some' | 'all';
  has: (row: Row) => boolean;
  labelOf: (row: Row) => string;
  pageLabel: string;
  onRow: (row: Row) => void;
  onPage: () => void;
}

export interface DataTableProps<Row> {
  label: string;
  columns: DataColumn<Row>[];
  /** Widths that the reader chose, in pixels. */
  widths?: Partial<Record<string, number>>;
  /** Null gives a column back to the width that it has by itself. */
  onWidth?: (key: string, width: number | null) => void;
  /** Null before the first answer: then rows of the same height hold the place. */
  rows: Row[] | null;
  expectedRows: number;
  keyOf: (row: Row) => string | number;
  density: Density;
  busy: boolean;
  /** Absent where the order is always the same. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void };
  selection?: TableSelection<Row> | undefined;
  operations?: { title: string; cell: (row: Row) => ReactNode };
  /** A press on a row, beside its buttons. */
  onOpen?: (row: Row) => void;
  empty: ReactNode;
}

import type { ReactNode } from 'react';
import type { Sort } from '../sorting/sort-header';

export type Density = 'mini' | 'small' | 'medium' | 'large';

export interface DataColumn<Row> {
  key: string;
  title: string;
  /** Minimum width in pixels. */
  width: number;
  /** The width in pixels where there is room; without it, the minimum. */
  ideal?: number;
  /** Takes the space that the other columns leave. */
  grows?: boolean;
  /** Its text stays on one line at mini and small density; what is cut off is shown in a tooltip. */
  truncates?: boolean;
  /** On a phone, where a row is a card, it leads the card: as its title, or as the line below. */
  leads?: 'title' | 'state';
  align?: 'right';
  isSortable?: boolean;
  /** @param at place of the row on this page, from 0 */
  cell: (row: Row, at: number) => ReactNode;
}

/** Enables row selection; absent if there are no actions on a selection. */
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
  /** Widths set by the user, in pixels. */
  widths?: Partial<Record<string, number>>;
  /** Null resets a column to its automatic width. */
  onWidth?: (key: string, width: number | null) => void;
  /** Null before the first response: placeholder rows of the same height are shown. */
  rows: Row[] | null;
  expectedRows: number;
  keyOf: (row: Row) => string | number;
  density: Density;
  busy: boolean;
  /** Absent if the order is fixed. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void };
  selection?: TableSelection<Row> | undefined;
  operations?: { title: string; cell: (row: Row) => ReactNode };
  /** A click on a row, outside its buttons. */
  onOpen?: (row: Row) => void;
  empty: ReactNode;
}

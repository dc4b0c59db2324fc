import type { ReactNode } from 'react';
import type { Sort } from '../sorting/sort-header';

export type Density = 'mini' | 'small' | 'medium' | 'large';

export interface DataColumn<Row> {
  key: string;
  title: string;
  /** Minimum width in pixels. */
  width: number;
  /** Preferred width in pixels if there is space; the default is the minimum. */
  ideal?: number;
  /** Fills the remaining space. */
  grows?: boolean;
  /** The text stays on one line at mini and small density; a tooltip shows truncated text in full. */
  truncates?: boolean;
  /** On a phone, where each row is a card: shown at the top, as the title or as the line below it. */
  leads?: 'title' | 'state';
  align?: 'right';
  isSortable?: boolean;
  /** @param at zero-based index of the row on this page */
  cell: (row: Row, at: number) => ReactNode;
}

/** Enables row selection; undefined if there are no actions on a selection. */
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
  onWidth?: ((key: string, width: number | null) => void) | undefined;
  /** The handles of the columns are Tab stops. They always work with the pointer. */
  isAdjusting?: boolean | undefined;
  /** Called when Escape ends the adjusting, or when no handle is left to adjust. */
  onAdjusted?: (() => void) | undefined;
  /** Null before the first response: placeholder rows of the same height are shown. */
  rows: Row[] | null;
  expectedRows: number;
  keyOf: (row: Row) => string | number;
  density: Density;
  busy: boolean;
  /** Undefined if the order is fixed. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void } | undefined;
  selection?: TableSelection<Row> | undefined;
  operations?: { title: string; cell: (row: Row) => ReactNode } | undefined;
  /** Called for a click on a row, except on its controls. */
  onOpen?: ((row: Row) => void) | undefined;
  empty: ReactNode;
}

import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './data-table.module.css';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import { columnWidths, OPERATIONS_WIDTH, SELECTION_WIDTH } from './data-table-widths';
import { Skeleton } from './skeleton';
import type { Sort } from './sort-header';

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
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection?: TableSelection<Row> | undefined;
  operations?: { title: string; cell: (row: Row) => ReactNode };
  /** A press on a row, beside its buttons. */
  onOpen?: (row: Row) => void;
  empty: ReactNode;
}

/**
 * A table that fits its columns to the room there is, scrolls in its own box where there is too little, and is
 * a list of cards on a phone. The roles are written out, because a browser forgets those of a table that is drawn
 * as something else.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    widths = {},
    rows,
    expectedRows,
    keyOf,
    density,
    busy,
    selection,
    operations,
  } = props;
  const [drag, setDrag] = useState<{ key: string; width: number } | null>(null);
  const chosen = drag === null ? widths : { ...widths, [drag.key]: drag.width };
  const fixed = (selection ? SELECTION_WIDTH : 0) + (operations ? OPERATIONS_WIDTH : 0);
  const { tableMin, cssOf } = columnWidths(columns, chosen, fixed);
  const span = columns.length + (selection ? 1 : 0) + (operations ? 1 : 0);

  return (
    // It scrolls inside its own box on a narrow screen, so it has to take the focus.
    <div role="region" aria-label={label} aria-busy={busy} tabIndex={0} className={styles.scroll}>
      <table
        role="table"
        className={styles.table}
        data-density={density}
        style={{ '--table-min': `${tableMin}px` } as CSSProperties}
      >
        <colgroup>
          {selection && <col style={{ width: SELECTION_WIDTH }} />}
          {columns.map(({ key }) => (
            <col key={key} style={{ width: cssOf(key) }} />
          ))}
          {operations && <col style={{ width: OPERATIONS_WIDTH }} />}
        </colgroup>
        <DataTableHead {...props} onDrag={setDrag} />
        <tbody role="rowgroup">
          {rows === null && skeletonRows(expectedRows, span)}
          {rows?.map((row, at) => (
            <DataTableRow key={keyOf(row)} {...props} row={row} at={at} />
          ))}
        </tbody>
      </table>
      {rows?.length === 0 && props.empty}
    </div>
  );
}

const skeletonRows = (rows: number, cells: number) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} role="row">
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell} role="cell">
          <Skeleton width="70%" height={14} />
        </td>
      ))}
    </tr>
  ));

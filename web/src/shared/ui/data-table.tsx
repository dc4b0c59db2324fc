import { Table } from '@arco-design/web-react';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { Skeleton } from './skeleton';
import { type Sort, SortHeader } from './sort-header';

export type Density = 'mini' | 'small' | 'medium' | 'large';

export interface DataColumn<Row> {
  key: string;
  title: string;
  width: number;
  align?: 'right';
  isSortable?: boolean;
  /** @param at place of the row on this page, from 0 */
  cell: (row: Row, at: number) => ReactNode;
}

interface Props<Row> {
  label: string;
  columns: DataColumn<Row>[];
  /** Null before the first answer: then rows of the same height hold the place. */
  rows: Row[] | null;
  expectedRows: number;
  keyOf: (row: Row) => string | number;
  density: Density;
  busy: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  empty: ReactNode;
}

const arcoSizes = { mini: 'mini', small: 'small', medium: 'middle', large: 'default' } as const;

interface Line<Row> {
  key: string | number;
  row: Row | null;
}

/** Arco's table with what it lacks: sorting by keyboard, a name, a place to scroll in, and a first state. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, expectedRows, keyOf, density, busy, sort, onSort, empty } = props;
  const lines: Line<Row>[] =
    rows === null
      ? Array.from({ length: expectedRows }, (_, at) => ({ key: at, row: null }))
      : rows.map((row) => ({ key: keyOf(row), row }));

  const arcoColumns = columns.map((column) => {
    const { key, title, width, align, isSortable, cell } = column;
    const order = sort.key === key ? sort.order : 'none';
    return {
      key,
      width,
      align,
      title: isSortable ? <SortHeader column={key} title={title} sort={sort} onSort={onSort} /> : title,
      onHeaderCell: () => ({ 'aria-sort': isSortable ? ariaSort[order] : undefined }),
      render: (_: unknown, { row }: Line<Row>, at: number) =>
        row === null ? <Skeleton width="70%" height={14} /> : cell(row, at),
    };
  });

  return (
    // It scrolls inside its own box on a narrow screen, so it has to take the focus.
    <div role="region" aria-label={label} aria-busy={busy} tabIndex={0} className={styles.scroll}>
      <Table<Line<Row>>
        className={styles.table}
        style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
        columns={arcoColumns}
        data={lines}
        rowKey="key"
        size={arcoSizes[density]}
        border={{ wrapper: false, cell: false }}
        pagination={false}
        tableLayoutFixed
        noDataElement={empty}
      />
    </div>
  );
}

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

import Table from '@arco-design/web-react/es/Table';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import '../../styles/arco/table.css';
import styles from './data-table.module.css';
import { arcoColumns, type TableLine } from './data-table-columns';
import { tableParts } from './data-table-parts';
import type { DataTableProps, TableSelection } from './data-table-types';
import { columnWidths, OPERATIONS_WIDTH, SELECTION_WIDTH } from './data-table-widths';
import { FullTextTip } from './full-text-tip';
import { useAdjusting } from './use-adjusting';
import { SelectBox } from '../fields/select-box';

const sizes = { mini: 'mini', small: 'small', medium: 'middle', large: 'default' } as const;

/** Elements that handle clicks themselves. */
const INTERACTIVE = 'a, button, input, label, [role="menu"]';

/**
 * Arco's table with columns that adapt to the available width. It scrolls horizontally if the space is too small, and
 * is a list of cards on a phone.
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
    isAdjusting = false,
    onAdjusted,
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const endOnEscape = useAdjusting(region, isAdjusting, onAdjusted);
  const [drag, setDrag] = useState<{ key: string; width: number } | null>(null);
  const chosen = drag === null ? widths : { ...widths, [drag.key]: drag.width };
  const fixed = (selection ? SELECTION_WIDTH : 0) + (operations ? OPERATIONS_WIDTH : 0);
  const { tableMin, cssOf } = columnWidths(columns, chosen, fixed);
  const lines: TableLine<Row>[] =
    rows?.map((row) => ({ key: keyOf(row), row })) ??
    Array.from({ length: expectedRows }, (_, at) => ({ key: at, row: null }));

  return (
    // Scrollable on a narrow screen, so it must be focusable.
    <div
      ref={region}
      role="region"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      className={styles.scroll}
      onKeyDown={endOnEscape}
    >
      <Table<TableLine<Row>>
        className={styles.table}
        style={{ '--table-min': `${tableMin}px` } as CSSProperties}
        tableLayoutFixed
        border={false}
        pagination={false}
        size={sizes[density]}
        components={tableParts}
        columns={arcoColumns({ ...props, widthOf: cssOf, onDrag: setDrag })}
        data={lines}
        onRow={({ row }) => (row === null ? {} : rowProps(row, props))}
        noDataElement={props.empty}
        {...(selection && { rowSelection: rowSelection(selection, lines) })}
      />
      <FullTextTip table={region} />
    </div>
  );
}

/** Rows are focusable from script only; the focused row is the current row of the keyboard shortcuts. */
function rowProps<Row>(row: Row, { keyOf, onOpen, selection }: DataTableProps<Row>) {
  return {
    role: 'row',
    tabIndex: -1,
    'data-key': keyOf(row),
    'data-opens': onOpen !== undefined,
    'aria-selected': selection?.has(row),
    onClick: ({ target }: MouseEvent) => {
      const isElsewhere = target instanceof Element && target.closest(INTERACTIVE) !== null;
      // Do not open the row when the click ends a text selection.
      if (!isElsewhere && getSelection()?.isCollapsed !== false) onOpen?.(row);
    },
  };
}

function rowSelection<Row>(selection: TableSelection<Row>, lines: TableLine<Row>[]) {
  return {
    // Arco's scroll container has no accessible name.
    checkAll: false,
    columnWidth: SELECTION_WIDTH,
    columnTitle: (
      <SelectBox
        label={selection.pageLabel}
        checked={selection.page === 'all'}
        isMixed={selection.page === 'some'}
        // Nothing can be selected before the rows are loaded.
        disabled={lines.every(({ row }) => row === null)}
        onChange={selection.onPage}
      />
    ),
    selectedRowKeys: lines.filter(({ row }) => row !== null && selection.has(row)).map(({ key }) => key),
    renderCell: (_box: unknown, isChecked: boolean, { row }: TableLine<Row>) =>
      row !== null && (
        <SelectBox
          label={selection.labelOf(row)}
          checked={isChecked}
          onChange={() => {
            selection.onRow(row);
          }}
        />
      ),
  };
}

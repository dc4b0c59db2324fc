import { type CSSProperties, useState } from 'react';
import styles from './data-table.module.css';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import type { DataTableProps } from './data-table-types';
import { columnWidths, OPERATIONS_WIDTH, SELECTION_WIDTH } from './data-table-widths';
import { Skeleton } from '../feedback/skeleton';

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

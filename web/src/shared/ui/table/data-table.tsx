import { type CSSProperties, useRef, useState } from 'react';
import styles from './data-table.module.css';
import { DataTableBody } from './data-table-body';
import { DataTableHead } from './data-table-head';
import type { DataTableProps } from './data-table-types';
import { columnWidths, OPERATIONS_WIDTH, rem, SELECTION_WIDTH } from './data-table-widths';
import { FullTextTip } from './full-text-tip';
import { useAdjusting } from './use-adjusting';

/**
 * A table with columns that adapt to the available width. It scrolls horizontally if the space is too small, and is a
 * list of cards on a phone. A row is rendered again only if the row itself, the columns, the operations, the functions
 * of the selection or `onOpen` are other ones, so keep those between renders.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, widths = {}, density, busy, selection, operations } = props;
  const { isAdjusting = false, onAdjusted } = props;
  const region = useRef<HTMLDivElement>(null);
  const endOnEscape = useAdjusting(region, isAdjusting, onAdjusted);
  const [drag, setDrag] = useState<{ key: string; width: number } | null>(null);
  const chosen = drag === null ? widths : { ...widths, [drag.key]: drag.width };
  const fixed = (selection ? SELECTION_WIDTH : 0) + (operations ? OPERATIONS_WIDTH : 0);
  const { tableMin, cssOf } = columnWidths(columns, chosen, fixed);

  return (
    // Scrollable on a narrow screen, so it must be focusable. No landmark: it stands in one that has its name.
    <div
      ref={region}
      role="group"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      className={styles.scroll}
      onKeyDown={endOnEscape}
    >
      {/* Browsers drop the roles of a table when CSS changes `display`, as it does on a phone, so they are explicit. */}
      <table
        role="table"
        className={styles.table}
        data-density={density}
        style={{ '--table-min': tableMin } as CSSProperties}
      >
        <colgroup>
          {selection && <col style={{ width: rem(SELECTION_WIDTH) }} />}
          {columns.map(({ key }) => (
            <col key={key} style={{ width: cssOf(key) }} />
          ))}
          {operations && <col style={{ width: rem(OPERATIONS_WIDTH) }} />}
        </colgroup>
        <DataTableHead {...props} onDrag={setDrag} />
        <DataTableBody {...props} />
      </table>
      <FullTextTip table={region} />
    </div>
  );
}

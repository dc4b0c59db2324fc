import { memo, type MouseEvent, type ReactNode } from 'react';
import styles from './data-table.module.css';
import type { DataColumn } from './data-table-types';
import { SelectBox } from '../fields/select-box';

interface Props<Row> {
  row: Row;
  rowKey: string | number;
  /** Zero-based index of the row on this page. */
  at: number;
  columns: DataColumn<Row>[];
  /** Truncated texts stay on one line. */
  isDense: boolean;
  /** Undefined if rows cannot be selected, as are the next two. */
  isSelected: boolean | undefined;
  labelOf: ((row: Row) => string) | undefined;
  onSelect: ((row: Row) => void) | undefined;
  operations: ((row: Row) => ReactNode) | undefined;
  onOpen: ((row: Row) => void) | undefined;
}

/** Elements that handle clicks themselves. */
const INTERACTIVE = 'a, button, input, label, [role="menu"]';

/** Rows are focusable from script only; the focused row is the current row of the keyboard shortcuts. */
function PlainRow<Row>(props: Props<Row>) {
  const { row, rowKey, at, columns, isDense, isSelected, labelOf, onSelect, operations, onOpen } = props;
  const open = ({ target }: MouseEvent) => {
    const isElsewhere = target instanceof Element && target.closest(INTERACTIVE) !== null;
    // Do not open the row when the click ends a text selection.
    if (!isElsewhere && getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-key={rowKey}
      data-opens={onOpen !== undefined}
      aria-selected={isSelected}
      onClick={open}
    >
      {isSelected !== undefined && (
        <td role="cell" className={styles.selection}>
          <SelectBox
            label={labelOf?.(row) ?? ''}
            checked={isSelected}
            onChange={() => {
              onSelect?.(row);
            }}
          />
        </td>
      )}
      {columns.map(({ key, title, align, truncates, leads, cell }) => (
        <td
          key={key}
          role="cell"
          data-label={title}
          data-leads={leads}
          data-truncated={truncates && isDense ? '' : undefined}
          style={{ textAlign: align }}
        >
          <div>{cell(row, at)}</div>
        </td>
      ))}
      {operations && (
        <td role="cell" className={styles.operations}>
          {operations(row)}
        </td>
      )}
    </tr>
  );
}

/** Rendered again only if one of its properties is another one. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;

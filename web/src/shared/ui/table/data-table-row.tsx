import type { MouseEvent } from 'react';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-types';
import { SelectBox } from '../fields/select-box';

interface Props<Row> extends DataTableProps<Row> {
  row: Row;
  at: number;
}

/** Where a press has a meaning of its own. */
const INTERACTIVE = 'a, button, input, label, [role="menu"]';

/** It takes the focus by script only: the row that has it is where the keyboard is. */
export function DataTableRow<Row>(props: Props<Row>) {
  const { row, at, columns, selection, operations, onOpen, keyOf } = props;
  const isSelected = selection?.has(row);
  const open = ({ target }: MouseEvent) => {
    const isElsewhere = target instanceof Element && target.closest(INTERACTIVE) !== null;
    // Who has just marked text wants to copy it.
    if (!isElsewhere && getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-key={keyOf(row)}
      data-opens={onOpen !== undefined}
      aria-selected={isSelected}
      onClick={open}
    >
      {selection && (
        <td role="cell" className={styles.selection}>
          <SelectBox
            label={selection.labelOf(row)}
            checked={selection.has(row)}
            onChange={() => {
              selection.onRow(row);
            }}
          />
        </td>
      )}
      {columns.map(({ key, title, align, cell }) => (
        <td key={key} role="cell" data-align={align} data-label={title}>
          {cell(row, at)}
        </td>
      ))}
      {operations && (
        <td role="cell" className={styles.operations}>
          {operations.cell(row)}
        </td>
      )}
    </tr>
  );
}

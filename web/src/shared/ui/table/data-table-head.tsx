import styles from './data-table.module.css';
import { DataTableHeading } from './data-table-heading';
import type { DataTableProps } from './data-table-types';
import { SelectBox } from '../fields/select-box';
import { sortOrderOf } from '../sorting/sort-header';

interface Props<Row> extends DataTableProps<Row> {
  /** Called while a column is being resized, and with null at the end. */
  onDrag: (drag: { key: string; width: number } | null) => void;
}

export function DataTableHead<Row>(props: Props<Row>) {
  const { columns, rows, sorting, selection, operations } = props;
  const { widths = {}, onWidth, onDrag, isAdjusting = false } = props;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={styles.selection}>
            <SelectBox
              label={selection.pageLabel}
              checked={selection.page === 'all'}
              isMixed={selection.page === 'some'}
              // Nothing can be selected before the rows are loaded, or if there are none.
              disabled={rows === null || rows.length === 0}
              onChange={selection.onPage}
            />
          </th>
        )}
        {columns.map(({ key, title, align, isSortable = false }) => (
          <DataTableHeading
            key={key}
            column={key}
            title={title}
            align={align}
            isSortable={isSortable}
            order={isSortable && sorting ? sortOrderOf(key, sorting.sort) : undefined}
            onSort={sorting?.onSort}
            width={widths[key]}
            isAdjusting={isAdjusting}
            onDrag={onDrag}
            onWidth={onWidth}
          />
        ))}
        {operations && (
          <th role="columnheader" scope="col" className={styles.operations}>
            {operations.title}
          </th>
        )}
      </tr>
    </thead>
  );
}

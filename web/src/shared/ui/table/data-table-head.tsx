import styles from './data-table.module.css';
import type { DataColumn, DataTableProps } from './data-table-types';
import { ResizeHandle } from './resize-handle';
import { SelectBox } from '../fields/select-box';
import { type Sort, SortHeader } from '../sorting/sort-header';

interface Props<Row> extends DataTableProps<Row> {
  /** Called while a column is being resized, and with null at the end. */
  onDrag: (drag: { key: string; width: number } | null) => void;
}

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

const orderOf = (key: string, sort: Sort) => (sort.key === key ? sort.order : 'none');

export function DataTableHead<Row>(props: Props<Row>) {
  const { columns, rows, sorting, selection, operations } = props;
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
        {columns.map((column) => {
          const { key, align, isSortable } = column;
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-sortable={isSortable}
              aria-sort={isSortable && sorting ? ariaSort[orderOf(key, sorting.sort)] : undefined}
              style={{ textAlign: align }}
            >
              <Heading {...props} column={column} />
            </th>
          );
        })}
        {operations && (
          <th role="columnheader" scope="col" className={styles.operations}>
            {operations.title}
          </th>
        )}
      </tr>
    </thead>
  );
}

function Heading<Row>(props: Props<Row> & { column: DataColumn<Row> }) {
  const { column, sorting, widths = {}, onWidth, onDrag, isAdjusting = false } = props;
  const { key, title, isSortable } = column;
  return (
    <>
      {isSortable && sorting ? <SortHeader column={key} title={title} {...sorting} /> : title}
      {onWidth && (
        <ResizeHandle
          title={title}
          width={widths[key]}
          isAdjusting={isAdjusting}
          onDrag={(width) => {
            onDrag(width === null ? null : { key, width });
          }}
          onWidth={(width) => {
            onWidth(key, width);
          }}
        />
      )}
    </>
  );
}

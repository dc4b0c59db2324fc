import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-types';
import { ResizeHandle } from './resize-handle';
import { SelectBox } from '../fields/select-box';
import { type Sort, SortHeader } from '../sorting/sort-header';

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

const orderOf = (key: string, sort: Sort) => (sort.key === key ? sort.order : 'none');

interface Props<Row> extends DataTableProps<Row> {
  /** While a column is being drawn wider or narrower; null at the end. */
  onDrag: (drag: { key: string; width: number } | null) => void;
}

export function DataTableHead<Row>(props: Props<Row>) {
  const { columns, rows, sorting, selection, operations, widths = {}, onWidth, onDrag } = props;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" className={styles.selection}>
            <SelectBox
              label={selection.pageLabel}
              checked={selection.page === 'all'}
              isMixed={selection.page === 'some'}
              // There is nothing to select before the rows are there.
              disabled={rows === null}
              onChange={selection.onPage}
            />
          </th>
        )}
        {columns.map(({ key, title, align, isSortable }) => (
          <th
            key={key}
            role="columnheader"
            data-align={align}
            data-sortable={isSortable}
            aria-sort={isSortable && sorting ? ariaSort[orderOf(key, sorting.sort)] : undefined}
          >
            {isSortable && sorting ? <SortHeader column={key} title={title} {...sorting} /> : title}
            {onWidth && (
              <ResizeHandle
                title={title}
                width={widths[key]}
                onDrag={(width) => {
                  onDrag(width === null ? null : { key, width });
                }}
                onWidth={(width) => {
                  onWidth(key, width);
                }}
              />
            )}
          </th>
        ))}
        {operations && (
          <th role="columnheader" className={styles.operations}>
            {operations.title}
          </th>
        )}
      </tr>
    </thead>
  );
}

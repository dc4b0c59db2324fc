import { memo } from 'react';
import { ResizeHandle } from './resize-handle';
import { type Sort, SortHeader, type SortOrder } from '../sorting/sort-header';

interface Props {
  column: string;
  title: string;
  align: 'right' | undefined;
  isSortable: boolean;
  /** Undefined if the order is fixed, as is the next one. */
  order: SortOrder | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The width set by the user. */
  width: number | undefined;
  isAdjusting: boolean;
  onDrag: (drag: { key: string; width: number } | null) => void;
  onWidth: ((key: string, width: number | null) => void) | undefined;
}

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

/** The header of a column. Rendered again only if one of its properties is another one. */
export const DataTableHeading = memo(function DataTableHeading(props: Props) {
  const { column, title, align, isSortable, order, onSort, width, isAdjusting, onDrag, onWidth } = props;
  return (
    <th
      role="columnheader"
      scope="col"
      data-sortable={isSortable}
      aria-sort={order && ariaSort[order]}
      style={{ textAlign: align }}
    >
      {order && onSort ? <SortHeader column={column} title={title} order={order} onSort={onSort} /> : title}
      {onWidth && (
        <ResizeHandle
          title={title}
          width={width}
          isAdjusting={isAdjusting}
          onDrag={(next) => {
            onDrag(next === null ? null : { key: column, width: next });
          }}
          onWidth={(next) => {
            onWidth(column, next);
          }}
        />
      )}
    </th>
  );
});

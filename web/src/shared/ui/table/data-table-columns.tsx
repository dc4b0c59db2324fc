import type { ColumnProps } from '@arco-design/web-react/es/Table';
import type { ReactNode } from 'react';
import type { DataColumn, DataTableProps, Density } from './data-table-types';
import { OPERATIONS_WIDTH } from './data-table-widths';
import { ResizeHandle } from './resize-handle';
import { Skeleton } from '../feedback/skeleton';
import { type Sort, SortHeader } from '../sorting/sort-header';

/** A row as passed to Arco; null renders a placeholder while the row loads. */
export interface TableLine<Row> {
  key: string | number;
  row: Row | null;
}

interface Options<Row> extends DataTableProps<Row> {
  widthOf: (key: string) => string | number;
  /** Called while a column is being resized, and with null at the end. */
  onDrag: (drag: { key: string; width: number } | null) => void;
}

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

const orderOf = (key: string, sort: Sort) => (sort.key === key ? sort.order : 'none');

export function arcoColumns<Row>(options: Options<Row>): ColumnProps<TableLine<Row>>[] {
  const { columns, operations } = options;
  const data = columns.map((column) => dataColumn(column, options));
  return operations === undefined ? data : [...data, operationsColumn(operations)];
}

function dataColumn<Row>(column: DataColumn<Row>, options: Options<Row>): ColumnProps<TableLine<Row>> {
  const { key, title, align, isSortable, truncates, leads, cell } = column;
  const { sorting, widthOf, density } = options;
  return {
    key,
    title: headingOf(column, options),
    width: widthOf(key),
    align,
    onHeaderCell: () => ({
      'data-sortable': isSortable,
      'aria-sort': isSortable && sorting ? ariaSort[orderOf(key, sorting.sort)] : undefined,
    }),
    render: (_value, { row }: TableLine<Row>, at) =>
      // Arco accepts the attributes of a cell together with its content.
      cellWith(row === null ? <Skeleton width="70%" height={14} /> : cell(row, at), {
        'data-label': title,
        'data-leads': leads,
        'data-truncated': truncates && isDense(density) ? '' : undefined,
      }),
  };
}

const isDense = (density: Density) => density === 'mini' || density === 'small';

const cellWith = (children: ReactNode, props: Record<string, string | undefined>) => ({ children, props });

function headingOf<Row>({ key, title, isSortable }: DataColumn<Row>, options: Options<Row>): ReactNode {
  const { sorting, widths = {}, onWidth, onDrag, isAdjusting = false } = options;
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

const operationsColumn = <Row,>({
  title,
  cell,
}: NonNullable<DataTableProps<Row>['operations']>): ColumnProps<TableLine<Row>> => ({
  key: 'operations',
  title,
  width: OPERATIONS_WIDTH,
  fixed: 'right',
  render: (_value, { row }: TableLine<Row>) =>
    row === null ? <Skeleton width="70%" height={14} /> : cell(row),
});

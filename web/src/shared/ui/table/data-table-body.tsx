import styles from './data-table.module.css';
import { DataTableRow } from './data-table-row';
import type { DataTableProps } from './data-table-types';
import { Skeleton } from '../feedback/skeleton';

export function DataTableBody<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, density, selection, operations, onOpen, empty } = props;
  const isDense = density === 'mini' || density === 'small';
  return (
    <tbody role="rowgroup">
      {rows === null && <LoadingRows {...props} />}
      {rows?.map((row, at) => (
        <DataTableRow
          key={keyOf(row)}
          row={row}
          rowKey={keyOf(row)}
          at={at}
          columns={columns}
          isDense={isDense}
          isSelected={selection?.has(row)}
          labelOf={selection?.labelOf}
          onSelect={selection?.onRow}
          operations={operations?.cell}
          onOpen={onOpen}
        />
      ))}
      {rows?.length === 0 && (
        <tr role="row" className={styles.none}>
          <td role="cell" colSpan={columns.length + (selection ? 1 : 0) + (operations ? 1 : 0)}>
            <div className={styles.empty}>{empty}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** As many as are expected, of the same height. */
function LoadingRows<Row>({ columns, expectedRows, selection, operations }: DataTableProps<Row>) {
  const line = <Skeleton width="70%" height={14} />;
  return Array.from({ length: expectedRows }, (_, at) => (
    <tr key={at} role="row">
      {selection && <td role="cell" className={styles.selection} />}
      {columns.map(({ key, title, align, leads }) => (
        <td key={key} role="cell" data-label={title} data-leads={leads} style={{ textAlign: align }}>
          <div>{line}</div>
        </td>
      ))}
      {operations && (
        <td role="cell" className={styles.operations}>
          {line}
        </td>
      )}
    </tr>
  ));
}

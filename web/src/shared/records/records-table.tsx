import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, filtersOf } from '../lists/filters';
import type { PageQuery, SortQuery } from '../lists/page-query';
import type { PagedList } from '../lists/paged-list';
import type { TableLayout } from '../saved-views/saved-view';
import { Button } from '../ui/actions/button';
import { ErrorState } from '../ui/feedback/error-state';
import { ForbiddenState } from '../ui/feedback/forbidden-state';
import { KeptFresh } from '../ui/loaded/kept-fresh';
import { DataTable } from '../ui/table/data-table';
import type { DataColumn, DataTableProps } from '../ui/table/data-table-types';
import { RecordsEmpty } from './records-empty';

interface TableProps<Row extends { id: number | string }, Query extends PageQuery> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'operations' | 'selection'
> {
  /** How the reader has arranged the table; undefined where nobody can. */
  layout?: TableLayout | undefined;
  /** What the query can be sorted by; undefined if the order is fixed. */
  sorts?: readonly string[];
  list: PagedList<Row, Query>;
  query: Query;
  /** The query without any filter. */
  unfiltered: Partial<Query>;
  /** Said if there is no record at all. */
  none: { title: string; text: string };
  /** Opens a record by a click on its row, and by a button, unless `operations` has others. */
  onOpen?: (row: Row) => void;
  /** Names the button for those who do not see its row. */
  openLabelOf?: (row: Row) => string;
  /** Of the button; by default that it views the record. */
  openTextOf?: (row: Row) => string;
  onQuery: (change: Partial<Query>) => void;
}

interface Props<
  Row extends { id: number | string },
  Query extends PageQuery,
  Key extends string,
> extends Omit<TableProps<Row, Query>, 'columns' | 'layout'> {
  layout?: TableLayout<Key>;
  /** In this order. */
  columns: Record<Key, Omit<DataColumn<Row>, 'key' | 'title'>>;
  titleOf: (key: Key) => string;
}

/** A page of records. */
export function RecordsTable<
  Row extends { id: number | string },
  Query extends PageQuery,
  Key extends string,
>({ columns, titleOf, ...props }: Props<Row, Query, Key>) {
  const { layout } = props;
  const shown = layout?.view.columns.filter(({ isShown }) => isShown).map(({ key }) => key);
  const keys = shown ?? (Object.keys(columns) as Key[]);
  return (
    <KeptFresh source={props.list.page}>
      <Content
        {...props}
        columns={keys.map((key) => ({
          ...columns[key],
          key,
          title: titleOf(key),
          isSortable: props.sorts?.includes(key) ?? false,
        }))}
      />
    </KeptFresh>
  );
}

const Content = observer(function Content<Row extends { id: number | string }, Query extends PageQuery>(
  props: TableProps<Row, Query>,
) {
  const {
    label,
    columns,
    list,
    query,
    unfiltered,
    none,
    sorts,
    onOpen,
    openLabelOf,
    openTextOf,
    operations,
    selection,
    layout,
    onQuery,
  } = props;
  const { t } = useTranslation('records');
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  const { sort, direction } = query as Query & Partial<SortQuery<string>>;
  const openOperation = onOpen && {
    title: t('operations'),
    cell: (row: Row) => (
      <Button
        look="text"
        aria-label={openLabelOf?.(row)}
        onClick={() => {
          onOpen(row);
        }}
      >
        {openTextOf?.(row) ?? t('view')}
      </Button>
    ),
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      widths={Object.fromEntries(layout?.view.columns.map(({ key, width }) => [key, width]) ?? [])}
      onWidth={layout?.onWidth}
      isAdjusting={layout?.isAdjusting}
      onAdjusted={layout?.onAdjusted}
      rows={layout?.isHeld || list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={({ id }) => id}
      density={layout?.view.density ?? 'large'}
      busy={list.isLoading}
      sorting={
        sorts && {
          sort: { key: sort ?? '', order: direction ?? 'asc' },
          onSort: ({ key, order }) => {
            const by = sorts.find((one) => one === key) ?? '';
            onQuery({ sort: by, direction: order } as unknown as Partial<Query>);
          },
        }
      }
      selection={selection}
      operations={operations ?? openOperation}
      onOpen={onOpen}
      empty={
        <RecordsEmpty
          total={list.total}
          isFiltered={countFilters(filtersOf(query, unfiltered)) > 0}
          none={none}
          onFirstPage={() => {
            onQuery({});
          }}
          onReset={() => {
            onQuery(unfiltered);
          }}
        />
      }
    />
  );
}) as <Row extends { id: number | string }, Query extends PageQuery>(
  props: TableProps<Row, Query>,
) => ReactNode;

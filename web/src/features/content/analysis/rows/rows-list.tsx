import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useFoundAnnouncement } from '../../../../shared/lists/use-found-announcement';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { Pager } from '../../../../shared/ui/pager/pager';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import type { RowsStore } from './rows.store';
import styles from './rows.module.css';
import { type RowsMeasure, ROWS_SORTS, type RowsView } from './rows-view';

interface Props<Row, Query> {
  label: string;
  measure: RowsMeasure;
  view: RowsView;
  query: Query;
  make: () => RowsStore<Row, Query>;
  columns: DataColumn<Row>[];
  keyOf: (row: Row) => number;
  onView: (change: Partial<RowsView>) => void;
}

/** A page of the rows of a figure, below the sum of all of them: the figure. */
export const RowsList = observer(function RowsList<Row, Query extends object>(props: Props<Row, Query>) {
  const { label, measure, view, query, make, columns, keyOf, onView } = props;
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const [{ list, sum }] = useState(make);
  useFoundAnnouncement(list);
  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);

  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  const isKnown = list.state === 'ready' || list.state === 'empty';
  return (
    <KeptFresh source={list.page}>
      <p className={styles.sum}>
        {sum !== null &&
          t('rows.sum', {
            measure: t(`measure.${measure}`),
            sum: formatNumber(sum, language),
            count: list.total,
          })}
      </p>
      <DataTable
        label={label}
        columns={columns}
        rows={list.state === 'loading' ? null : list.rows}
        expectedRows={view.rowsSize}
        keyOf={keyOf}
        density="small"
        busy={list.isLoading}
        sorting={{
          sort: { key: view.rowsSort, order: view.rowsOrder },
          onSort: ({ key, order }) => {
            onView({
              rowsSort: ROWS_SORTS.find((sort) => sort === key) ?? '',
              rowsOrder: order,
              rowsPage: 1,
            });
          },
        }}
        empty={<EmptyState title={t('rows.empty')}>{t('rows.empty.text')}</EmptyState>}
      />
      <Pager
        current={view.rowsPage}
        pageSize={view.rowsSize}
        total={isKnown ? list.total : null}
        onPage={(rowsPage) => {
          onView({ rowsPage });
        }}
        onPageSize={(rowsSize) => {
          onView({ rowsSize, rowsPage: 1 });
        }}
      />
    </KeptFresh>
  );
}) as <Row, Query extends object>(props: Props<Row, Query>) => ReactNode;

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LedgerEntryDto } from '../../../../api/generated/model';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { Time } from '../../../../shared/ui/layout/time';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { type LedgerQuery, noLedgerFilters } from '../orders-view';
import { NothingHere } from './nothing-here';

type ColumnKey = 'entry' | 'time' | 'amount' | 'balance' | 'person' | 'note';
type Shape = Omit<DataColumn<LedgerEntryDto>, 'key' | 'title'>;

interface Props {
  list: PagedList<LedgerEntryDto, LedgerQuery>;
  query: LedgerQuery;
  onQuery: (change: Partial<LedgerQuery>) => void;
  onOpen: (order: number) => void;
}

export function LedgerTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  const column = (key: ColumnKey, shape: Shape): DataColumn<LedgerEntryDto> => ({
    ...shape,
    key,
    title: t(`column.${key}`),
  });
  const columns = [
    column('entry', { width: 116, ideal: 150, leads: 'title', cell: ({ kind }) => t(`ledger.${kind}`) }),
    column('time', { width: 124, ideal: 164, cell: ({ time }) => <Time wire={time} /> }),
    column('amount', {
      width: 124,
      ideal: 140,
      align: 'right',
      cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatMoney(amount, language)}`,
    }),
    column('balance', {
      width: 124,
      ideal: 140,
      align: 'right',
      cell: ({ balance }) => formatMoney(balance, language),
    }),
    column('person', { width: 104, ideal: 132, cell: ({ person }) => person ?? t('history.system') }),
    column('note', { width: 150, grows: true, cell: ({ note }) => (note === '' ? '–' : note) }),
  ];
  return (
    <DataTable
      label={t('view.ledger')}
      columns={columns}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={({ id }) => id}
      density="large"
      busy={list.isLoading}
      operations={{
        title: t('column.order'),
        cell: ({ orderId }) =>
          orderId !== null && (
            <Button
              look="text"
              onClick={() => {
                onOpen(orderId);
              }}
            >
              {t('title', { id: orderId })}
            </Button>
          ),
      }}
      empty={
        <NothingHere
          what="ledger"
          total={list.total}
          isFiltered={query.kind !== '' || query.time.length > 0}
          onFirstPage={() => {
            onQuery({});
          }}
          onReset={() => {
            onQuery(noLedgerFilters);
          }}
        />
      }
    />
  );
});

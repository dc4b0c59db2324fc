import { useTranslation } from 'react-i18next';
import type { LedgerEntryDto } from '../../../../api/generated/model';
import { AuditLink } from '../../../../shared/history/audit-link';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Button } from '../../../../shared/ui/actions/button';
import { Time } from '../../../../shared/ui/layout/time';
import { type LedgerQuery, unfilteredLedger } from '../ledger-query';

interface Props {
  list: PagedList<LedgerEntryDto, LedgerQuery>;
  query: LedgerQuery;
  onQuery: (change: Partial<LedgerQuery>) => void;
  onOpen: (order: number) => void;
}

export function LedgerTable({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  return (
    <RecordsTable
      label={t('title')}
      columns={{
        entry: { width: 116, ideal: 150, leads: 'title', cell: ({ kind }) => t(`kind.${kind}`) },
        time: { width: 124, ideal: 164, cell: ({ time }) => <Time wire={time} /> },
        amount: {
          width: 124,
          ideal: 140,
          align: 'right',
          cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatMoney(amount, language)}`,
        },
        balance: {
          width: 124,
          ideal: 140,
          align: 'right',
          cell: ({ balance }) => formatMoney(balance, language),
        },
        person: { width: 104, ideal: 132, cell: ({ person }) => person ?? t('system') },
        note: { width: 150, grows: true, cell: ({ note }) => (note === '' ? '–' : note) },
      }}
      titleOf={(key) => t(`column.${key}`)}
      list={list}
      query={query}
      unfiltered={unfilteredLedger}
      none={{ title: t('empty'), text: t('empty.text') }}
      operations={{
        title: t('column.order'),
        cell: ({ id, orderId }) =>
          orderId === null ? (
            <AuditLink of={{ entity: 'ledger', entityId: id }} />
          ) : (
            <Button
              look="text"
              onClick={() => {
                onOpen(orderId);
              }}
            >
              {t('order', { id: orderId })}
            </Button>
          ),
      }}
      onQuery={onQuery}
    />
  );
}

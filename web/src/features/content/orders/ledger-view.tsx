import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useFoundAnnouncement } from '../../../shared/lists/use-found-announcement';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { Permitted } from '../../../shared/session/permitted';
import { rolesThatMay } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { DateRangeField } from '../../../shared/ui/fields/date-range-field';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { Pager } from '../../../shared/ui/pager/pager';
import { LedgerTable } from './components/ledger-table';
import { TopUpDialog } from './components/top-up-dialog';
import styles from './orders-page.module.css';
import { ledgerQuery, type LedgerQuery } from './orders-view';
import { ledgerKinds } from './orders.constants';
import type { OrdersStore } from './orders.store';

interface Props {
  store: OrdersStore;
  onOpen: (order: number) => void;
}

export const LedgerView = observer(function LedgerView({ store, onOpen }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const [query, changeQuery] = useUrlView(ledgerQuery);
  const [isToppingUp, setToppingUp] = useState(false);
  const list = store.ledger;
  useFoundAnnouncement(list);
  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);
  /** Any change other than of the page number returns to the first page. */
  const narrow = (change: Partial<LedgerQuery>) => {
    changeQuery({ current: ledgerQuery.initial.current, ...change });
  };
  const any = { value: '' as const, label: t('filter.all') };
  const isKnown = list.state === 'ready' || list.state === 'empty';
  return (
    <>
      <div className={styles.tools}>
        <div role="search" aria-label={t('view.ledger')} className={styles.fields}>
          <SelectField
            label={t('column.entry')}
            value={query.kind}
            options={[any, ...ledgerKinds.map((value) => ({ value, label: t(`ledger.${value}`) }))]}
            onChange={(kind) => {
              narrow({ kind });
            }}
          />
          <DateRangeField
            label={t('column.time')}
            value={query.time}
            onChange={(time) => {
              narrow({ time });
            }}
          />
        </div>
        <Permitted roles={rolesThatMay('topUpBalance')}>
          <Button
            look="primary"
            onClick={() => {
              setToppingUp(true);
            }}
          >
            {t('topUp')}
          </Button>
        </Permitted>
      </div>
      <LedgerTable list={list} query={query} onQuery={narrow} onOpen={onOpen} />
      <Pager
        current={query.current}
        pageSize={query.pageSize}
        total={isKnown ? list.total : null}
        onPage={(current) => {
          changeQuery({ current });
        }}
        onPageSize={(pageSize) => {
          narrow({ pageSize });
        }}
      />
      {isToppingUp && (
        <TopUpDialog
          onTopUp={async (amount, note, key) => {
            await store.topUp(amount, note, key);
            toasts.show({
              kind: 'success',
              text: t('topUp.done', { amount: formatMoney(amount, language) }),
            });
          }}
          onClose={() => {
            setToppingUp(false);
          }}
        />
      )}
    </>
  );
});

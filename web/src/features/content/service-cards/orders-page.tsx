import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LedgerView } from '../../../features/billing/ledger/ledger-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { BalanceSummary } from './components/balance-summary';
import { OrderDrawer } from './order-drawer';
import { orderView, pageView, searchOf } from './orders-view';
import { views } from './orders.constants';
import { OrdersStore } from './orders.store';
import { OrdersView } from './orders-list';
import styles from './orders-page.module.css';
import { RenewalsView } from './renewals-view';

export const OrdersPage = observer(function OrdersPage() {
  const { t } = useTranslation(['service-cards', 'shared']);
  const [store] = useState(() => new OrdersStore());
  const [{ view }] = useUrlView(pageView);
  const [{ order }, open] = useUrlView(orderView);
  const navigate = useNavigate();
  useEffect(() => {
    store.billing.load();
    const unfollow = store.follow();
    return () => {
      unfollow();
      store.stop();
    };
  }, [store]);
  const showOrder = (id: number) => {
    open({ order: id });
  };
  return (
    <PageFrame title={t('shared:menu.list.orders')}>
      <BalanceSummary summary={store.billing.summary} onRetry={store.billing.load} />
      <Tabs
        label={t('views')}
        tabs={views.map((key) => ({ key, label: t(`view.${key}`) }))}
        chosen={view}
        onChoose={(next) => {
          void navigate({ search: searchOf(next) });
        }}
      >
        <div className={styles.panel}>
          {view === 'orders' && <OrdersView store={store} onOpen={showOrder} />}
          {view === 'renewals' && <RenewalsView store={store} onOpen={showOrder} />}
          {view === 'ledger' && <LedgerView store={store.ledger} onOpen={showOrder} />}
        </div>
      </Tabs>
      {order !== 0 && (
        <OrderDrawer
          key={order}
          id={order}
          changes={store.changes}
          onChanged={store.changed}
          onUndo={store.undo}
          onClose={() => {
            open(orderView.initial);
          }}
        />
      )}
    </PageFrame>
  );
});

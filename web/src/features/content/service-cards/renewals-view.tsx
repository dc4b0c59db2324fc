import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderDialog } from '../../../features/content/service-cards/ordering/order-dialog';
import { useServiceTitle } from '../../../features/content/service-cards/ordering/service-title';
import { tellOfService } from '../../../features/content/service-cards/ordering/tell-of-service';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ErrorState } from '../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../shared/ui/feedback/forbidden-state';
import { KeptFresh } from '../../../shared/ui/loaded/kept-fresh';
import { RenewalTable } from './components/renewal-table';
import { renewalView } from './orders-view';
import type { OrdersStore } from './orders.store';

interface Props {
  store: OrdersStore;
  onOpen: (order: number) => void;
}

/** Services that expired or soon expire, or whose renewal waits for payment. */
export const RenewalsView = observer(function RenewalsView({ store, onOpen }: Props) {
  const { t } = useTranslation(['service-cards', 'ordering']);
  const titleOf = useServiceTitle();
  const [{ renew }, open] = useUrlView(renewalView);
  const { renewals, loadRenewals } = store;
  useEffect(() => {
    if (!renewals.isLoaded) loadRenewals();
  }, [renewals, loadRenewals]);
  const service = renewals.data?.find(({ id }) => id === renew);
  const title = service === undefined ? '' : titleOf(service);
  return (
    <KeptFresh source={renewals}>
      {renewals.state === 'forbidden' && <ForbiddenState />}
      {renewals.state === 'error' && <ErrorState error={renewals.error} onRetry={loadRenewals} />}
      {(renewals.state === 'ready' || renewals.state === 'loading') && (
        <RenewalTable
          services={renewals.data}
          isLoading={renewals.isLoading}
          onRenew={({ id }) => {
            open({ renew: id });
          }}
          onOpen={onOpen}
        />
      )}
      {service !== undefined && (
        <OrderDialog
          key={service.id}
          service={service}
          title={title}
          onOrder={async (choice, key) => {
            const renewed = await store.renew(service, choice, key);
            const done = renewed.order === null ? 'renew' : 'later';
            tellOfService(renewed, t(`ordering:order.done.${done}`, { title }), store.undo);
          }}
          onClose={() => {
            open(renewalView.initial);
          }}
        />
      )}
    </KeptFresh>
  );
});

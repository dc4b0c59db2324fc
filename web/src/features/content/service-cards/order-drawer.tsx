import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceDto, ServiceOrderDto } from '../../../api/generated/model';
import { PayDialog } from '../../../features/content/service-cards/ordering/pay-dialog';
import { useServiceTitle } from '../../../features/content/service-cards/ordering/service-title';
import { tellOfService } from '../../../features/content/service-cards/ordering/tell-of-service';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { OrderDetails } from './components/order-details';
import { type OrderMove, OrderRecordStore } from './order-record.store';
import { historyActions } from './orders.constants';

interface Props extends DrawerProps {
  /** From the toast, so also after the drawer is closed. */
  onUndo: (service: ServiceDto) => Promise<void>;
}

/** The drawer of an order: its fields, history and actions. */
export const OrderDrawer = observer(function OrderDrawer(props: Props) {
  const { id, changes, onChanged, onUndo, onClose } = props;
  const { t } = useTranslation(['service-cards', 'ordering']);
  const [store] = useState(() => new OrderRecordStore(id));
  const { record, ordered } = store;
  const titleOf = useServiceTitle();
  const [isPaying, setPaying] = useState(false);
  const { data } = record.view;
  useEffect(() => {
    if (data !== null) void ordered.load(data);
  }, [ordered, data]);
  useEffect(() => ordered.stop, [ordered]);
  const act = async (move: OrderMove) => {
    if (data === null || !(await store.act(move))) return;
    const text = t(`done.${move}`);
    const paid = move === 'pay' ? await ordered.now(data) : null;
    // In the place of the toast that may still offer to undo.
    if (paid === null) toasts.show({ kind: 'success', id: `service:${data.serviceId}`, text });
    else tellOfService(paid, text, onUndo);
    onChanged();
  };
  const pay = (order: ServiceOrderDto) => (
    <PayDialog
      order={order}
      title={titleOf(order)}
      expiresAt={ordered.expiresAfter(order)}
      onPay={() => act('pay')}
      onClose={() => {
        setPaying(false);
      }}
    />
  );
  return (
    <RecordDrawer
      record={record}
      title={t('title', { id })}
      gone={{ title: t('gone'), text: t('gone.text') }}
      changes={changes}
      onClose={onClose}
    >
      {(order) => (
        <>
          <OrderDetails order={order} />
          <RecordHistory
            store={record.history}
            actions={historyActions}
            textOf={(action) => t(`history.${action}`)}
            system={t('history.system')}
          />
          <RecordActions
            record={record}
            actions={store.movesOf(order)}
            labelOf={(move) => t(`action.${move}`)}
            conflict={t('conflict')}
            onAction={(move) => {
              if (move === 'pay') setPaying(true);
              else void act(move);
            }}
          />
          {isPaying && pay(order)}
        </>
      )}
    </RecordDrawer>
  );
});

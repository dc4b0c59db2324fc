import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderAction } from '../../../api/generated/model';
import { RecordActions } from '../../../shared/records/record-actions';
import { RecordDrawer } from '../../../shared/records/record-drawer';
import { RecordHistory } from '../../../shared/records/record-history';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { OrderDetails } from './components/order-details';
import { OrderRecordStore } from './order-record.store';
import { historyActions } from './orders.constants';

interface Props {
  id: number;
  /** Number of changes so far: each change reloads the order. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The drawer of an order: its fields, history and actions. */
export const OrderDrawer = observer(function OrderDrawer({ id, changes, onChanged, onClose }: Props) {
  const { t } = useTranslation('service-cards');
  const [store] = useState(() => new OrderRecordStore(id));
  const { record } = store;
  const act = async (action: OrderAction) => {
    if (!(await store.act(action))) return;
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    onChanged();
  };
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
            actions={order.actions}
            labelOf={(action) => t(`action.${action}`)}
            conflict={t('conflict')}
            onAction={(action) => void act(action)}
          />
        </>
      )}
    </RecordDrawer>
  );
});

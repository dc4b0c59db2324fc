import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import type { OrderAction } from '../../../api/generated/model';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { OrderDetails } from './components/order-details';
import { OrderHistory } from './components/order-history';
import { OrderRecordStore } from './order-record.store';
import styles from './order-drawer.module.css';

interface Props {
  id: number;
  /** Number of changes so far: each change reloads the order. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The drawer of an order: its fields, history and actions. */
export const OrderDrawer = observer(function OrderDrawer({ id, changes, onChanged, onClose }: Props) {
  const { t } = useTranslation('orders');
  const [store] = useState(() => new OrderRecordStore(id));
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, changes]);
  const act = (action: OrderAction) => {
    void store.act(action).then((isDone) => {
      if (!isDone) return;
      toasts.show({ kind: 'success', text: t(`done.${action}`) });
      onChanged();
    });
  };
  const { error, data } = store.view;
  const actionOf = (action: OrderAction) =>
    data?.actions.includes(action) === true
      ? {
          label: t(`action.${action}`),
          isBusy: store.busy === action,
          onClick: () => {
            act(action);
          },
        }
      : null;
  const cancel = actionOf('cancel');
  return (
    <Dialog shape="sheet" title={t('title', { id })} onClose={onClose}>
      <div className={styles.body}>
        {error instanceof ApiError && error.code === NOT_FOUND ? (
          <StatePanel icon={<IconExclamation />} title={t('gone')}>
            {t('gone.text')}
          </StatePanel>
        ) : (
          <ResourceView resource={store.view} skeleton={<OrderSkeleton />} onRetry={() => void store.load()}>
            {(order) => (
              <>
                <OrderDetails order={order} />
                <OrderHistory store={store.history} />
                <DialogActions
                  primary={actionOf('pay') ?? undefined}
                  secondary={cancel === null ? [] : [cancel]}
                  note={
                    store.note !== null && (
                      <NoteLine note={store.note} conflictText={t('conflict')} onClose={store.forgetNote} />
                    )
                  }
                />
              </>
            )}
          </ResourceView>
        )}
      </div>
    </Dialog>
  );
});

function OrderSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: 7 }, (_, at) => (
        <p key={at} className={styles.skeleton}>
          <Skeleton width={at % 2 === 0 ? '72%' : '48%'} />
        </p>
      ))}
    </div>
  );
}

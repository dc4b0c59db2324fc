import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageFields } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { ErrorState } from '../../../shared/ui/feedback/error-state';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { Pager } from '../../../shared/ui/pager/pager';
import { DeliveryItem } from './components/delivery-item';
import styles from './components/webhook.module.css';
import type { DeliveriesQuery, WebhookRecordStore } from './webhook-record.store';
import { deliveryStates } from './webhooks.constants';

const { initial } = new UrlCodec<DeliveriesQuery>({ state: choiceField(deliveryStates, ''), ...pageFields });

interface Props {
  store: WebhookRecordStore;
  /** Whether the webhook is switched on. */
  canResend: boolean;
}

/** What was sent, the newest first, kept up to date. */
export const DeliveryList = observer(function DeliveryList({ store, canResend }: Props) {
  const { t } = useTranslation('webhooks');
  const [query, setQuery] = useState(initial);
  const { deliveries } = store;
  const { list } = deliveries;
  useEffect(() => deliveries.follow(), [deliveries]);
  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);
  const narrow = (change: Partial<DeliveriesQuery>) => {
    setQuery({ ...query, current: 1, ...change });
  };
  const resend = async (id: string) => {
    if (!(await store.resend(id))) return;
    toasts.show({ kind: 'success', text: t('done.resend') });
    deliveries.changed();
  };
  return (
    <section aria-label={t('deliveries')}>
      <h3 className={styles.heading}>{t('deliveries')}</h3>
      <ChoiceFilter
        label={t('delivery.state')}
        value={query.state}
        choices={deliveryStates}
        textOf={(state) => t(`delivery.${state}`)}
        onChange={(state) => {
          narrow({ state });
        }}
      />
      {list.state === 'error' && <ErrorState error={list.error} onRetry={() => void list.refresh()} />}
      {list.state === 'loading' && <SkeletonLines count={3} />}
      {list.isAnswered && list.total === 0 && <p className={styles.none}>{t('delivery.none')}</p>}
      <ul className={styles.deliveries}>
        {list.rows.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            onResend={canResend ? () => void resend(delivery.id) : undefined}
          />
        ))}
      </ul>
      {list.isAnswered && list.total > query.pageSize && (
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.total}
          onPage={(current) => {
            setQuery({ ...query, current });
          }}
          onPageSize={(pageSize) => {
            narrow({ pageSize });
          }}
        />
      )}
    </section>
  );
});

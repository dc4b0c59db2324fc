import { useTranslation } from 'react-i18next';
import { HistoryEntries } from '../../../../shared/history/history-entries';
import type { HistoryStore } from '../../../../shared/history/history.store';
import styles from '../order-drawer.module.css';

/** The actions with a translation; actions of a newer server are shown as they are. */
const knownActions = ['create', 'pay', 'cancel', 'refund'] as const;

export function OrderHistory({ store }: { store: HistoryStore }) {
  const { t } = useTranslation('orders');
  return (
    <section aria-label={t('history')}>
      <h3 className={styles.history}>{t('history')}</h3>
      <HistoryEntries
        store={store}
        say={({ action }) => {
          const known = knownActions.find((one) => one === action);
          return known === undefined ? action : t(`history.${known}`);
        }}
        texts={{
          system: t('history.system'),
          more: t('history.more'),
          empty: t('history.empty'),
          emptyText: t('history.empty.text'),
        }}
      />
    </section>
  );
}

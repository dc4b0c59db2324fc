import { useTranslation } from 'react-i18next';
import { HistoryEntries } from '../../../../shared/history/history-entries';
import type { HistoryStore } from '../../../../shared/history/history.store';
import styles from './account-request.module.css';

/** The actions with a translation; actions of a newer server are shown as they are. */
const knownActions = ['create', 'approve', 'makeLink', 'reject'] as const;

export function AccountRequestHistory({ store }: { store: HistoryStore }) {
  const { t } = useTranslation('account-requests');
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
          system: t('history.visitor'),
          more: t('history.more'),
          empty: t('history.empty'),
          emptyText: t('history.empty.text'),
        }}
      />
    </section>
  );
}

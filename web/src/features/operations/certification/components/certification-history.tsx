import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../api/generated/model';
import { HistoryEntries } from '../../../../shared/history/history-entries';
import type { HistoryStore } from '../../../../shared/history/history.store';
import styles from './certification.module.css';

/** The actions with a translation; actions of a newer server are shown as they are. */
const knownActions = ['submit', 'replace', 'withdraw', 'pass', 'reject'] as const;

export function CertificationHistory({ store }: { store: HistoryStore }) {
  const { t } = useTranslation('certification');
  const say = ({ action, after }: AuditEntryDto) => {
    const known = knownActions.find((one) => one === action);
    const text = known === undefined ? action : t(`history.${known}`);
    const isOwn = after !== null && 'ownReview' in after;
    return isOwn ? t('history.own', { text }) : text;
  };
  return (
    <section aria-label={t('history')}>
      <h3 className={styles.heading}>{t('history')}</h3>
      <HistoryEntries
        store={store}
        say={say}
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

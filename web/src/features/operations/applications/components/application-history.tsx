import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../api/generated/model';
import { ApplicationAction } from '../../../../api/generated/model';
import { HistoryEntries } from '../../../../shared/history/history-entries';
import type { HistoryStore } from '../../../../shared/history/history.store';
import styles from './result.module.css';

/** The actions with a translation; actions of a newer server are shown as they are. */
const knownActions = ['create', ...Object.values(ApplicationAction)] as const;

export function ApplicationHistory({ store }: { store: HistoryStore }) {
  const { t } = useTranslation('applications');
  const say = ({ action, after }: AuditEntryDto) => {
    const known = knownActions.find((one) => one === action);
    const done = known === undefined ? action : t(`done.${known}`);
    const said = after !== null && 'ownReview' in after ? t('history.own', { said: done }) : done;
    const reason: unknown = after === null || !('reason' in after) ? null : after.reason;
    return typeof reason === 'string' ? t('history.withReason', { said, reason }) : said;
  };
  return (
    <section aria-label={t('history')} className={`${styles.block} ${styles.history}`}>
      <h2>{t('history')}</h2>
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

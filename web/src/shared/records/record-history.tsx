import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../api/generated/model';
import { HistoryEntries } from '../history/history-entries';
import type { HistoryStore } from '../history/history.store';
import styles from './record.module.css';

interface Props<Action extends string> {
  store: HistoryStore;
  /** The actions with a text; an action of a newer server is shown as it is. */
  actions: readonly Action[];
  textOf: (action: Action, entry: AuditEntryDto) => string;
  /** Who acted where no person did. */
  system: string;
}

/** Who did what with the record, and when. */
export function RecordHistory<Action extends string>({ store, actions, textOf, system }: Props<Action>) {
  const { t } = useTranslation('records');
  return (
    <section aria-label={t('history')}>
      <h3 className={styles.history}>{t('history')}</h3>
      <HistoryEntries
        store={store}
        say={(entry) => {
          const known = actions.find((action) => action === entry.action);
          return known === undefined ? entry.action : textOf(known, entry);
        }}
        texts={{
          system,
          more: t('history.more'),
          empty: t('history.empty'),
          emptyText: t('history.empty.text'),
        }}
      />
    </section>
  );
}

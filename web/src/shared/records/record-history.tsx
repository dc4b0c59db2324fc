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
  heading?: 'h2' | 'h3' | undefined;
}

/** Who did what with the record, and when. */
export function RecordHistory<Action extends string>(props: Props<Action>) {
  const { store, actions, textOf, system, heading: Heading = 'h3' } = props;
  const { t } = useTranslation('records');
  return (
    <section aria-label={t('history')}>
      <Heading className={styles.history}>{t('history')}</Heading>
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

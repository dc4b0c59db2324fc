import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../../api/generated/model';
import { formatDateTime } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { Button } from '../../../../../shared/ui/actions/button';
import { ResourceView } from '../../../../../shared/ui/feedback/resource-view';
import { Skeleton } from '../../../../../shared/ui/feedback/skeleton';
import type { PolicyRecordStore } from '../../policy-record.store';
import { HistoryChanges } from './history-changes';
import { historyActions } from './history-actions';
import styles from './record-history.module.css';

interface Props {
  store: PolicyRecordStore;
  /** Another one means that there is something new to tell. */
  version: number;
}

/** Who did what to the record, and when: the newest first. */
export const RecordHistory = observer(function RecordHistory({ store, version }: Props) {
  const { t } = useTranslation('policies');
  useEffect(() => {
    void store.showHistory();
  }, [store, version]);
  return (
    <ResourceView
      resource={store.history}
      skeleton={<Skeleton height={120} />}
      onRetry={() => void store.showHistory()}
    >
      {({ list, total }) => (
        <>
          {total === 0 && <p className={styles.none}>{t('history.none')}</p>}
          <ol className={styles.list}>
            {list.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {list.length < total && (
            <Button busy={store.history.isLoading} onClick={() => void store.showOlder()}>
              {t('history.older')}
            </Button>
          )}
        </>
      )}
    </ResourceView>
  );
});

function Entry({ entry }: { entry: AuditEntryDto }) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { time, person, action, before, after, address } = entry;
  const known = historyActions.find((candidate) => candidate === action);
  return (
    <li className={styles.entry}>
      <p>
        <strong>{person ?? t('history.system')}</strong>{' '}
        {known === undefined ? action : t(`history.${known}`)}
      </p>
      <p className={styles.when}>
        <time dateTime={time.replace(' ', 'T')}>{formatDateTime(time, language)}</time>
        {address !== null && <> · {address}</>}
      </p>
      <HistoryChanges before={before} after={after} />
    </li>
  );
}

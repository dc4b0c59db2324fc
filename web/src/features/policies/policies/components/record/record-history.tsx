import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../../api/generated/model';
import { AuditLink } from '../../../../../shared/history/audit-link';
import { Timeline, type TimelineEntry } from '../../../../../shared/history/timeline';
import { Button } from '../../../../../shared/ui/actions/button';
import { ResourceView } from '../../../../../shared/ui/loaded/resource-view';
import { Skeleton } from '../../../../../shared/ui/feedback/skeleton';
import type { PolicyRecordStore } from '../../policy-record.store';
import { changesOf } from '../../policy-items/member-order';
import { HistoryChanges } from './history-changes';
import { historyActions } from './history-actions';
import styles from './record-history.module.css';

interface Props {
  store: PolicyRecordStore;
  /** A new value reloads the history. */
  version: number;
}

/** The history of the record, newest first. */
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
          {total === 0 ? (
            <p className={styles.none}>{t('history.none')}</p>
          ) : (
            <Timeline entries={list.map((entry) => timelineEntry(entry, t))} />
          )}
          {list.slice(0, 1).map((entry) => (
            <AuditLink key={entry.entity} of={entry} />
          ))}
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

function timelineEntry(entry: AuditEntryDto, t: TFunction<'policies'>): TimelineEntry {
  const { id, time, person, action, before, after, address } = entry;
  const known = historyActions.find((candidate) => candidate === action);
  return {
    id,
    time,
    title: (
      <>
        <strong className={styles.person}>
          <bdi>{person ?? t('history.system')}</bdi>
        </strong>{' '}
        {known === 'edit' ? editText(entry, t) : known === undefined ? action : t(`history.${known}`)}
      </>
    ),
    after: address !== null && ` · ${address}`,
    details: <HistoryChanges before={before} after={after} />,
  };
}

/** What was edited, where that was not its fields. */
function editText({ before, after }: AuditEntryDto, t: TFunction<'policies'>): string {
  if (after !== null && 'rule' in after) return t('history.edit.rule');
  const [was, is] = [before?.items, after?.items];
  if (!Array.isArray(was) || !Array.isArray(is)) return t('history.edit');
  const { added, removed } = changesOf(was as number[], is as number[]);
  return added + removed === 0 ? t('history.edit.order') : t('history.edit.items', { added, removed });
}

import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../../api/generated/model';
import { HistoryEntries } from '../../../../../shared/history/history-entries';
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
  const { history } = store;
  useEffect(() => {
    history.restart();
  }, [history, version]);
  const system = t('history.system');
  return (
    <HistoryEntries
      store={history}
      say={(entry) => (
        <>
          <strong className={styles.person}>
            <bdi>{entry.person ?? system}</bdi>
          </strong>{' '}
          {saidOf(entry, t)}
        </>
      )}
      besides={({ address, before, after }) => ({
        after: address !== null && ` · ${address}`,
        details: <HistoryChanges before={before} after={after} />,
      })}
      texts={{ system, more: t('history.older'), empty: t('history.none') }}
    />
  );
});

function saidOf(entry: AuditEntryDto, t: TFunction<'policies'>): string {
  const known = historyActions.find((action) => action === entry.action);
  if (known === undefined) return entry.action;
  return known === 'edit' ? editText(entry, t) : t(`history.${known}`);
}

/** What was edited, where that was not its fields. */
function editText({ before, after }: AuditEntryDto, t: TFunction<'policies'>): string {
  if (after !== null && 'rule' in after) return t('history.edit.rule');
  const [was, is] = [before?.items, after?.items];
  if (!Array.isArray(was) || !Array.isArray(is)) return t('history.edit');
  const { added, removed } = changesOf(was as number[], is as number[]);
  return added + removed === 0 ? t('history.edit.order') : t('history.edit.items', { added, removed });
}

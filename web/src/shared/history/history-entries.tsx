import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AuditEntryDto } from '../../api/generated/model';
import { isolated } from '../i18n/isolated';
import { Button } from '../ui/actions/button';
import { ResourceView } from '../ui/loaded/resource-view';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatePanel } from '../ui/feedback/state-panel';
import { AuditLink } from './audit-link';
import styles from './history-entries.module.css';
import type { HistoryStore } from './history.store';
import { Timeline, type TimelineEntry } from './timeline';

interface Props {
  store: HistoryStore;
  /** The description of an action, in the terms of its object. */
  say: (entry: AuditEntryDto) => ReactNode;
  /** What stands around that; by default who did it. */
  besides?: (entry: AuditEntryDto) => Pick<TimelineEntry, 'after' | 'before' | 'details'>;
  texts: { system: string; more: string; empty: string; emptyText?: string };
}

/** The history of an object: who did what, and when. */
export const HistoryEntries = observer(function HistoryEntries(props: Props) {
  const { store, say, texts } = props;
  const { besides = (entry) => ({ before: `${isolated(whoOf(entry, texts.system))} · ` }) } = props;
  const skeleton = (
    <div className={styles.skeletons}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height={40} />
      ))}
    </div>
  );
  return (
    <>
      <ResourceView resource={store.entries} skeleton={skeleton} onRetry={store.load}>
        {(entries) =>
          entries.length === 0 ? (
            <StatePanel icon={<IconEmpty />} title={texts.empty}>
              {texts.emptyText}
            </StatePanel>
          ) : (
            <>
              <Timeline
                entries={entries.map((entry) => ({
                  id: entry.id,
                  time: entry.time,
                  title: say(entry),
                  ...besides(entry),
                }))}
              />
              {entries.slice(0, 1).map((entry) => (
                <AuditLink key={entry.entity} of={entry} />
              ))}
            </>
          )
        }
      </ResourceView>
      {store.hasMore && (
        <Button busy={store.entries.isLoading} onClick={store.load}>
          {texts.more}
        </Button>
      )}
    </>
  );
});

/** With the token that acted for the person. */
function whoOf({ person, token }: AuditEntryDto, system: string): string {
  const name = person ?? system;
  return token === null ? name : `${name} (${token})`;
}

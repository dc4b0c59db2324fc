import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelMergeDto } from '../../../api/generated/model';
import { useAnnouncement } from '../../../shared/announcements/use-announcement';
import { AuditLink } from '../../../shared/history/audit-link';
import { ErrorState } from '../../../shared/ui/feedback/error-state';
import { Card } from '../../../shared/ui/layout/card';
import { Time } from '../../../shared/ui/layout/time';
import { LabelMergesStore } from './label-merges.store';
import styles from './components/labels.module.css';

/** How many of those that have ended are shown. */
const SHOWN_ENDED = 3;

/** How far merges are, and the last ones. Nothing while there was none. */
export const MergeRuns = observer(function MergeRuns() {
  const { t } = useTranslation('labels');
  const [store] = useState(() => new LabelMergesStore());
  useEffect(() => store.follow(), [store]);
  const { merges, ended } = store;
  useAnnouncement(ended && t('run.ended', { from: ended.from, into: ended.into, count: ended.moved }));
  if (merges.state === 'error') return <ErrorState error={merges.error} onRetry={store.load} />;
  const list = merges.data?.list ?? [];
  const open = list.filter(({ stage }) => stage !== 'done');
  const done = list.filter(({ stage }) => stage === 'done').slice(0, SHOWN_ENDED);
  if (open.length + done.length === 0) return null;
  return (
    <Card
      title={t('runs')}
      extra={<AuditLink of={{ entity: 'label', entityId: 0 }} />}
      className={styles.part}
    >
      <ul className={styles.runs}>
        {open.map((merge) => (
          <OpenRun key={merge.id} merge={merge} />
        ))}
        {done.map(({ id, from, into, moved, endedAt }) => (
          <li key={id}>
            {t('run.ended', { from, into, count: moved })}{' '}
            {endedAt !== null && (
              <span className={styles.quiet}>
                <Time wire={endedAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
});

function OpenRun({ merge: { from, into, items, moved, stage } }: { merge: LabelMergeDto }) {
  const { t } = useTranslation('labels');
  const names = { from, into };
  const text = t('run.open', { ...names, moved: Math.min(moved, items), count: items });
  return (
    <li>
      <span>{text}</span>
      <progress
        aria-label={t('run.progress', names)}
        className={styles.progress}
        max={Math.max(items, 1)}
        {...(stage !== 'adding' && { value: Math.min(moved, items) })}
      />
    </li>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelDto } from '../../../api/generated/model';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { Button } from '../../../shared/ui/actions/button';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { Card } from '../../../shared/ui/layout/card';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { labelView } from './labels-view';
import { NearDoublesStore } from './labels.store';
import styles from './components/labels.module.css';

/** Labels that may mean the same, each group with a merge into its most used one. */
export const NearDoubles = observer(function NearDoubles() {
  const { t } = useTranslation('labels');
  const [store] = useState(() => new NearDoublesStore());
  useEffect(() => store.follow(), [store]);
  return (
    <Card title={t('doubles')} busy={store.groups.isLoading} className={styles.part}>
      <ResourceView
        resource={store.groups}
        skeleton={<SkeletonLines count={2} />}
        onRetry={() => {
          store.load();
        }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t('doubles.none')}</p>
          ) : (
            <ul className={styles.groups}>
              {list.map(({ labels }) => (
                <Group key={labels.map(({ label }) => label).join('\n')} labels={labels} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Card>
  );
});

function Group({ labels: [most, ...others] }: { labels: LabelDto[] }) {
  const { t } = useTranslation(['labels', 'records']);
  const [, change] = useUrlView(labelView);
  if (most === undefined) return null;
  return (
    <li className={styles.group}>
      <span>
        <bdi className={styles.most}>{most.label}</bdi>{' '}
        <span className={styles.quiet}>{t('records:labels.items', { count: most.items })}</span>
      </span>
      <ul className={styles.others}>
        {others.map(({ label, items }) => (
          <li key={label}>
            <bdi>{label}</bdi>{' '}
            <span className={styles.quiet}>{t('records:labels.items', { count: items })}</span>
            <Button
              look="text"
              aria-label={t('action.merge.into', { label, into: most.label })}
              onClick={() => {
                change({ label, into: most.label });
              }}
            >
              {t('action.merge')}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}

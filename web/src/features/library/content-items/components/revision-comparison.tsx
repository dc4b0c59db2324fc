import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentComparisonDto, ContentFieldChangeDto } from '../../../../api/generated/model';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { ContentRevisionsStore } from '../content-revisions.store';
import { foldLines } from '../fold-lines';
import { useChangedField } from '../use-changed-field';
import styles from './comparison.module.css';
import { ComparedCovers } from './compared-covers';
import { ComparedLines } from './compared-lines';

interface Props {
  store: ContentRevisionsStore;
  from: number;
  to: number;
}

/** What differs between two revisions: the fields, then the body line by line. */
export const RevisionComparison = observer(function RevisionComparison({ store, from, to }: Props) {
  return (
    <ResourceView
      resource={store.comparison}
      skeleton={<SkeletonLines count={8} />}
      onRetry={() => {
        store.compare(from, to);
      }}
    >
      {(comparison) => <Differences comparison={comparison} />}
    </ResourceView>
  );
});

function Differences({ comparison: { fields, body, isBodyReplaced } }: { comparison: ContentComparisonDto }) {
  const { t } = useTranslation('content-items');
  const isBodySame = body.every(({ change }) => change === 'kept');
  if (fields.length === 0 && isBodySame)
    return (
      <StatePanel icon={<IconCheckCircle />} title={t('compare.same')}>
        {t('compare.same.text')}
      </StatePanel>
    );
  return (
    <>
      {fields.length > 0 && (
        <section aria-label={t('compare.fields')}>
          <h3 className={styles.heading}>{t('compare.fields')}</h3>
          <ul className={styles.fields}>
            {fields.map((change) => (
              <ChangedField key={change.field} change={change} />
            ))}
          </ul>
        </section>
      )}
      {!isBodySame && (
        <section aria-label={t('compare.body')}>
          <h3 className={styles.heading}>{t('compare.body')}</h3>
          {isBodyReplaced && <p className={styles.note}>{t('compare.replaced')}</p>}
          <div className={styles.lines}>
            {foldLines(body).map((run, at) => (
              <ComparedLines key={at} run={run} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function ChangedField({ change: { field, before, after } }: { change: ContentFieldChangeDto }) {
  const { labelOf, textOf } = useChangedField();
  return (
    <li>
      <p className={styles.name}>{labelOf(field)}</p>
      <div className={styles.lines}>
        {field === 'cover' ? (
          <ComparedCovers before={before[0]} after={after[0]} />
        ) : (
          <>
            <ComparedLines run={{ change: 'removed', lines: [textOf(field, before)], isFolded: false }} />
            <ComparedLines run={{ change: 'added', lines: [textOf(field, after)], isFolded: false }} />
          </>
        )}
      </div>
    </li>
  );
}

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Approvals } from '../../../../shared/records/approvals';
import { RecordNote, whatOf } from '../../../../shared/records/record-note';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { ApprovalActions } from './approval-actions';
import { ApprovalSteps } from './approval-steps';
import type { ApprovalStore } from './approval.store';
import { ChangeFacts } from './change-facts';
import styles from './profile.module.css';
import { useChangeWords } from './use-change-words';

/** The open change, else the last one: its steps, and what the reader may do with it. */
export const ApprovalCard = observer(function ApprovalCard({ store }: { store: ApprovalStore }) {
  const { t } = useTranslation('profile-parameters');
  const { approval, review, change } = store;
  const { history } = useChangeWords(change?.contentNumber ?? '');
  return (
    <Card
      title={t('approval')}
      busy={approval.state === 'loading'}
      extra={(approval.data !== null || approval.state === 'loading') && <ApprovalActions store={store} />}
    >
      {review !== null && <RecordNote record={review.record} what={whatOf(history)} />}
      <ResourceView
        resource={approval}
        skeleton={
          <div className={styles.loading}>
            <Skeleton height="100%" />
          </div>
        }
        onRetry={() => void store.reload()}
      >
        {() =>
          change === null ? (
            <EmptyState title={t('approval.empty')}>
              {t('approval.empty.text')} <Link to="/form/group">{t('approval.toForm')}</Link>
            </EmptyState>
          ) : (
            <>
              <ApprovalSteps steps={change.steps} />
              <ChangeFacts change={change} />
              <Approvals record={change} />
              {change.refused.some(({ reason }) => reason === 'ownChange') && (
                <p className={styles.note}>{t('own.text')}</p>
              )}
            </>
          )
        }
      </ResourceView>
    </Card>
  );
});

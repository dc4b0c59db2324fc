import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { ReasonDialog } from '../../../../shared/records/reason-dialog';
import { useReviewActions } from '../../../../shared/records/use-review-actions';
import { Button } from '../../../../shared/ui/actions/button';
import { isOpen } from '../values/open-change';
import type { ApprovalStore } from './approval.store';
import type { ChangeReview } from './change-review.store';
import styles from './profile.module.css';
import { useChangeWords } from './use-change-words';

/** Print, and the actions that the server offers the reader in this state. */
export const ApprovalActions = observer(function ApprovalActions({ store }: { store: ApprovalStore }) {
  const { t } = useTranslation('profile-parameters');
  const { review, change, changed } = store;
  return (
    <div className={styles.actions}>
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {t('action.print')}
      </Button>
      {review !== null && change !== null && (
        <ChangeActions review={review} change={change} onChanged={changed} />
      )}
    </div>
  );
});

/** The likely one last. */
const order = ['cancel', 'review', 'return', 'approve'] as const;

interface Props {
  review: ChangeReview;
  change: ParameterChangeDto;
  onChanged: () => void;
}

const ChangeActions = observer(function ChangeActions({ review, change, onChanged }: Props) {
  const { t } = useTranslation('profile-parameters');
  const navigate = useNavigate();
  const words = useChangeWords(change.contentNumber);
  const { run, asking } = useReviewActions(review, words, onChanged);
  const isReturned = change.state === 'returned';
  return (
    <>
      {order
        .filter((action) => change.actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            look={action === 'approve' ? 'primary' : 'secondary'}
            busy={review.record.isBusy}
            onClick={() => void run(action, change)}
          >
            {words.labelOf(action)}
          </Button>
        ))}
      {!isOpen(change) && (
        <Button
          look="primary"
          onClick={() => {
            void navigate(isReturned ? `/form/group?from=${change.id}` : '/form/group');
          }}
        >
          {t(isReturned ? 'approval.correct' : 'approval.toForm')}
        </Button>
      )}
      <ReasonDialog {...asking} />
    </>
  );
});

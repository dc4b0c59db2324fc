import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationDto } from '../../../api/generated/model';
import { Approvals } from '../../../shared/records/approvals';
import { ReasonDialog } from '../../../shared/records/reason-dialog';
import { RecordNote, whatOf } from '../../../shared/records/record-note';
import { useReviewActions } from '../../../shared/records/use-review-actions';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import type { ApplicationRecordStore } from './application-record.store';
import styles from './components/result.module.css';
import { useApplicationWords } from './use-application-words';

interface Props {
  application: ApplicationDto;
  store: ApplicationRecordStore;
}

/** What the viewer may do with the application now. */
export const ApplicationActions = observer(function ApplicationActions({ application, store }: Props) {
  const { t } = useTranslation('applications');
  const { review } = store;
  const words = useApplicationWords();
  const { run, asking } = useReviewActions(review, words, () => void store.load());
  return (
    <>
      <RecordNote record={review.record} what={whatOf(words.history)} />
      <Approvals record={application} />
      {isReviewedElsewhere(application) && (
        <p className={styles.elsewhere}>
          {t('certificationReview')}{' '}
          <Link to="/user/setting?tab=certification">{t('certificationLink')}</Link>
        </p>
      )}
      {isLeftToOthers(application) && <p className={styles.elsewhere}>{t('leftToOthers')}</p>}
      {application.actions.length > 0 && (
        <div className={styles.decision}>
          {application.actions.map((action) => (
            <Button
              key={action}
              look={action === 'return' ? 'secondary' : 'primary'}
              busy={review.record.isBusy && action !== 'return'}
              data-focus-key={action === 'return' ? 'return' : 'advance'}
              onClick={() => void run(action, application)}
            >
              {words.labelOf(action)}
            </Button>
          ))}
        </div>
      )}
      <ReasonDialog {...asking} />
    </>
  );
});

/** The review of a certification decides these steps. */
function isReviewedElsewhere({ kind, state }: ApplicationDto): boolean {
  return kind === 'certification' && (state === 'leaderReview' || state === 'submitApplication');
}

/** Nobody decides on an application of their own while somebody else can. */
function isLeftToOthers(application: ApplicationDto): boolean {
  const { isMine, state, actions, leftTo } = application;
  const isDecided = state === 'done' || state === 'submitApplication' || isReviewedElsewhere(application);
  // Who decides it is said already where `leftTo` names them.
  return isMine && !isDecided && actions.length + leftTo.length === 0 && may('advanceApplication');
}

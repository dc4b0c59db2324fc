import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationAction, ApplicationDto } from '../../../api/generated/model';
import { Approvals } from '../../../shared/records/approvals';
import { ReasonDialog } from '../../../shared/records/reason-dialog';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { ApplicationRecordStore } from './application-record.store';
import styles from './components/result.module.css';

interface Props {
  application: ApplicationDto;
  store: ApplicationRecordStore;
}

/** What the viewer may do with the application now. */
export const ApplicationActions = observer(function ApplicationActions({ application, store }: Props) {
  const { t } = useTranslation(['applications', 'records']);
  const { review } = store;
  const { note, isBusy } = review.record;
  const done = (action: ApplicationAction) => {
    toasts.show({ kind: 'success', text: t(`done.${action}`) });
    void store.load();
  };
  const act = async (action: ApplicationAction) => {
    if (await review.act(action)) done(action);
  };
  const label = (action: ApplicationAction) =>
    action === 'return' || action === 'resubmit'
      ? t(`action.${action}`)
      : t('action.complete', { step: t(`step.${action}`) });
  return (
    <>
      {note !== null && (
        <NoteLine note={note} conflictText={t('records:conflict')} onClose={review.record.forgetNote} />
      )}
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
              busy={isBusy && action !== 'return'}
              data-focus-key={action === 'return' ? 'return' : 'advance'}
              onClick={() => {
                if (action === 'return') review.ask(true);
                else void act(action);
              }}
            >
              {label(action)}
            </Button>
          ))}
        </div>
      )}
      <ReasonDialog
        review={review}
        title={t('action.return')}
        action={t('action.return')}
        label={t('reason.label')}
        hint={t('reason.hint')}
        onSent={() => {
          done('return');
        }}
      />
    </>
  );
});

/** The review of a certification decides these steps. */
function isReviewedElsewhere({ kind, state }: ApplicationDto): boolean {
  return kind === 'certification' && (state === 'leaderReview' || state === 'submitApplication');
}

/** Nobody decides on an application of their own while somebody else can. */
function isLeftToOthers(application: ApplicationDto): boolean {
  const { isMine, state, actions } = application;
  const isDecided = state === 'done' || state === 'submitApplication' || isReviewedElsewhere(application);
  return isMine && !isDecided && actions.length === 0 && may('advanceApplication');
}

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ApplicationDto } from '../../../api/generated/model';
import { Button } from '../../../shared/ui/actions/button';
import { Time } from '../../../shared/ui/layout/time';
import type { ApplicationRecordStore } from './application-record.store';
import { correctionPath, pathOf } from './application-view';
import { ApplicationActions } from './application-actions';
import { ApplicationResult } from './application-result';
import { BackButton } from '../../../shared/pages/back-button';
import { ReasonLines } from './components/reason-lines';
import styles from './components/result.module.css';

interface Props {
  application: ApplicationDto;
  store: ApplicationRecordStore;
  /** Whether it is shown because nothing was returned to the viewer. */
  isOfSchool?: boolean;
}

/** Why the application was returned. After the correction the applicant resubmits it. */
export const ErrorResult = observer(function ErrorResult(props: Props) {
  const { application, store, isOfSchool = false } = props;
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const { id, kind, title, isMine, returnReason, returnReasons, returnedBy, returnedTime } = application;
  const isReturned = application.state === 'submitApplication';
  const actions = (
    <>
      <BackButton label={t('error.back')} />
      {isReturned && isMine && (
        <Button
          look="primary"
          onClick={() => {
            void navigate(correctionPath(application));
          }}
        >
          {t('error.correct')}
        </Button>
      )}
    </>
  );
  const text = (
    <>
      {isOfSchool ? (
        <p>{t('noneReturned.school')}</p>
      ) : (
        <p>{t(isReturned ? 'returned.text' : 'error.notReturned')}</p>
      )}
      <p>{t('subject', { id, title, kind: t(`kind.${kind}`) })}</p>
      {!isReturned && <Link to={pathOf(application)}>{t('readSteps')}</Link>}
    </>
  );
  return (
    <ApplicationResult
      store={store}
      tone={isReturned ? 'bad' : 'good'}
      title={t(isReturned ? 'error' : 'resubmitted')}
      text={text}
      actions={actions}
    >
      {(returnReason !== null || returnReasons.length > 0) && (
        <section className={styles.block} aria-label={t('error.details')}>
          <h2>{t('error.details')}</h2>
          <ReasonLines reasons={returnReasons} own={returnReason} />
          {returnedTime !== null && (
            <p className={styles.by}>
              <Time
                wire={returnedTime}
                text={(time) => t('returnedBy', { time, person: returnedBy ?? t('unknownPerson') })}
              />
            </p>
          )}
        </section>
      )}
      {isReturned && isMine && (
        <section className={styles.block} aria-label={t('resubmit')}>
          <h2>{t('resubmit')}</h2>
          <p className={styles.reason}>{t('resubmit.text')}</p>
          <ApplicationActions application={application} store={store} />
        </section>
      )}
    </ApplicationResult>
  );
});

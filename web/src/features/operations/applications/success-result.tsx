import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationDto } from '../../../api/generated/model';
import { Button } from '../../../shared/ui/actions/button';
import { Time } from '../../../shared/ui/layout/time';
import type { ApplicationRecordStore } from './application-record.store';
import { pathOf } from './application-view';
import { ApplicationActions } from './application-actions';
import { ApplicationResult } from './application-result';
import { ApplicationSteps } from './components/application-steps';
import styles from './components/result.module.css';

interface Props {
  application: ApplicationDto;
  store: ApplicationRecordStore;
  onList: () => void;
}

export const SuccessResult = observer(function SuccessResult({ application, store, onList }: Props) {
  const { t } = useTranslation('applications');
  const { id, title, kind, state, applicant, createdTime } = application;
  const isReturned = state === 'submitApplication';
  const heading = isReturned ? 'returned' : state === 'done' ? 'done' : 'success';
  const subject = t('subject', { id, title, kind: t(`kind.${kind}`) });
  const actions = (
    <>
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {t('print')}
      </Button>
      <Button look="primary" onClick={onList}>
        {t('list')}
      </Button>
    </>
  );
  const text = (
    <>
      <p>{t(`${heading}.text`)}</p>
      <p>{subject}</p>
      <p>
        <Time
          wire={createdTime}
          text={(time) => t('submittedBy', { time, person: applicant ?? t('unknownPerson') })}
        />
      </p>
      {isReturned && <Link to={pathOf(application)}>{t('readReason')}</Link>}
    </>
  );
  return (
    <ApplicationResult
      store={store}
      tone={isReturned ? 'bad' : 'good'}
      title={t(heading)}
      text={text}
      actions={actions}
    >
      <section className={styles.block} aria-label={t('progress')}>
        <h2>{t('progress')}</h2>
        <ApplicationSteps steps={application.steps} />
        <ApplicationActions application={application} store={store} />
      </section>
    </ApplicationResult>
  );
});

import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import { NOT_FOUND } from '../../../api/codes';
import type { ApplicationDto } from '../../../api/generated/model';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { ApplicationRecordStore, isApplication } from './application-record.store';
import styles from './components/result.module.css';

interface Props {
  /** 0 for the latest application of the viewer. */
  id: number;
  latest: 'newest' | 'returned';
  /** What is shown if there is no such application. */
  none: ReactNode;
  children: (application: ApplicationDto, store: ApplicationRecordStore) => ReactNode;
}

/** Loads one application and keeps it up to date. */
export const ApplicationRecord = observer(function ApplicationRecord({ id, latest, none, children }: Props) {
  const { t } = useTranslation('applications');
  const [store] = useState(() => new ApplicationRecordStore(id, latest));
  useEffect(() => store.follow(), [store]);
  const { view } = store.review.record;
  const { error } = view;
  const isGone = error instanceof ApiError && error.code === NOT_FOUND;
  return (
    <div className={styles.sheet}>
      {isGone ? (
        <>
          <h1 className="visually-hidden">{t('gone')}</h1>
          <StatePanel icon={<IconExclamation />} title={t('gone')}>
            {t('gone.text')} <Link to="/result/success?list=open">{t('list')}</Link>
          </StatePanel>
        </>
      ) : (
        <ResourceView resource={view} skeleton={<ResultSkeleton />} onRetry={() => void store.load()}>
          {(shown) => (isApplication(shown) ? children(shown, store) : none)}
        </ResourceView>
      )}
    </div>
  );
});

function ResultSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton width="44px" height={44} />
      <Skeleton width="180px" />
      <Skeleton width="240px" />
      <Skeleton height={140} />
    </div>
  );
}

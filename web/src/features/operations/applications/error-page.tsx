import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ApplicationRecord } from './application-record';
import { applicationView } from './application-view';
import { CommonReasons } from './components/common-reasons';
import { NoApplication } from './components/no-application';
import { ErrorResult } from './error-result';

/** Why the application of the URL was returned, or the one that was returned last: to the viewer, or else in the school. */
export const ErrorPage = observer(function ErrorPage() {
  const { t } = useTranslation('applications');
  const [{ application }] = useUrlView(applicationView);
  return (
    <ApplicationRecord
      key={application}
      id={application}
      latest="returned"
      none={
        <>
          <NoApplication title={t('noneReturned')}>
            {t('noneReturned.text')} <Link to="/result/success?list=open">{t('list')}</Link>
          </NoApplication>
          <CommonReasons />
        </>
      }
    >
      {(shown, store) => (
        <ErrorResult application={shown} store={store} isOfSchool={application === 0 && !shown.isMine} />
      )}
    </ApplicationRecord>
  );
});

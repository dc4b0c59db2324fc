import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ApplicationList } from './application-list';
import { ApplicationRecord } from './application-record';
import { applicationView, listView } from './application-view';
import { NoApplication } from './components/no-application';
import { PlannedSteps } from './components/planned-steps';
import { SuccessResult } from './success-result';

/** The application of the URL, or the newest one of the viewer, with its steps. */
export const SuccessPage = observer(function SuccessPage() {
  const { t } = useTranslation('applications');
  const [{ application }] = useUrlView(applicationView);
  const [{ list }, changeList] = useUrlView(listView);
  return (
    <>
      <ApplicationRecord
        key={application}
        id={application}
        latest="newest"
        none={
          <>
            <NoApplication title={t('empty')}>{t('empty.text')}</NoApplication>
            <PlannedSteps />
          </>
        }
      >
        {(shown, store) => (
          <SuccessResult
            application={shown}
            store={store}
            onList={() => {
              changeList({ list: 'open' });
            }}
          />
        )}
      </ApplicationRecord>
      {list === 'open' && <ApplicationList />}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ApplicationRecord } from './application-record';
import { applicationView } from './application-view';
import { CommonErrors } from './components/common-errors';
import { ErrorResult } from './error-result';
import styles from './components/result.module.css';

/** Why an application was returned, or without one the errors that a submission can meet. */
export const ErrorPage = observer(function ErrorPage() {
  const [{ application }] = useUrlView(applicationView);
  if (application === 0)
    return (
      <div className={styles.sheet}>
        <CommonErrors />
      </div>
    );
  return (
    <ApplicationRecord key={application} id={application}>
      {(shown, store) => <ErrorResult application={shown} store={store} />}
    </ApplicationRecord>
  );
});

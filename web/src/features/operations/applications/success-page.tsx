import { observer } from 'mobx-react-lite';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ApplicationList } from './application-list';
import { ApplicationRecord } from './application-record';
import { applicationView, listView } from './application-view';
import { SuccessResult } from './success-result';

/** The application of the URL, or the newest one of the viewer, with its steps. */
export const SuccessPage = observer(function SuccessPage() {
  const [{ application }] = useUrlView(applicationView);
  const [{ list }, changeList] = useUrlView(listView);
  return (
    <>
      <ApplicationRecord key={application} id={application}>
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

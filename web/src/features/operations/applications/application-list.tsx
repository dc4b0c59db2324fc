import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListView } from '../../../shared/lists/use-list-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { Pager } from '../../../shared/ui/pager/pager';
import { applicationKinds, applicationStates, applicationsQuery, listView } from './application-view';
import { newApplicationList } from './applications.store';
import { ApplicationLinks } from './components/application-links';
import styles from './components/application-list.module.css';

/** The drawer with all applications that the viewer may see. Its filters and page are in the URL. */
export const ApplicationList = observer(function ApplicationList() {
  const { t } = useTranslation('applications');
  const [store] = useState(newApplicationList);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, applicationsQuery);
  const close = useCloseList();
  return (
    <Dialog shape="sheet" title={t('list')} onClose={close}>
      <div className={styles.body}>
        <div role="search" aria-label={t('list')} className={styles.filters}>
          <ChoiceFilter
            label={t('column.kind')}
            value={query.kind}
            choices={applicationKinds}
            textOf={(kind) => t(`kind.${kind}`)}
            onChange={(kind) => {
              narrow({ kind });
            }}
          />
          <ChoiceFilter
            label={t('column.state')}
            value={query.state}
            choices={applicationStates}
            textOf={(state) => t(`state.${state}`)}
            onChange={(state) => {
              narrow({ state });
            }}
          />
        </div>
        <ApplicationLinks
          list={list}
          isFiltered={query.kind !== '' || query.state !== ''}
          onFirstPage={() => {
            narrow({});
          }}
          onReset={() => {
            narrow({ kind: '', state: '' });
          }}
        />
        <Pager {...pager} />
      </div>
    </Dialog>
  );
});

/** Leaves the page as it is without its list. */
function useCloseList(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = applicationsQuery.write(
      listView.write(new URLSearchParams(search), listView.initial),
      applicationsQuery.initial,
    );
    void navigate({ pathname, search: params.toString() });
  };
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListView } from '../../../shared/lists/use-list-view';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { Pager } from '../../../shared/ui/pager/pager';
import { applicationKinds, applicationStates, applicationsQuery, listView } from './application-view';
import { ApplicationsStore } from './applications.store';
import { ApplicationLinks } from './components/application-links';
import styles from './components/application-list.module.css';

/** The drawer with all applications that the viewer may see. Its filters and page are in the URL. */
export const ApplicationList = observer(function ApplicationList() {
  const { t } = useTranslation('applications');
  const [store] = useState(() => new ApplicationsStore());
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, applicationsQuery);
  const close = useCloseList();
  const any = { value: '' as const, label: t('filter.all') };
  return (
    <Dialog shape="sheet" title={t('list')} onClose={close}>
      <div className={styles.body}>
        <div role="search" aria-label={t('list')} className={styles.filters}>
          <SelectField
            label={t('column.kind')}
            value={query.kind}
            options={[any, ...applicationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
            onChange={(kind) => {
              narrow({ kind });
            }}
          />
          <SelectField
            label={t('column.state')}
            value={query.state}
            options={[any, ...applicationStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
            onChange={(state) => {
              narrow({ state });
            }}
          />
        </div>
        <ApplicationLinks
          list={list}
          isFiltered={query.kind !== '' || query.state !== ''}
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

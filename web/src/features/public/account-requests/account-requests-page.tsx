import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { AccountRequestDrawer } from './account-request-drawer';
import styles from './account-requests-page.module.css';
import { accountRequestsQuery, NONE, requestView } from './account-requests-view';
import { AccountRequestsStore } from './account-requests.store';
import { AccountRequestFilterForm } from './components/account-request-filter-form';
import { AccountRequestTable } from './components/account-request-table';

export const AccountRequestsPage = observer(function AccountRequestsPage() {
  const { t } = useTranslation();
  const [store] = useState(() => new AccountRequestsStore());
  const [{ request }, open] = useUrlView(requestView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, accountRequestsQuery);
  return (
    <PageFrame title={t('menu.list.accountRequests')}>
      <div className={styles.filters}>
        <AccountRequestFilterForm query={query} onSearch={narrow} onRefresh={() => void list.refresh()} />
      </div>
      <AccountRequestTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ request: id });
        }}
      />
      <Pager {...pager} />
      {request !== NONE && (
        <AccountRequestDrawer
          key={request}
          id={request}
          changes={store.changes}
          onChanged={store.changed}
          onClose={() => {
            open(requestView.initial);
          }}
        />
      )}
    </PageFrame>
  );
});

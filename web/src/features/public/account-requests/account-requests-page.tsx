import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { AccountRequestFilters } from './components/account-request-filters';
import { AccountRequestTable } from './components/account-request-table';
import { accountRequestsQuery, NONE, requestView } from './account-requests-view';
import { newAccountRequestList } from './account-requests.store';
import { AccountRequestDrawer } from './account-request-drawer';

export const AccountRequestsPage = observer(function AccountRequestsPage() {
  const { t } = useTranslation();
  const [store] = useState(newAccountRequestList);
  const [{ request }, open] = useUrlView(requestView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, accountRequestsQuery);
  return (
    <PageFrame title={t('menu.list.accountRequests')}>
      <AccountRequestFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
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

import { useTranslation } from 'react-i18next';
import { RecordsPage } from '../../../shared/records/records-page';
import { AccountRequestDrawer } from './account-request-drawer';
import { accountRequestsQuery, requestView } from './account-requests-view';
import { newAccountRequestList } from './account-requests.store';
import { AccountRequestFilters } from './components/account-request-filters';
import { AccountRequestTable } from './components/account-request-table';

export function AccountRequestsPage() {
  const { t } = useTranslation();
  return (
    <RecordsPage
      title={t('menu.list.accountRequests')}
      newList={newAccountRequestList}
      query={accountRequestsQuery}
      view={requestView}
      name="request"
      keyOf={({ id }) => id}
      filters={(props) => <AccountRequestFilters {...props} />}
      table={(props) => <AccountRequestTable {...props} />}
      drawer={(props) => <AccountRequestDrawer {...props} />}
    />
  );
}

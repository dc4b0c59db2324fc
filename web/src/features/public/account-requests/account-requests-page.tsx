import { useTranslation } from 'react-i18next';
import { listAccountRequestsLimits } from '../../../api/generated/model/limits/account-requests';
import { RecordsPage } from '../../../shared/records/records-page';
import { SearchFilters } from '../../../shared/records/search-filters';
import { AccountRequestDrawer } from './account-request-drawer';
import { accountRequestsQuery, requestView, unfiltered } from './account-requests-view';
import { kinds, states } from './account-requests.constants';
import { newAccountRequestList } from './account-requests.store';
import { AccountRequestTable } from './components/account-request-table';

export function AccountRequestsPage() {
  const { t } = useTranslation(['account-requests', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.list.accountRequests')}
      newList={newAccountRequestList}
      query={accountRequestsQuery}
      view={requestView}
      name="request"
      keyOf={({ id }) => id}
      filters={(props) => (
        <SearchFilters
          {...props}
          unfiltered={unfiltered}
          hint={t('filter.search.hint')}
          maxLength={listAccountRequestsLimits.search.maxLength}
          choices={{
            kind: { label: t('column.kind'), choices: kinds, textOf: (kind) => t(`kind.${kind}`) },
            state: { label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) },
          }}
        />
      )}
      table={(props) => <AccountRequestTable {...props} />}
      drawer={(props) => <AccountRequestDrawer {...props} />}
    />
  );
}

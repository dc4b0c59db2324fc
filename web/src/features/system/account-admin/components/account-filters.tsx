import { useTranslation } from 'react-i18next';
import { listAccountsLimits } from '../../../../api/generated/model/limits/accounts';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { roles, states } from '../accounts.constants';
import { type AccountsQuery, unfiltered } from '../accounts-view';

export function AccountFilters(props: FiltersProps<AccountsQuery>) {
  const { t } = useTranslation('account-admin');
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAccountsLimits.search.maxLength}
      choices={{
        role: { label: t('column.role'), choices: roles, textOf: (role) => t(`role.${role}`) },
        state: { label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) },
      }}
    />
  );
}

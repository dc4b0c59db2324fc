import { useTranslation } from 'react-i18next';
import { listAccountsLimits } from '../../../../api/generated/model/limits/accounts';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { roles, states } from '../accounts.constants';
import { type AccountsQuery, unfiltered } from '../accounts-view';

interface Props {
  query: AccountsQuery;
  busy: boolean;
  onChange: (change: Partial<AccountsQuery>) => void;
  onRefresh: () => void;
}

export function AccountFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('account-admin');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAccountsLimits.search.maxLength}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
    >
      <ChoiceFilter
        label={t('column.role')}
        value={query.role}
        choices={roles}
        textOf={(role) => t(`role.${role}`)}
        onChange={(role) => {
          onChange({ role });
        }}
      />
      <ChoiceFilter
        label={t('column.state')}
        value={query.state}
        choices={states}
        textOf={(state) => t(`state.${state}`)}
        onChange={(state) => {
          onChange({ state });
        }}
      />
    </SearchFilters>
  );
}

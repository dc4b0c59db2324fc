import { useTranslation } from 'react-i18next';
import { listAccountRequestsLimits } from '../../../../api/generated/model/limits/account-requests';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { kinds, states } from '../account-requests.constants';
import { type AccountRequestsQuery, unfiltered } from '../account-requests-view';

interface Props {
  query: AccountRequestsQuery;
  onChange: (change: Partial<AccountRequestsQuery>) => void;
  busy: boolean;
  onRefresh: () => void;
}

export function AccountRequestFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('account-requests');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAccountRequestsLimits.search.maxLength}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
    >
      <ChoiceFilter
        label={t('column.kind')}
        value={query.kind}
        choices={kinds}
        textOf={(kind) => t(`kind.${kind}`)}
        onChange={(kind) => {
          onChange({ kind });
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

import { useTranslation } from 'react-i18next';
import { listRightsLimits } from '../../../../api/generated/model/limits/rights';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { kinds, roles, type RightsQuery, unfiltered } from '../rights-view';

interface Props {
  query: RightsQuery;
  busy: boolean;
  onChange: (change: Partial<RightsQuery>) => void;
  onRefresh: () => void;
}

export function RightFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('rights');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.hint')}
      maxLength={listRightsLimits.search.maxLength}
      second={{
        key: 'account',
        label: t('filter.account'),
        hint: t('filter.account.hint'),
        maxLength: listRightsLimits.account.maxLength,
      }}
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
        label={t('column.roles')}
        value={query.role}
        choices={roles}
        textOf={(role) => t(`role.${role}`)}
        onChange={(role) => {
          onChange({ role });
        }}
      />
    </SearchFilters>
  );
}

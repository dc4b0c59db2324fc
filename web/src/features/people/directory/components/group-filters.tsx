import { useTranslation } from 'react-i18next';
import { listGroupsLimits } from '../../../../api/generated/model/limits/directory';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { memberRoles, states } from '../directory.constants';
import { type GroupsQuery, unfiltered } from '../directory-view';

interface Props {
  query: GroupsQuery;
  busy: boolean;
  onChange: (change: Partial<GroupsQuery>) => void;
  onRefresh: () => void;
}

export function GroupFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('directory');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listGroupsLimits.search.maxLength}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
    >
      <ChoiceFilter
        label={t('column.ownRole')}
        value={query.ownRole}
        choices={memberRoles}
        textOf={(role) => t(`role.${role}`)}
        onChange={(ownRole) => {
          onChange({ ownRole });
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

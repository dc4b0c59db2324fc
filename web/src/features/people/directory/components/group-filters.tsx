import { useTranslation } from 'react-i18next';
import { listGroupsLimits } from '../../../../api/generated/model/limits/directory';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { memberRoles, states } from '../directory.constants';
import { type GroupsQuery, unfiltered } from '../directory-view';

export function GroupFilters(props: FiltersProps<GroupsQuery>) {
  const { t } = useTranslation('directory');
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listGroupsLimits.search.maxLength}
      choices={{
        ownRole: { label: t('column.ownRole'), choices: memberRoles, textOf: (role) => t(`role.${role}`) },
        state: { label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) },
      }}
    />
  );
}

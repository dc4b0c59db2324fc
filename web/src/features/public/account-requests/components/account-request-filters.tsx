import { useTranslation } from 'react-i18next';
import { listAccountRequestsLimits } from '../../../../api/generated/model/limits/account-requests';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { kinds, states } from '../account-requests.constants';
import { type AccountRequestsQuery, unfiltered } from '../account-requests-view';

export function AccountRequestFilters(props: FiltersProps<AccountRequestsQuery>) {
  const { t } = useTranslation('account-requests');
  return (
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
  );
}

import { useTranslation } from 'react-i18next';
import { listRightsLimits } from '../../../../api/generated/model/limits/rights';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { kinds, roles, type RightsQuery, unfiltered } from '../rights-view';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { roleName } from '../../../../shared/session/role-name';

export function RightFilters(props: FiltersProps<RightsQuery>) {
  const { t } = useTranslation('rights');
  const language = useLanguage();
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.hint')}
      maxLength={listRightsLimits.search.maxLength}
      second={{
        key: 'account',
        label: t('filter.account'),
        hint: t('filter.account.hint'),
        maxLength: listRightsLimits.account.maxLength,
      }}
      choices={{
        kind: { label: t('column.kind'), choices: kinds, textOf: (kind) => t(`kind.${kind}`) },
        role: { label: t('column.roles'), choices: roles, textOf: (role) => roleName(role, language) },
      }}
    />
  );
}

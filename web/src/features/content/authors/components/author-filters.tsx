import { useTranslation } from 'react-i18next';
import type { AuthorState } from '../../../../api/generated/model';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { type AuthorsQuery, unfiltered } from '../authors-view';
import { otherStates } from '../authors.constants';

export function AuthorFilters(props: FiltersProps<AuthorsQuery>) {
  const { query, onChange } = props;
  const { t } = useTranslation('authors');
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAuthorsLimits.search.maxLength}
    >
      <SelectField<AuthorState | ''>
        label={t('column.state')}
        value={query.state}
        options={[
          { value: '', label: t('state.active') },
          ...otherStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
        ]}
        onChange={(state) => {
          onChange({ state });
        }}
      />
    </SearchFilters>
  );
}

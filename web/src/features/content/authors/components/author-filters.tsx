import { useTranslation } from 'react-i18next';
import type { AuthorState } from '../../../../api/generated/model';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { type AuthorsQuery, unfiltered } from '../authors-view';
import { otherStates } from '../authors.constants';

interface Props {
  query: AuthorsQuery;
  busy: boolean;
  onChange: (change: Partial<AuthorsQuery>) => void;
  onRefresh: () => void;
}

export function AuthorFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('authors');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAuthorsLimits.search.maxLength}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
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

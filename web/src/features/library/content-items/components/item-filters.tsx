import { useTranslation } from 'react-i18next';
import { listContentItemsLimits } from '../../../../api/generated/model/limits/content-items';
import { languages } from '../../../../shared/i18n/languages';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { ages, type ContentItemsQuery, unfiltered } from '../content-items-view';
import type { AuthorFilterStore } from '../author-filter.store';
import { kinds, shelves, sources, states, subjects } from '../content-items.constants';
import { AuthorFilter } from './author-filter';

interface Props {
  query: ContentItemsQuery;
  authors: AuthorFilterStore;
  busy: boolean;
  onChange: (change: Partial<ContentItemsQuery>) => void;
  onRefresh: () => void;
}

export function ItemFilters({ query, authors, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('content-items');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listContentItemsLimits.search.maxLength}
      second={{
        key: 'label',
        label: t('filter.label'),
        hint: t('filter.label.hint'),
        maxLength: listContentItemsLimits.label.maxLength,
      }}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
    >
      <SelectField<ContentItemsQuery['shelf']>
        label={t('filter.show')}
        value={query.shelf}
        options={[
          { value: '', label: t('filter.show.all') },
          ...shelves.map((shelf) => ({ value: shelf, label: t(`filter.show.${shelf}`) })),
        ]}
        onChange={(shelf) => {
          onChange({ shelf });
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
        label={t('column.subject')}
        value={query.subject}
        choices={subjects}
        textOf={(subject) => t(`subject.${subject}`)}
        onChange={(subject) => {
          onChange({ subject });
        }}
      />
      <ChoiceFilter
        label={t('column.source')}
        value={query.source}
        choices={sources}
        textOf={(source) => t(`source.${source}`)}
        onChange={(source) => {
          onChange({ source });
        }}
      />
      <ChoiceFilter
        label={t('column.language')}
        value={query.language}
        choices={languages}
        textOf={(language) => t(`language.${language}`)}
        onChange={(language) => {
          onChange({ language });
        }}
      />
      <ChoiceFilter
        label={t('filter.age')}
        value={query.age}
        choices={ages}
        textOf={(age) => t('filter.age.years', { count: age })}
        onChange={(age) => {
          onChange({ age });
        }}
      />
      <AuthorFilter
        store={authors}
        value={query.authorId}
        onChange={(authorId) => {
          onChange({ authorId });
        }}
      />
    </SearchFilters>
  );
}

import { useTranslation } from 'react-i18next';
import { contentItemFields } from '../../../../api/generated/model/fields/contentItem';
import { listContentItemsLimits } from '../../../../api/generated/model/limits/content-items';
import type { FieldLimits } from '../../../../shared/fields/field-row';
import { NumberFilter } from '../../../../shared/fields/number-filter';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { LabelField } from '../../../../shared/records/label-fields';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import {
  ages,
  choiceFilters,
  type ContentItemsQuery,
  numberFilters,
  unfiltered,
} from '../content-items-view';
import type { AuthorFilterStore } from '../author-filter.store';
import { shelves, states } from '../content-items.constants';
import { useContentItemFields } from '../reading/content-item-fields';
import { AuthorFilter } from './author-filter';

const numberLimits: FieldLimits = listContentItemsLimits;

interface Props extends FiltersProps<ContentItemsQuery> {
  authors: AuthorFilterStore;
}

export function ItemFilters(props: Props) {
  const { query, authors, onChange } = props;
  const { t } = useTranslation('content-items');
  const { label, choice } = useContentItemFields();
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listContentItemsLimits.search.maxLength}
      second={{
        key: 'label',
        label: t('filter.label'),
        hint: t('filter.label.hint'),
        maxLength: listContentItemsLimits.label.maxLength,
        Input: LabelField,
      }}
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
      {choiceFilters.map((field) => (
        <ChoiceFilter<string>
          key={field}
          label={label(field)}
          value={query[field]}
          choices={field === 'state' ? states : contentItemFields[field].choices}
          textOf={(value) => choice(field, value)}
          onChange={(value) => {
            onChange({ [field]: value });
          }}
        />
      ))}
      {numberFilters.map((field) => (
        <NumberFilter
          key={field}
          label={label(field)}
          value={query[field]}
          limits={numberLimits[field]}
          onChange={(value) => {
            onChange({ [field]: value });
          }}
        />
      ))}
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

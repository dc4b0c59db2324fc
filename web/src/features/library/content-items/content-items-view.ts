import type {
  ContentColumn,
  ContentItemFilter,
  ContentItemSort,
  ListContentItemsParams,
  SaveContentViewDto,
} from '../../../api/generated/model';
import { listContentItemsLimits as limits } from '../../../api/generated/model/limits/content-items';
import { contentItemFields } from '../../../api/generated/model/fields/contentItem';
import { type FieldRows, fieldsWith } from '../../../shared/fields/field-row';
import { filterCodec, type FiltersOf, unsetFilters } from '../../../shared/fields/filters';
import { paramsOf } from '../../../shared/lists/filters';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { SavedViews, tableCodec } from '../../../shared/saved-views/saved-view';
import { UrlCodec } from '../../../shared/lists/url-codec';
import {
  choiceField,
  optionalField,
  patternField,
  rowKeyField,
  textField,
  UUID_PATTERN,
} from '../../../shared/lists/url-fields';
import {
  columnKeys,
  hiddenColumns,
  recordTabs,
  shelves,
  sorts,
  states,
  UNSORTED,
} from './content-items.constants';

const filterFields = fieldsWith(contentItemFields, 'filter');
type FilterField = (typeof filterFields)[number];
type FieldFilters = Pick<ContentItemFilter, FilterField>;
type NumberFilter = {
  [Field in FilterField]: (typeof contentItemFields)[Field]['kind'] extends 'integer' ? Field : never;
}[FilterField];
type ChoiceFilter = Exclude<FilterField, NumberFilter>;
const rows: FieldRows = contentItemFields;
export const numberFilters = filterFields.filter(
  (field): field is NumberFilter => rows[field]?.kind === 'integer',
);
/** The filters by one choice of a field, the state first. */
export const choiceFilters = [
  'state',
  ...filterFields.filter(
    (field): field is ChoiceFilter => field !== 'state' && rows[field]?.kind === 'choice',
  ),
] as const;

export interface ContentItemsQuery extends PageQuery, Omit<FiltersOf<FieldFilters>, 'state'> {
  search: string;
  label: string;
  state: (typeof states)[number] | '';
  authorId: number | '';
  age: number | '';
  shelf: (typeof shelves)[number] | '';
  sort: ContentItemSort | '';
  direction: 'asc' | 'desc';
}

export const ages = Array.from(
  { length: limits.age.maximum - limits.age.minimum + 1 },
  (_, at) => limits.age.minimum + at,
);

/** The query: every change of it sends a request. */
export const contentItemsQuery = new UrlCodec<ContentItemsQuery>({
  search: textField(limits.search.maxLength),
  label: textField(limits.label.maxLength),
  ...filterCodec<FieldFilters>(contentItemFields, limits),
  state: choiceField(states, ''),
  authorId: optionalField(rowKeyField()),
  age: choiceField<number, ''>(ages, ''),
  shelf: choiceField(shelves, ''),
  sort: choiceField(sorts, ''),
  direction: choiceField(['asc', 'desc'], 'asc'),
  ...pageFields,
});

export const unfiltered = {
  search: '',
  label: '',
  ...unsetFilters<FieldFilters>(contentItemFields),
  state: '',
  authorId: '',
  age: '',
  shelf: '',
} satisfies Partial<ContentItemsQuery>;

export interface ContentItemView {
  /** The open item; 0 for none. */
  item: number;
  tab: (typeof recordTabs)[number] | '';
  form: 'new' | 'edit' | 'import' | 'recent' | '';
  /** The import that the drawer shows; empty before a file is chosen. */
  import: string;
  /** The open revision of the item; 0 for none. */
  revision: number;
  /** The revision that it is compared with; 0 for none. */
  with: number;
}

/** What is open beside the list. */
export const contentItemView = new UrlCodec<ContentItemView>({
  item: rowKeyField(),
  tab: choiceField(recordTabs, ''),
  form: choiceField(['new', 'edit', 'import', 'recent'], ''),
  import: patternField(UUID_PATTERN),
  revision: rowKeyField(),
  with: rowKeyField(),
});

/** Only the filters, as requests name them; unset ones are omitted. */
export function filterParams({ shelf, ...query }: ContentItemsQuery): ContentItemFilter {
  const { current: _page, pageSize: _size, sort: _sort, direction: _way, ...filters } = query;
  return {
    ...paramsOf(filters),
    ...(shelf === '' ? {} : shelf === 'mine' ? { mine: true } : { deleted: true }),
  };
}

/** The order, or the one of the server. */
export function orderOf({ sort, direction }: ContentItemsQuery) {
  return sort === '' ? UNSORTED : { sort, order: direction };
}

/** The request parameters; unset filters are omitted. */
export function contentItemParams(query: ContentItemsQuery): ListContentItemsParams {
  const { current, pageSize, sort } = query;
  return { ...filterParams(query), current, pageSize, ...(sort === '' ? {} : orderOf(query)) };
}

/** The display settings; they send no request. */
export const contentTableView = tableCodec(columnKeys, hiddenColumns);

export const contentViews = new SavedViews<ContentItemsQuery, ContentColumn, SaveContentViewDto>({
  query: contentItemsQuery,
  table: contentTableView,
  kept: (query) => ({ filter: filterParams(query), ...orderOf(query) }),
  queryOf: ({ filter: { mine, deleted, ...filters }, sort, order }) => {
    const isUnsorted = sort === UNSORTED.sort && order === UNSORTED.order;
    return {
      ...contentItemsQuery.initial,
      ...filters,
      state: contentItemsQuery.initial.state,
      ...(filters.state === undefined || filters.state === 'removed' ? {} : { state: filters.state }),
      shelf: deleted ? 'bin' : mine ? 'mine' : '',
      ...(isUnsorted ? {} : { sort, direction: order }),
    };
  },
});

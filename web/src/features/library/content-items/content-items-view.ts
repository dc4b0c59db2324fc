import type {
  ContentItemSort,
  ContentKind,
  ContentSource,
  ContentSubject,
  ListContentItemsParams,
} from '../../../api/generated/model';
import { listContentItemsLimits as limits } from '../../../api/generated/model/limits/content-items';
import { type Language, languages } from '../../../shared/i18n/languages';
import { paramsOf } from '../../../shared/lists/filters';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField, textField, type UrlField } from '../../../shared/lists/url-fields';
import { kinds, recordTabs, shelves, sorts, sources, states, subjects } from './content-items.constants';

export interface ContentItemsQuery extends PageQuery {
  search: string;
  label: string;
  kind: ContentKind | '';
  subject: ContentSubject | '';
  source: ContentSource | '';
  language: Language | '';
  state: (typeof states)[number] | '';
  authorId: number | '';
  age: number | '';
  shelf: (typeof shelves)[number] | '';
  sort: ContentItemSort | '';
  direction: 'asc' | 'desc';
}

/** Empty for none. */
function optional(field: UrlField<number>): UrlField<number | ''> {
  return { initial: '', read: field.read, write: (value) => [String(value)] };
}

export const ages = Array.from(
  { length: limits.age.maximum - limits.age.minimum + 1 },
  (_, at) => limits.age.minimum + at,
);

/** The query: every change of it sends a request. */
export const contentItemsQuery = new UrlCodec<ContentItemsQuery>({
  search: textField(limits.search.maxLength),
  label: textField(limits.label.maxLength),
  kind: choiceField(kinds, ''),
  subject: choiceField(subjects, ''),
  source: choiceField(sources, ''),
  language: choiceField(languages, ''),
  state: choiceField(states, ''),
  authorId: optional(rowKeyField()),
  age: choiceField<number, ''>(ages, ''),
  shelf: choiceField(shelves, ''),
  sort: choiceField(sorts, ''),
  direction: choiceField(['asc', 'desc'], 'asc'),
  ...pageFields,
});

export const unfiltered = {
  search: '',
  label: '',
  kind: '',
  subject: '',
  source: '',
  language: '',
  state: '',
  authorId: '',
  age: '',
  shelf: '',
} satisfies Partial<ContentItemsQuery>;

export interface ContentItemView {
  /** The open item; 0 for none. */
  item: number;
  tab: (typeof recordTabs)[number] | '';
  form: 'new' | 'edit' | '';
  /** The open revision of the item; 0 for none. */
  revision: number;
  /** The revision that it is compared with; 0 for none. */
  with: number;
}

/** What is open beside the list. */
export const contentItemView = new UrlCodec<ContentItemView>({
  item: rowKeyField(),
  tab: choiceField(recordTabs, ''),
  form: choiceField(['new', 'edit'], ''),
  revision: rowKeyField(),
  with: rowKeyField(),
});

/** The request parameters; unset filters are omitted. */
export function contentItemParams(query: ContentItemsQuery): ListContentItemsParams {
  const { sort, direction, shelf, ...filters } = query;
  return {
    ...paramsOf(filters),
    ...(shelf === '' ? {} : shelf === 'mine' ? { mine: true } : { deleted: true }),
    ...(sort === '' ? {} : { sort, order: direction }),
  };
}

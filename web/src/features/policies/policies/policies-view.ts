import type {
  GetPolicyParams,
  ListPoliciesParams,
  PolicyColumn,
  PolicyFilter,
  PolicySort,
  SavePolicyViewDto,
  SortOrder,
} from '../../../api/generated/model';
import { policyFields } from '../../../api/generated/model/fields/policy';
import { listPoliciesLimits } from '../../../api/generated/model/limits/policies';
import { filterCodec, type FiltersOf, unsetFilters } from '../../../shared/fields/filters';
import * as lists from '../../../shared/lists/filters';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/data/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, patternField, UUID_PATTERN } from '../../../shared/lists/url-fields';
import * as savedViews from '../../../shared/saved-views/saved-view';
import {
  columnKeys,
  IMPORT,
  NEW_RECORD,
  RECENT,
  type RecordTab,
  recordTabs,
  sortKeys,
  UNSORTED,
} from './policies.constants';

export type PolicyFilters = FiltersOf<PolicyFilter>;

export interface PoliciesQuery extends PolicyFilters {
  current: number;
  pageSize: PageSize;
  sort: PolicySort | '';
  order: SortOrder;
  /** Shows the deleted rows instead of the others. */
  place: 'bin' | '';
}

/** The query: every change of it sends a request. */
export const policiesQuery = new UrlCodec<PoliciesQuery>({
  ...filterCodec<PolicyFilter>(policyFields, listPoliciesLimits),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  sort: choiceField(sortKeys, ''),
  order: choiceField(['asc', 'desc'], 'asc'),
  place: choiceField(['bin'], ''),
});

export type TableView = savedViews.TableView<PolicyColumn>;

/** The display settings; they send no request. */
export const tableView = savedViews.tableCodec(columnKeys);

export interface RecordView {
  /** The id of the open record, `new` for one to be made, `import` for many, `recent` for what was done to many, empty for none. */
  record: string;
  tab: RecordTab;
  /** The id of the import that the drawer shows; empty before a file is chosen. */
  import: string;
}

/** The drawer beside the table. */
export const recordView = new UrlCodec<RecordView>({
  record: patternField(`^(${NEW_RECORD}|${IMPORT}|${RECENT}|[1-9]\\d{0,9})$`),
  tab: choiceField(recordTabs, 'details'),
  import: patternField(UUID_PATTERN),
});

export const noFilters = unsetFilters<PolicyFilter>(policyFields);

export const filterKeys = Object.keys(noFilters) as (keyof PolicyFilters)[];

export function sameFilters(one: PolicyFilters, other: PolicyFilters): boolean {
  return filterKeys.every((key) => String(one[key]) === String(other[key]));
}

/** Only the filters of a query. */
export function filtersOf(query: PolicyFilters): PolicyFilters {
  return { ...noFilters, ...lists.filtersOf(query, noFilters) };
}

/** The request parameters; unset filters are omitted. */
export function filterParams(filters: PolicyFilters): PolicyFilter {
  return lists.paramsOf(filtersOf(filters));
}

/** The order is omitted too if there is no sort field. */
export function selectionParams(query: PoliciesQuery): GetPolicyParams {
  const { sort, order } = query;
  return sort === '' ? filterParams(query) : { ...filterParams(query), sort, order };
}

/** The request parameters of one page of the table. */
export function pageParams(query: PoliciesQuery): ListPoliciesParams {
  const { current, pageSize } = query;
  return { ...selectionParams(query), current, pageSize };
}

export const policyViews = new savedViews.SavedViews<PoliciesQuery, PolicyColumn, SavePolicyViewDto>({
  query: policiesQuery,
  table: tableView,
  kept: (query) => {
    const { sort, order } = query.sort === '' ? UNSORTED : { sort: query.sort, order: query.order };
    return { filter: filterParams(query), sort, order };
  },
  // Outside the bin.
  queryOf: ({ filter, sort, order }) => {
    const sorted = sort === UNSORTED.sort && order === UNSORTED.order ? {} : { sort, order };
    return { ...policiesQuery.initial, ...noFilters, ...filter, ...sorted };
  },
});

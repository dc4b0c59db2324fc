import { DEFAULT_PAGE_SIZE, FIRST_PAGE, LAST_PAGE, PAGE_SIZES, type PageSize } from '../data/list-limits';
import { paramsOf } from './filters';
import { choiceField, integerField } from './url-fields';

/** The part of a query that every paged list has. */
export interface PageQuery {
  current: number;
  pageSize: PageSize;
}

export const pageFields = {
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
};

/** The part of a query that says by what a list is sorted; empty for its own order. */
export interface SortQuery<Sort extends string> {
  sort: Sort | '';
  direction: 'asc' | 'desc';
}

export function sortFields<Sort extends string>(sorts: readonly Sort[]) {
  return { sort: choiceField(sorts, ''), direction: choiceField(['asc', 'desc'], 'asc') };
}

/** The request parameters of a sorted list; filters that are not set are omitted. */
export function sortedParams<Sort extends string, Query extends SortQuery<Sort>>({
  sort,
  direction,
  ...query
}: Query) {
  return { ...paramsOf(query), ...(sort === '' ? {} : { sort, order: direction }) };
}

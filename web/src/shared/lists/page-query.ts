import { DEFAULT_PAGE_SIZE, FIRST_PAGE, LAST_PAGE, PAGE_SIZES, type PageSize } from '../data/list-limits';
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

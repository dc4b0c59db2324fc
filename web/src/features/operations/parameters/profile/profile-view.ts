import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../../shared/lists/list-limits';
import { UrlCodec } from '../../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../../shared/lists/url-fields';

/** Keys of rows are PostgreSQL integers. */
const MAX_CHANGE = 2_147_483_647;

export interface LogQuery {
  current: number;
  pageSize: PageSize;
}

export const logQuery = new UrlCodec<LogQuery>({
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

/** What stands beside the page: the change of the drawer, 0 for none, or the versions. Messages link to a change. */
export interface Beside {
  change: number;
  panel: 'versions' | '';
}

export const besideView = new UrlCodec<Beside>({
  change: integerField(0, 1, MAX_CHANGE),
  panel: choiceField(['versions'], ''),
});

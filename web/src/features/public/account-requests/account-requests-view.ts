import type {
  AccountRequestKind,
  AccountRequestState,
  ListAccountRequestsParams,
} from '../../../api/generated/model';
import { accountRequestDtoLimits } from '../../../api/generated/model/limits/accountRequestDto';
import { listAccountRequestsLimits } from '../../../api/generated/model/limits/listAccountRequests';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, textField } from '../../../shared/lists/url-fields';
import { kinds, states } from './account-requests.constants';

export interface AccountRequestFilters {
  search: string;
  kind: AccountRequestKind | '';
  state: AccountRequestState | '';
}

export interface AccountRequestsQuery extends AccountRequestFilters {
  current: number;
  pageSize: PageSize;
}

/** The query: every change of it sends a request. */
export const accountRequestsQuery = new UrlCodec<AccountRequestsQuery>({
  search: textField(listAccountRequestsLimits.search.maxLength),
  kind: choiceField(kinds, ''),
  state: choiceField(states, ''),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

/** No request has this key. */
export const NONE = 0;

/** Key of the open request. */
export const requestView = new UrlCodec<{ request: number }>({
  request: integerField(NONE, NONE, accountRequestDtoLimits.id.maximum),
});

export const noFilters: AccountRequestFilters = { search: '', kind: '', state: '' };

export function isFiltered({ search, kind, state }: AccountRequestFilters): boolean {
  return `${search}${kind}${state}` !== '';
}

/** The request parameters; unset filters are omitted. */
export function paramsOf({ search, kind, state, ...page }: AccountRequestsQuery): ListAccountRequestsParams {
  const params: ListAccountRequestsParams = { ...page };
  if (search !== '') params.search = search;
  if (kind !== '') params.kind = kind;
  if (state !== '') params.state = state;
  return params;
}

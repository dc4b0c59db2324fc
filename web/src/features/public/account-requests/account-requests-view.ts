import type { AccountRequestKind, AccountRequestState } from '../../../api/generated/model';
import { listAccountRequestsLimits } from '../../../api/generated/model/limits/account-requests';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { kinds, states } from './account-requests.constants';

export interface AccountRequestsQuery extends PageQuery {
  search: string;
  kind: AccountRequestKind | '';
  state: AccountRequestState | '';
}

/** The query: every change of it sends a request. */
export const accountRequestsQuery = new UrlCodec<AccountRequestsQuery>({
  search: textField(listAccountRequestsLimits.search.maxLength),
  kind: choiceField(kinds, ''),
  state: choiceField(states, ''),
  ...pageFields,
});

export const unfiltered = { search: '', kind: '', state: '' } satisfies Partial<AccountRequestsQuery>;

/** Key of the open request. */
export const requestView = new UrlCodec<{ request: number }>({
  request: rowKeyField(),
});

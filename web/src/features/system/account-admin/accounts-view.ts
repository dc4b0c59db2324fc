import type { AccountSort, AccountState, ListAccountsParams, Role } from '../../../api/generated/model';
import { listAccountsLimits } from '../../../api/generated/model/limits/accounts';
import { paramsOf } from '../../../shared/lists/filters';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { roles, sorts, states } from './accounts.constants';

export interface AccountsQuery extends PageQuery {
  search: string;
  role: Role | '';
  state: AccountState | '';
  sort: AccountSort | '';
  direction: 'asc' | 'desc';
}

/** The query: every change of it sends a request. */
export const accountsQuery = new UrlCodec<AccountsQuery>({
  search: textField(listAccountsLimits.search.maxLength),
  role: choiceField(roles, ''),
  state: choiceField(states, ''),
  sort: choiceField(sorts, ''),
  direction: choiceField(['asc', 'desc'], 'asc'),
  ...pageFields,
});

export const unfiltered = { search: '', role: '', state: '' } satisfies Partial<AccountsQuery>;

/** Key of the open account; 0 for none. And how accounts are made at the moment. */
export const accountView = new UrlCodec<{ account: number; new: 'invitation' | 'import' | '' }>({
  account: rowKeyField(),
  new: choiceField(['invitation', 'import'], ''),
});

/** The request parameters; unset filters are omitted. */
export function accountParams({ sort, direction, ...query }: AccountsQuery): ListAccountsParams {
  return { ...paramsOf(query), ...(sort === '' ? {} : { sort, order: direction }) };
}

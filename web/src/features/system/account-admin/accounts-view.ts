import type { AccountSort, AccountState, Role } from '../../../api/generated/model';
import { listAccountsLimits } from '../../../api/generated/model/limits/accounts';
import { pageFields, type PageQuery, sortFields, type SortQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { roles, sorts, states } from './accounts.constants';

export interface AccountsQuery extends PageQuery, SortQuery<AccountSort> {
  search: string;
  role: Role | '';
  state: AccountState | '';
}

/** The query: every change of it sends a request. */
export const accountsQuery = new UrlCodec<AccountsQuery>({
  search: textField(listAccountsLimits.search.maxLength),
  role: choiceField(roles, ''),
  state: choiceField(states, ''),
  ...sortFields(sorts),
  ...pageFields,
});

export const unfiltered = { search: '', role: '', state: '' } satisfies Partial<AccountsQuery>;

/** Key of the open account; 0 for none. And how accounts are made at the moment. */
export const accountView = new UrlCodec<{ account: number; new: 'invitation' | 'import' | '' }>({
  account: rowKeyField(),
  new: choiceField(['invitation', 'import'], ''),
});

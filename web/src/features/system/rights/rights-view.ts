import { RightKind, Role } from '../../../api/generated/model';
import { listRightsLimits } from '../../../api/generated/model/limits/rights';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, textField } from '../../../shared/lists/url-fields';

export const kinds = Object.values(RightKind);
export const roles = Object.values(Role);

export interface RightsQuery extends PageQuery {
  search: string;
  kind: RightKind | '';
  role: Role | '';
  /** A user name: each row says whether that person may do it. */
  account: string;
}

/** The query: every change of it sends a request. */
export const rightsQuery = new UrlCodec<RightsQuery>({
  search: textField(listRightsLimits.search.maxLength),
  kind: choiceField(kinds, ''),
  role: choiceField(roles, ''),
  account: textField(listRightsLimits.account.maxLength),
  ...pageFields,
});

export const unfiltered = { search: '', kind: '', role: '', account: '' } satisfies Partial<RightsQuery>;

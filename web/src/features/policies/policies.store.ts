import { listPolicies } from '../../api/generated/policies/policies';
import type { ListPoliciesParams, PolicyDto } from '../../api/generated/model';
import { PagedList } from '../../shared/lists/paged-list';
import type { PoliciesQuery } from './policies-view';

export class PoliciesStore {
  readonly list = new PagedList<PolicyDto, PoliciesQuery>((query, signal) =>
    listPolicies(paramsOf(query), { signal, shownInPlace: true }),
  );
}

/** Empty filters are left out, and an order without anything to sort by too. */
function paramsOf({ contentType, filterType, status, sort, order, number, name, ...rest }: PoliciesQuery) {
  const params: ListPoliciesParams = { ...rest };
  if (number !== '') params.number = number;
  if (name !== '') params.name = name;
  if (contentType !== '') params.contentType = contentType;
  if (filterType !== '') params.filterType = filterType;
  if (status !== '') params.status = status;
  if (sort !== '') Object.assign(params, { sort, order });
  return params;
}

import {
  getPolicyTable,
  listDeletedPolicies,
  listPolicies,
  listPolicyViews,
} from '../../../api/generated/policies/policies';
import { pageParams, policiesQuery } from './policies-view';

/** What PoliciesStore and PolicyTableStore ask first. */
export function askPolicies(search: URLSearchParams): void {
  const query = policiesQuery.read(search);
  void (query.place === 'bin' ? listDeletedPolicies : listPolicies)(pageParams(query));
  void getPolicyTable();
  void listPolicyViews();
}

import { type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { type PolicySort } from './policy-fields.constants.js';

/** The part of a sorted list that one page shows. */
export interface PolicySlice {
  sort: PolicySort;
  order: SortOrder;
  offset: number;
  limit: number;
}

export interface FoundPolicies {
  ids: number[];
  total: number;
  totalIsEstimate?: true;
}

import { listPoliciesLimits } from '../../api/generated/model/limits/policies';

/** All lists of the API have the same limits, so those of one list are used for all. */
const { current, pageSize } = listPoliciesLimits;

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const FIRST_PAGE = current.default;
export const LAST_PAGE = current.maximum;
export const DEFAULT_PAGE_SIZE: PageSize = pageSize.default;

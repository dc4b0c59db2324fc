import { productLimits } from '../../api/generated/model/productLimits';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const FIRST_PAGE = 1;
export const LAST_PAGE = productLimits.lastPage;
export const DEFAULT_PAGE_SIZE: PageSize = productLimits.rowsPerPage;

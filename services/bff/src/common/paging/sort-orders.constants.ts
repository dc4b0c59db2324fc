export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** For EnumField. */
export const SORT_ORDER = {
  values: SORT_ORDERS,
  enumName: 'SortOrder',
  description: 'Ascending or descending.',
} as const;

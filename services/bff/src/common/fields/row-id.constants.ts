/** Keys of rows are PostgreSQL integers. */
export const ROW_ID = { minimum: 1, maximum: 2_147_483_647 } as const;

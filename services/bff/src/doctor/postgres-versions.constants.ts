/** Major versions. Identity columns of partitioned tables need the oldest; the tests run on the newest. */
export const POSTGRES_VERSIONS = { oldest: 17, newest: 18 };

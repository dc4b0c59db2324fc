/** How long a key counts, as a PostgreSQL interval. */
export const IDEMPOTENCY_RETENTION = '24 hours';

/** Usually a UUID that the caller generates. */
export const IDEMPOTENCY_KEY = {
  header: 'Idempotency-Key',
  minLength: 8,
  maxLength: 64,
  pattern: /^[\w-]{8,64}$/,
  form: 'idempotencyKey',
} as const;

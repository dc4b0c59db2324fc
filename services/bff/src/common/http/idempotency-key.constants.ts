/** A UUID of the caller does well. */
export const IDEMPOTENCY_KEY = {
  header: 'Idempotency-Key',
  minLength: 8,
  maxLength: 64,
  pattern: /^[\w-]{8,64}$/,
  form: 'idempotencyKey',
} as const;

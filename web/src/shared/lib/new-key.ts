const BYTES = 16;

/** Returns a unique idempotency key for a call that may be retried. Works in insecure contexts too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BYTES = 16;

/** A unique idempotency key for a call that may be sent twice. Works in insecure contexts too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BYTES = 16;

/** A name for a call, so that it counts once however often it is sent. */
export function newKey(): string {
  // Not randomUUID, which only a secure origin has.
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Key, keyFor } from './key-for.js';

/** Long enough that nobody finds one by trying. */
const SIGNATURE_BYTES = 16;

/** Signs a text with the first of the keys. */
export function sign(text: string, purpose: string, [key]: readonly [Key, ...Key[]]): string {
  return signed(text, purpose, key).toString('base64url');
}

/** Whether one of the keys has signed the text. */
export function isSigned(text: string, signature: string, purpose: string, keys: readonly Key[]): boolean {
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES) return false;
  return keys.some((key) => timingSafeEqual(given, signed(text, purpose, key)));
}

function signed(text: string, purpose: string, key: Key): Buffer {
  return createHmac('sha256', keyFor(purpose, key)).update(text).digest().subarray(0, SIGNATURE_BYTES);
}

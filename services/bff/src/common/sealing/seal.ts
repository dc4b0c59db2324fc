import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Key, keyFor } from './key-for.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with the first of the keys, so that read access to the database is not enough to use it.
 * @param purpose what it is, such as `outgoing mail`; what is sealed for one purpose cannot be opened for another
 */
export function seal(text: string, purpose: string, [key]: readonly [Key, ...Key[]]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose, key), nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a text with the key that encrypted it. Undefined if none of the keys did. */
export function unseal(sealed: Buffer, purpose: string, keys: readonly Key[]): string | undefined {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(CIPHER, keyFor(purpose, key), sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString();
    } catch {
      // Encrypted with another key, or damaged.
    }
  }
  return undefined;
}

/** @returns undefined if it is sealed with the first key already, or none of the keys opens it */
export function resealed(
  sealed: Buffer,
  purpose: string,
  keys: readonly [Key, ...Key[]],
): Buffer | undefined {
  if (unseal(sealed, purpose, keys.slice(0, 1)) !== undefined) return undefined;
  const text = unseal(sealed, purpose, keys);
  return text === undefined ? undefined : seal(text, purpose, keys);
}

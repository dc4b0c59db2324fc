import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type JwtKey } from '../../config/config.js';
import { type Mail } from './mail.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a mail with the first key of the deployment. */
export function seal(mail: Mail, [key]: readonly [JwtKey, ...JwtKey[]]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts a mail with the key that encrypted it. Undefined if that key is no longer configured. */
export function unseal(sealed: Buffer, keys: readonly JwtKey[]): Mail | undefined {
  for (const key of keys) {
    const decipher = createDecipheriv(CIPHER, keyOf(key), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as Mail;
    } catch {
      // Encrypted with another key.
    }
  }
  return undefined;
}

function keyOf({ secret }: JwtKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sala outgoing mail', KEY_BYTES));
}

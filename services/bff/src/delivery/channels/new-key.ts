import { randomBytes } from 'node:crypto';
import { KEY_BYTES, KEY_PREFIX } from './channels.constants.js';

export function newKey(): string {
  return `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
}

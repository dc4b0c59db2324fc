import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export interface Key {
  secret: string;
}

/** A key for one purpose, so that what is made for it is of no use for another. */
export function keyFor(purpose: string, { secret }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sala ${purpose}`, KEY_BYTES));
}

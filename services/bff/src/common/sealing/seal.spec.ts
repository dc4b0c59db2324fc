import { describe, expect, test } from '@jest/globals';
import { seal, unseal } from './seal.js';

const OLD = { secret: 'the key of last year, which is long enough' };
const NEW = { secret: 'the key of this year, which is long enough' };
const TEXT = 'a link that works once';

describe('a sealed text', () => {
  test('is opened by the key that sealed it, also after a newer one was put first', () => {
    const sealed = seal(TEXT, 'outgoing mail', [OLD]);
    expect(sealed.includes('link')).toBe(false);
    expect(unseal(sealed, 'outgoing mail', [NEW, OLD])).toBe(TEXT);
  });

  test.each([
    ['another key', (sealed: Buffer) => unseal(sealed, 'outgoing mail', [NEW])],
    ['another purpose', (sealed: Buffer) => unseal(sealed, 'webhook secret', [OLD])],
    [
      'a changed byte',
      (sealed: Buffer) => {
        sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
        return unseal(sealed, 'outgoing mail', [OLD]);
      },
    ],
    ['a part of it', (sealed: Buffer) => unseal(sealed.subarray(0, 9), 'outgoing mail', [OLD])],
  ])('is not opened by %s', (_, open) => {
    expect(open(seal(TEXT, 'outgoing mail', [OLD]))).toBeUndefined();
  });
});

import { describe, expect, test } from '@jest/globals';
import { isSigned, sign } from './sign.js';

const OLD = { secret: 'the key of last year, which is long enough' };
const NEW = { secret: 'the key of this year, which is long enough' };
const TEXT = 'a picture until noon';

describe('a signature', () => {
  const signature = sign(TEXT, 'media address', [OLD]);

  test('is known by the key that made it, also after a newer one was put first', () => {
    expect(isSigned(TEXT, signature, 'media address', [NEW, OLD])).toBe(true);
  });

  test.each([
    ['another text', 'a picture until one', signature, 'media address', OLD],
    ['another purpose', TEXT, signature, 'outgoing mail', OLD],
    ['another key', TEXT, signature, 'media address', NEW],
    ['a part of it', TEXT, signature.slice(0, 8), 'media address', OLD],
    ['nothing', TEXT, '', 'media address', OLD],
  ])('does not hold for %s', (_, text, given, purpose, key) => {
    expect(isSigned(text, given, purpose, [key])).toBe(false);
  });
});

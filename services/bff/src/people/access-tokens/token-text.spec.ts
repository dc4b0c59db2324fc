import { describe, expect, test } from '@jest/globals';
import { hashOfToken, isAccessToken, newToken } from './token-text.js';

describe('a personal access token', () => {
  test('has a prefix, 30 random characters and a checksum, and only its hash is stored', () => {
    const { token, hash } = newToken();
    expect(token).toMatch(/^sala_pat_[0-9A-Za-z]{36}$/);
    expect(isAccessToken(token)).toBe(true);
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hashOfToken(token)).toBe(hash);
    expect(newToken().token).not.toBe(token);
  });

  test('is forged where a character differs', () => {
    const { token } = newToken();
    for (let at = 'sala_pat_'.length; at < token.length; at++) {
      const other = token[at] === 'a' ? 'b' : 'a';
      expect(hashOfToken(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
  });

  test.each(['', 'sala_pat_', `sala_pat_${'0'.repeat(36)}`, `sala_pat_${'A'.repeat(35)}`])(
    '%j is none',
    (text) => {
      expect(hashOfToken(text)).toBeUndefined();
    },
  );
});

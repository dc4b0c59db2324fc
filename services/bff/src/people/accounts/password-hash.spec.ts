import { describe, expect, test } from '@jest/globals';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.js';

describe('password hashes', () => {
  test('are verified by their password only', async () => {
    const hash = await hashPassword('Str0ng-enough');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('Str0ng-enough', hash)).toBe(true);
    expect(await verifyPassword('str0ng-enough', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  test('have a salt each', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('a text that is no hash verifies nothing', async () => {
    expect(await verifyPassword('x', '')).toBe(false);
    expect(await verifyPassword('x', 'x')).toBe(false);
  });

  test('made at a lower cost are made again', () => {
    expect(needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$dGFn')).toBe(true);
    expect(needsRehash('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn')).toBe(false);
  });
});

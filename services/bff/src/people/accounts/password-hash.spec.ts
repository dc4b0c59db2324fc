import { describe, expect, test } from '@jest/globals';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.js';

describe('password hashes', () => {
  test('match only their password', async () => {
    const hash = await hashPassword('Str0ng-enough');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('Str0ng-enough', hash)).toBe(true);
    expect(await verifyPassword('str0ng-enough', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  test('have individual salts', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('an invalid hash matches no password', async () => {
    expect(await verifyPassword('x', '')).toBe(false);
    expect(await verifyPassword('x', 'x')).toBe(false);
  });

  test('with a lower cost need rehashing', () => {
    expect(needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$dGFn')).toBe(true);
    expect(needsRehash('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn')).toBe(false);
  });
});

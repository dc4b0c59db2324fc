import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Config } from './config.js';
import { weaknessOf } from './weak-secrets.js';

const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sala:vR7-dk2.Qm@db:5432/sala',
  JWT_SECRET: 'q8Zr0cVnT5yWm3KxHb7LdPfG2sJ9uEoA',
};

describe('a secret in production', () => {
  test.each([
    'change-me-change-me-change-me-change-me',
    'your-jwt-secret-goes-here-0123456789',
    'a secret for the example of the documentation',
    'x'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'aaaaaaaaaaaaaaabbbbbbbbbbbbbbbccccccccccccc',
  ])('%s is refused', (secret) => {
    expect(() => Config.parse({ ...GOOD, JWT_SECRET: secret })).toThrow(/^JWT_SECRET: .* in production/);
    expect(() => Config.parse({ ...GOOD, JWT_SECRET: secret, NODE_ENV: 'development' })).not.toThrow();
  });

  test.each(['hex', 'base64', 'base64url'] as const)('random bytes as %s are taken', (encoding) => {
    for (let round = 0; round < 200; round++)
      expect(weaknessOf(randomBytes(24).toString(encoding))).toBeUndefined();
  });

  test.each([
    [{ JWT_KEYS: `new:${'n'.repeat(32)}` }, /^JWT_KEYS, key new: can be guessed/],
    [{ DATABASE_URL: 'postgres://sala:sala@db/sala' }, /^DATABASE_URL: has a password that everybody knows/],
    [
      { DATABASE_MIGRATE_URL: 'postgres://sala:sala@db/sala' },
      /^DATABASE_MIGRATE_URL: has a password that everybody knows/,
    ],
    [{ DATABASE_URL: 'postgres://app:postgres@db/sala' }, /^DATABASE_URL: has a password/],
    [
      { SALA_FIRST_ADMIN_LOGIN: 'dara', SALA_FIRST_ADMIN_PASSWORD: 'Dara-of-Sala-1' },
      /^SALA_FIRST_ADMIN_PASSWORD: contains the login/,
    ],
    [
      { SALA_FIRST_ADMIN_LOGIN: 'dara', SALA_FIRST_ADMIN_PASSWORD: 'Password-2026' },
      /^SALA_FIRST_ADMIN_PASSWORD: can be guessed/,
    ],
  ])('%j is refused, and not quoted', (change, message) => {
    expect(() => Config.parse({ ...GOOD, ...change })).toThrow(message);
  });

  test('good ones are taken', () => {
    const administrator = { SALA_FIRST_ADMIN_LOGIN: 'dara', SALA_FIRST_ADMIN_PASSWORD: 'Mekong-7-lanterns' };
    expect(Config.parse({ ...GOOD, ...administrator }).firstAdministrator).toEqual({
      login: 'dara',
      password: 'Mekong-7-lanterns',
    });
  });
});

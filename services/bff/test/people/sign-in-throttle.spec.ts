import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SIGN_IN_FAILURES } from '../../src/common/auth/session.constants.js';
import { TestApi } from '../support/test-api.js';

const LOGIN = '/api/user/login';
const WRONG = 'Wrong user name or password.';

/** To find out that a password is wrong takes a hundredth of the time. The right one is hashed anew, as usual. */
const EASY_HASH = easyHash('user');

function easyHash(password: string): string {
  const [nonce, cost] = [randomBytes(16), { memory: 8, passes: 1, parallelism: 1 }];
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
}

describe('failed sign-ins', () => {
  let api: TestApi;
  /** With other limits, or the second of two replicas. */
  let special: TestApi | undefined;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  // What one test counts is nothing to the next one.
  beforeEach(async () => {
    await api.sql(`DELETE FROM ${SIGN_IN_FAILURES.table}`);
    await api.sql(`UPDATE account SET password_hash = $1 WHERE user_name = 'user'`, [EASY_HASH]);
  });
  afterEach(async () => {
    await special?.app.close();
    special = undefined;
  });
  afterAll(() => api.stop());
  const startWith = async (environment: NodeJS.ProcessEnv) =>
    (special = await TestApi.start(environment, api.database));

  const login = (at: TestApi, username: string, password: string) =>
    at.post<{ token: string } | null>(LOGIN, { body: { username, password } });
  const fail = async (at: TestApi, username: string, times: number) => {
    for (let count = 0; count < times; count++)
      expect((await login(at, username, 'no')).body.code).toBe(50000);
  };

  test('after ten failures even the right password is refused with Retry-After', async () => {
    await fail(api, 'user', 10);
    const refused = await login(api, 'user', 'user');
    expect(refused).toMatchObject({ status: 429, body: { code: 42900, data: null } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(450);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refused.body.msg).toBe(`Too many attempts. Please wait ${seconds} seconds.`);
    expect((await login(api, 'admin', 'admin')).body.code).toBe(20000);
  });

  test('a name in another case leads to the account, and counts for it', async () => {
    expect((await login(api, 'USER', 'user')).body.code).toBe(20000);
    await fail(api, 'uSeR', 5);
    await fail(api, 'user', 5);
    expect((await login(api, 'User', 'user')).status).toBe(429);
    expect((await login(api, 'user', 'user')).status).toBe(429);
  });

  test('a name that leads nowhere is counted as one in any case, too', async () => {
    await fail(api, 'NoBody', 5);
    await fail(api, 'nobody', 5);
    expect((await login(api, 'NOBODY', 'no')).status).toBe(429);
  });

  test('of two names that differ in case the exact one is meant, and each account has its own count', async () => {
    await api.sql(`UPDATE account SET user_name = 'USER' WHERE user_name = 'admin'`);
    try {
      expect((await login(api, 'USER', 'admin')).body.code).toBe(20000);
      expect((await login(api, 'user', 'user')).body.code).toBe(20000);
      expect((await login(api, 'User', 'user')).body.msg).toBe(WRONG);
      expect((await login(api, 'User', 'admin')).body.msg).toBe(WRONG);
      await fail(api, 'USER', 10);
      expect((await login(api, 'USER', 'admin')).status).toBe(429);
      expect((await login(api, 'user', 'user')).body.code).toBe(20000);
    } finally {
      await api.sql(`UPDATE account SET user_name = 'admin' WHERE user_name = 'USER'`);
    }
  });

  test('after nine failures the right password works and resets the count', async () => {
    await fail(api, 'user', 9);
    expect((await login(api, 'user', 'user')).body.code).toBe(20000);
    await fail(api, 'user', 9);
    expect((await login(api, ' user ', 'user')).body.code).toBe(20000);
  });

  test('an unknown name is counted and refused in the same way', async () => {
    const bodies: unknown[] = [];
    for (const name of ['user', 'nobody']) {
      for (let count = 0; count < 10; count++) {
        const { status, body } = await login(api, name, 'no');
        bodies.push([count, status, body]);
      }
      const { status, body } = await login(api, name, 'no');
      bodies.push([status, body.code, body.data]);
    }
    expect(bodies.slice(11)).toEqual(bodies.slice(0, 11));
    expect(bodies.at(-1)).toEqual([429, 42900, null]);
    expect(bodies[0]).toMatchObject([0, 200, { msg: WRONG }]);
  });

  test('two replicas over one database share the count', async () => {
    const second = await startWith({});
    await fail(api, 'user', 5);
    await fail(second, 'user', 5);
    expect((await login(api, 'user', 'user')).status).toBe(429);
    expect((await login(second, 'user', 'user')).status).toBe(429);
    expect((await login(second, 'admin', 'admin')).body.code).toBe(20000);
  });

  test('concurrent guesses do not exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(api, 'user', 'no')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('an address that tried many names is blocked for all of them', async () => {
    const strict = await startWith({ SALA_SIGN_IN_ADDRESS_FAILURES: '6', SALA_TRUSTED_PROXIES: '1' });
    const from = (address: string, username: string, password: string) =>
      strict.post(LOGIN, { body: { username, password }, headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 6; count++) {
      expect((await from(`2001:db8::${count}`, `name-${count}`, 'no')).body.code).toBe(50000);
    }
    expect((await from('2001:db8::ffff', 'user', 'user')).status).toBe(429);
    expect((await from('2001:db8:1::1', 'user', 'user')).body.code).toBe(20000);
    expect((await from('192.0.2.1', 'user', 'user')).body.code).toBe(20000);
  });

  test('a successful sign-in does not reset the count of the address', async () => {
    const strict = await startWith({ SALA_SIGN_IN_ADDRESS_FAILURES: '3' });
    await fail(strict, 'user', 2);
    expect((await login(strict, 'user', 'user')).body.code).toBe(20000);
    await fail(strict, 'nobody', 1);
    expect((await login(strict, 'somebody', 'no')).status).toBe(429);
  });

  test('an account that logged in from a blocked address lately is let in, up to its own failures', async () => {
    const strict = await startWith({ SALA_SIGN_IN_ADDRESS_FAILURES: '6', SALA_TRUSTED_PROXIES: '1' });
    const school = { 'x-forwarded-for': '198.51.100.7' };
    const from = (username: string, password: string) =>
      strict.post(LOGIN, { body: { username, password }, headers: school });
    await from('user', 'user');
    for (let count = 0; count < 6; count++) await from(`pupil-${count}`, 'no');
    expect((await from('nobody', 'no')).status).toBe(429);
    expect((await from('admin', 'admin')).status).toBe(429);
    expect((await from('user', 'user')).body.code).toBe(20000);
    for (let count = 0; count < 10; count++) expect((await from('user', 'no')).body.code).toBe(50000);
    expect((await from('user', 'user')).status).toBe(429);
    await api.sql(`DELETE FROM ${SIGN_IN_FAILURES.table} WHERE key LIKE '${SIGN_IN_FAILURES.account}:%'`);
    expect((await from('user', 'user')).body.code).toBe(20000);
    await api.sql(`UPDATE session SET created_at = created_at - interval '31 days'`);
    expect((await from('user', 'user')).status).toBe(429);
  });

  test('when the window has passed, signing in works again', async () => {
    const strict = await startWith({ SALA_SIGN_IN_ACCOUNT_FAILURES: '1' });
    await fail(strict, 'user', 1);
    const refused = await login(strict, 'user', 'user');
    expect(refused.status).toBe(429);
    const passed = Number(refused.headers['retry-after']) * 1_000;
    await api.sql(`UPDATE ${SIGN_IN_FAILURES.table} SET expire = expire - $1`, [passed]);
    expect((await login(strict, 'user', 'user')).body.code).toBe(20000);
  });

  test('empty passwords and invalid requests do not count', async () => {
    const strict = await startWith({ SALA_SIGN_IN_ACCOUNT_FAILURES: '1' });
    await login(strict, 'user', '');
    await strict.post(LOGIN, { body: { username: 'user', password: 1 } });
    expect((await login(strict, 'user', 'user')).body.code).toBe(20000);
  });

  test('stores no names in plain text, because one may be a mistyped password', async () => {
    await login(api, 'My-Secret-1', 'no');
    const rows = await api.sql<{ key: string }>('SELECT key FROM sign_in_failure');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });

  test('without its table, nobody can sign in', async () => {
    await api.sql('ALTER TABLE sign_in_failure RENAME TO gone');
    expect((await login(api, 'user', 'user')).status).toBe(500);
    await api.sql('ALTER TABLE gone RENAME TO sign_in_failure');
  });

  test('without the database the answer is 503', async () => {
    const lost = await TestApi.start();
    await lost.database.drop();
    expect(await login(lost, 'user', 'user')).toMatchObject({ status: 503, body: { code: 50300 } });
    await lost.app.close();
  });
});

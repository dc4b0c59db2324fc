import { argon2Sync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../src/common/auth/actor.js';
import { PasswordLinksService } from '../../src/security/password-links/password-links.service.js';
import { RecoveryCodesService } from '../../src/security/recovery-codes/recovery-codes.service.js';
import { type Answer, TestApi } from '../support/test-api.js';

/** As many as are hashed at once. */
const SLOW = ['slow-1', 'slow-2'];
const PASSWORD = 'user';
const NEW_PASSWORD = 'Lotus-Pond-7';

/** To verify it takes seconds. It is hashed anew when its person logs in. */
const SLOW_HASH = hashOf(PASSWORD, { memory: 19_456, passes: 80 });
const quickHash = (password: string) => hashOf(password, { memory: 8, passes: 1 });

function hashOf(message: string, { memory, passes }: { memory: number; passes: number }): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory, passes, parallelism: 1 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${salt}$${hash}`;
}

describe('who waits for a hash keeps no connection', () => {
  let api: TestApi;
  let id: number;
  let token: string;
  let slow: Promise<Answer>[];
  let isSlow: boolean;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: '1', SALA_REGISTRATION: 'open' });
    for (const person of SLOW) await api.signInStranger(person);
    await api.signInStranger('person');
    [id] = (await api.sql<{ id: number }>(`SELECT id FROM account WHERE user_name = 'person'`)).map(
      (row) => row.id,
    ) as [number];
  });
  beforeEach(async () => {
    await api.sql('UPDATE account SET password_hash = $1 WHERE user_name = ANY($2)', [SLOW_HASH, SLOW]);
    await api.sql('UPDATE account SET password_hash = $1 WHERE id = $2', [quickHash(PASSWORD), id]);
    token = (await login('person')).body.data.token;
    isSlow = true;
    slow = SLOW.map(login);
    void Promise.race(slow).then(() => {
      isSlow = false;
    });
    await wait(100);
  });
  afterEach(async () => {
    for (const { body } of await Promise.all(slow)) expect(body.code).toBe(20000);
  });
  afterAll(() => api.stop());

  const post = (path: string, body: object) => api.post(`/api/user/${path}`, { token, body });
  const login = (username: string) =>
    api.post<{ token: string }>('/api/user/login', { body: { username, password: PASSWORD } });
  const within = <Result>(work: (manager: DataSource['manager']) => Promise<Result>) =>
    api.app.get(DataSource).transaction(work);
  const newLink = async () => {
    const links = api.app.get(PasswordLinksService, { strict: false });
    const link = await within((manager) => links.create(id, manager, { language: 'en-US' }));
    return link.split('token=')[1] ?? '';
  };
  const newCode = async () => {
    const codes = api.app.get(RecoveryCodesService, { strict: false });
    await within((manager) => codes.forget(manager, id));
    return (await within((manager) => codes.makeIfNone(manager, SYSTEM, id)))[0] ?? '';
  };

  const others = {
    'to prove who asks': () => post('security/recovery-codes', { currentPassword: PASSWORD }),
    'of a changed password': () =>
      post('security/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    'of a password set by a link': async () =>
      post('password-link', { token: await newLink(), newPassword: NEW_PASSWORD }),
    'of a password set by a recovery code': async () =>
      post('recovery', { userName: 'person', code: await newCode(), newPassword: NEW_PASSWORD }),
    'of a new account': () =>
      post('register', {
        userName: 'newcomer',
        nickname: 'Newcomer',
        email: 'newcomer@sala.example',
        password: NEW_PASSWORD,
      }),
  };

  test.each(Object.entries(others))('%s', async (_name, call) => {
    const waiting = call();
    await wait(300);
    const [{ status }] = await Promise.all([api.get('/readyz'), api.get('/api/user/security', { token })]);
    expect(status).toBe(200);
    expect(isSlow).toBe(true);
    expect((await waiting).body.code).toBe(20000);
  });

  test.each([
    [PASSWORD, 20000],
    ['another one', 50000],
  ])('a password that became "%s" while it was verified is verified again', async (password, code) => {
    const changed = quickHash(password);
    const asked = post('security/recovery-codes', { currentPassword: PASSWORD });
    await wait(300);
    await api.sql('UPDATE account SET password_hash = $1 WHERE id = $2', [changed, id]);
    expect(isSlow).toBe(true);
    expect((await asked).body.code).toBe(code);
  });
});

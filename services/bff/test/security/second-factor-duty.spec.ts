import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { addPasskey, PASSKEYS } from '../support/passkeys.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const APP = '/api/user/security/authenticator-app';
const DEMANDS = { SALA_ADMIN_SECOND_FACTOR: 'on' };

let api: TestApi;
let replica: TestApi;
let admin: string;
beforeAll(async () => {
  api = await TestApi.start(DEMANDS);
  replica = await TestApi.start(DEMANDS, api.database);
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await replica.app.close();
  await api.stop();
});

const isDue = async (token: string) =>
  (await api.get<{ secondFactorDue: boolean }>('/api/user/start', { token })).body.data.secondFactorDue;
const accounts = async (token: string, at = api) =>
  (await at.get('/api/accounts', { token, headers: { 'accept-language': 'en-US' } })).body;

test('others than administrators have no duty', async () => {
  const token = await api.signIn('user');
  expect(await isDue(token)).toBe(false);
  expect((await api.get('/api/list/policy', { token })).body.code).toBe(20000);
});

test('an administrator without one can do nothing but set one up, which opens everything on every replica', async () => {
  expect(await isDue(admin)).toBe(true);
  expect(await accounts(admin)).toMatchObject({
    code: 40300,
    data: null,
    msg: expect.stringContaining('second factor'),
  });
  for (const [method, path] of [
    ['GET', '/api/list/policy'],
    ['GET', '/api/events'],
    ['POST', '/api/message/list'],
    ['POST', '/api/user/security/recovery-codes'],
  ] as const)
    expect((await api.call(method, path, { token: admin })).body.code).toBe(40300);
  for (const path of ['/api/user/security', '/api/user/settings', '/api/user/sessions', '/api/user/info'])
    expect((await api.get(path, { token: admin })).body.code).toBe(20000);
  expect((await accounts(admin, replica)).code).toBe(40300);

  const started = await api.post<{ secret: string; setUp: string }>(`${APP}/start`, {
    token: admin,
    body: { currentPassword: 'admin' },
  });
  const { secret, setUp } = started.body.data;
  const code = new TOTP({ secret }).generate();
  expect((await api.post(APP, { token: admin, body: { setUp, code } })).body.code).toBe(20000);
  expect((await accounts(admin)).code).toBe(20000);
  expect(await isDue(admin)).toBe(false);
  await until(async () => (await accounts(admin, replica)).code === 20000, 1_000);
});

test('it cannot be removed by its owner', async () => {
  const { body } = await api.get('/api/user/security', { token: admin });
  expect(body.data).toMatchObject({ secondFactorMandatory: true });
  const removed = await api.post(`${APP}/remove`, { token: admin, body: { currentPassword: 'admin' } });
  expect(removed.body).toMatchObject({ code: 50000, data: null });
  expect((await api.get('/api/user/security', { token: admin })).body.data).not.toMatchObject({
    authenticatorAppSince: null,
  });
});

test('a passkey is one too: then the app may go, and the passkey must stay', async () => {
  const { answer } = await addPasskey(api, admin, 'admin');
  const confirmed = { token: admin, body: { currentPassword: 'admin' } };
  expect((await api.post(`${APP}/remove`, confirmed)).body.code).toBe(20000);
  expect((await accounts(admin)).code).toBe(20000);
  const removed = await api.post(`${PASSKEYS}/${answer.data.id}/remove`, confirmed);
  expect(removed.body).toMatchObject({ code: 50000, msg: expect.stringContaining('last one') });
  expect((await api.get(PASSKEYS, { token: admin })).body.data).toMatchObject({ total: 1 });
});

test('an administrator without one may add a passkey', async () => {
  await api.sql(`DELETE FROM passkey`);
  await api.sql(`UPDATE account SET second_factor = false WHERE user_name = 'admin'`);
  await until(async () => (await accounts(admin)).code === 40300, 3_000);
  expect((await addPasskey(api, admin, 'admin')).answer.code).toBe(20000);
  expect((await accounts(admin)).code).toBe(20000);
});

test('a personal access token waits for it too', async () => {
  const made = await api.post<{ token: string }>('/api/user/tokens', {
    token: admin,
    body: { currentPassword: 'admin', name: 'Report', scopes: ['accounts:read'], days: 7 },
  });
  const { token } = made.body.data;
  expect((await accounts(token)).code).toBe(20000);
  await api.sql(`UPDATE account SET second_factor = false WHERE user_name = 'admin'`);
  await until(async () => (await accounts(token)).code === 40300, 3_000);
  await until(async () => (await accounts(admin)).code === 40300, 3_000);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PATH = '/api/user/security/authenticator-app';
const PERIOD_MS = 30_000;

interface Challenged {
  challenge: string;
  methods: string[];
  expiresInSeconds: number;
}

describe('the second factor', () => {
  let api: TestApi;
  let replica: TestApi;
  let token: string;
  let nextPerson = 0;
  let person: string;
  beforeAll(async () => {
    api = await TestApi.start();
    replica = await TestApi.start({}, api.database);
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });
  /** Everyone starts with the password `user`. */
  beforeEach(async () => {
    person = `careful-${++nextPerson}`;
    token = await api.signInStranger(person);
  });

  const codeNow = (secret: string, periods = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
  const start = async (currentPassword = 'user') =>
    await api.post<{ secret: string; address: string; setUp: string }>(`${PATH}/start`, {
      token,
      body: { currentPassword },
    });
  const confirm = (setUp: string, code: string, at = api, by = token) =>
    at.post<{ recoveryCodes: string[] }>(PATH, { token: by, body: { setUp, code } });
  /** Sets up an app, and lets its present code be used once more. */
  const setUp = async () => {
    const { secret, setUp: started } = (await start()).body.data;
    const { recoveryCodes } = (await confirm(started, codeNow(secret), replica)).body.data;
    await forgetUse();
    return { secret, recoveryCodes };
  };
  const forgetUse = () =>
    api.sql(
      `UPDATE authenticator_app SET last_step = 0 FROM account
        WHERE account.id = authenticator_app.account_id AND user_name = $1`,
      [person],
    );
  const login = (password = 'user', at = api) =>
    at.post<Challenged>('/api/user/login', { body: { username: person, password } });
  const challenge = async () => (await login()).body.data.challenge;
  const finish = (step: string, code: string, at = api) =>
    at.post<{ token: string } | null>('/api/user/login/second-step', { body: { challenge: step, code } });
  const codeOf = async (other: string) => (await replica.post('/api/user/info', { token: other })).body.code;
  const security = async () =>
    (await api.get<Record<string, unknown>>('/api/user/security', { token })).body.data;
  const audited = () =>
    api.sql<{ action: string }>(
      `SELECT action FROM audit_entry JOIN account ON account.id = entity_id
        WHERE entity = 'account' AND user_name = $1 ORDER BY audit_entry.id`,
      [person],
    );

  describe('an authenticator app', () => {
    test('is set up with its first code; other sessions end, and the person is told', async () => {
      const other = (await login()).body.data as unknown as { token: string };
      const started = (await start()).body.data;
      expect(started.address).toBe(
        `otpauth://totp/Sala:${person}?issuer=Sala&secret=${started.secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect((await security()).authenticatorAppSince).toBeNull();
      const { body } = await confirm(started.setUp, codeNow(started.secret), replica);
      expect(body).toMatchObject({ code: 20000, data: { recoveryCodes: { length: 10 } } });
      await until(async () => (await codeOf(other.token)) === 50008);
      expect(await codeOf(token)).toBe(20000);
      expect((await security()).authenticatorAppSince).toMatch(/^\d{4}-/);
      expect((await audited()).map(({ action }) => action)).toEqual([
        'setUpAuthenticatorApp',
        'createRecoveryCodes',
      ]);
      const messages = await api.post<{ title: string }[]>('/api/message/list', { token });
      expect(messages.body.data.map(({ title }) => title)).toContain('An authenticator app was set up');
      const [{ secret } = {}] = await api.sql<{ secret: Buffer }>(
        `SELECT secret FROM authenticator_app ORDER BY created_at DESC LIMIT 1`,
      );
      expect(secret?.includes(started.secret)).toBe(false);
    });

    test('needs the password', async () => {
      expect((await start('no')).body).toMatchObject({ code: 50000, data: { field: 'currentPassword' } });
      await setUp();
      const remove = (currentPassword: string) =>
        api.post(`${PATH}/remove`, { token, body: { currentPassword } });
      expect((await remove('no')).body).toMatchObject({ code: 50000, data: { field: 'currentPassword' } });
      expect((await remove('user')).body.code).toBe(20000);
      expect((await remove('user')).body.code).toBe(40400);
      expect((await login()).body.code).toBe(20000);
    });

    test('is not set up with a wrong code, in another session, or too late', async () => {
      const { secret, setUp: started } = (await start()).body.data;
      expect((await confirm(started, codeNow(secret, 9))).body).toMatchObject({
        code: 50000,
        data: { field: 'code' },
      });
      expect((await confirm(started, '12345')).status).toBe(400);
      const elsewhere = (await login()).body.data as unknown as { token: string };
      const stranger = await api.signInStranger(`${person}-other`);
      for (const by of [elsewhere.token, stranger])
        expect((await confirm(started, codeNow(secret), api, by)).body.code).toBe(50000);
      expect((await confirm(`${started.slice(0, -4)}AAAA`, codeNow(secret))).body.code).toBe(50000);
      expect((await login()).body.code).toBe(20000);
    });

    test('takes the place of the one before, and leaves unused recovery codes', async () => {
      const before = await setUp();
      const after = await setUp();
      expect(after.recoveryCodes).toEqual([]);
      expect((await finish(await challenge(), codeNow(before.secret))).body.code).toBe(50000);
      expect((await finish(await challenge(), codeNow(after.secret))).body.code).toBe(20000);
    });
  });

  describe('logging in', () => {
    test('takes the code of the app on any replica, once', async () => {
      const { secret } = await setUp();
      const { status, body } = await login();
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'fail',
        code: 50000,
        data: { methods: ['authenticatorApp', 'recoveryCode'], expiresInSeconds: 300 },
      });
      const { challenge: step } = body.data;
      const answers = await Promise.all([
        finish(step, codeNow(secret), replica),
        finish(step, codeNow(secret)),
      ]);
      expect(answers.map((answer) => answer.body.code).toSorted()).toEqual([20000, 50000]);
      const opened = answers.find((answer) => answer.body.data?.token)?.body.data?.token ?? '';
      expect(await codeOf(opened)).toBe(20000);
      expect((await security()).authenticatorAppUsedAt).toMatch(/^\d{4}-/);
    });

    test('does not take a code again, nor one from before it', async () => {
      const { secret } = await setUp();
      const next = codeNow(secret, 1);
      expect((await finish(await challenge(), next)).body.code).toBe(20000);
      for (const code of [next, codeNow(secret)])
        expect((await finish(await challenge(), code)).body).toMatchObject({
          code: 50000,
          data: { field: 'code' },
        });
    });

    test('takes a recovery code instead, once, and says so', async () => {
      const { recoveryCodes } = await setUp();
      const [code = ''] = recoveryCodes;
      expect((await finish(await challenge(), code.toLowerCase())).body.code).toBe(20000);
      expect((await finish(await challenge(), code)).body).toMatchObject({
        code: 50000,
        data: { field: 'code' },
      });
      expect(await security()).toMatchObject({ recoveryCodesLeft: 9 });
      expect((await audited()).at(-1)?.action).toBe('useRecoveryCode');
    });

    test('does not take a challenge that is unknown, expired or of somebody else', async () => {
      const { secret } = await setUp();
      expect((await finish('A'.repeat(43), codeNow(secret))).body.code).toBe(50000);
      const late = await challenge();
      await api.sql(`UPDATE sign_in_step SET expires_at = now() - interval '1 second'`);
      expect((await finish(late, codeNow(secret))).body.msg).toMatch(/^This took too long/);
      const own = { person, step: await challenge() };
      person = `${person}-other`;
      token = await api.signInStranger(person);
      const { secret: others } = await setUp();
      expect((await finish(own.step, codeNow(others))).body).toMatchObject({ data: { field: 'code' } });
    });

    test('does not take a challenge once the password changed, or the account was disabled', async () => {
      const { secret } = await setUp();
      const disabled = await challenge();
      await api.sql(`UPDATE account SET enabled = false WHERE user_name = $1`, [person]);
      expect((await finish(disabled, codeNow(secret))).body.code).toBe(50000);
      await api.sql(`UPDATE account SET enabled = true WHERE user_name = $1`, [person]);
      const step = await challenge();
      await api.post('/api/user/security/password', {
        token,
        body: { currentPassword: 'user', newPassword: 'Lotus-Pond-7' },
      });
      expect((await finish(step, codeNow(secret))).body.msg).toMatch(/^This took too long/);
    });

    test('tries five codes for a challenge', async () => {
      const { secret } = await setUp();
      const step = await challenge();
      for (let count = 0; count < 5; count++)
        expect((await finish(step, codeNow(secret, 9))).body).toMatchObject({ data: { field: 'code' } });
      expect((await finish(step, codeNow(secret))).body.msg).toMatch(/^This took too long/);
    });

    test('wrong codes count like wrong passwords, and the right password does not end the count', async () => {
      const { secret } = await setUp();
      for (let count = 0; count < 10; count++)
        expect((await finish(await challenge(), codeNow(secret, 9), count % 2 ? api : replica)).status).toBe(
          200,
        );
      expect((await login()).status).toBe(429);
      await api.sql(`DELETE FROM sign_in_failure`);
      const step = await challenge();
      for (let count = 0; count < 10; count++) await login('no');
      expect((await finish(step, codeNow(secret))).status).toBe(429);
    });
  });

  test('a recovery code does not replace the password too', async () => {
    const { recoveryCodes } = await setUp();
    const recovery = await api.post('/api/user/recovery', {
      body: { userName: person, code: recoveryCodes[0], newPassword: 'Lotus-Pond-7' },
    });
    expect(recovery.body).toMatchObject({ code: 50000, data: { field: 'code' } });
    expect(recovery.body.msg).toMatch(/^Your account has a second factor/);
    expect(await security()).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

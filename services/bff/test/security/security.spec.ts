import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../src/common/auth/actor.js';
import { RecoveryCodesService } from '../../src/security/recovery-codes/recovery-codes.service.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PATH = '/api/user/security';
const PASSWORD = 'Lotus-Pond-7';

describe('security settings', () => {
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
    person = `person-${++nextPerson}`;
    token = await api.signInStranger(person);
  });

  const change = (what: string, body: object, at = api) => at.post(`${PATH}/${what}`, { token, body });
  const changePassword = (newPassword: unknown, currentPassword: unknown = 'user', at = api) =>
    change('password', { currentPassword, newPassword }, at);
  const login = (password: string, at = api) =>
    at.post<{ token: string } | null>('/api/user/login', { body: { username: person, password } });
  const codeOf = async (other: string, at = api) =>
    (await at.post('/api/user/info', { token: other })).body.code;
  const security = async () => (await api.get<Record<string, unknown>>(PATH, { token })).body.data;
  const notices = async () =>
    (await api.post<{ type: string; title: string; content: string }[]>('/api/message/list', { token })).body
      .data;
  const audited = () =>
    api.sql<{ action: string; before: object; after: object }>(
      `SELECT action, before, after FROM audit_entry JOIN account ON account.id = entity_id
        WHERE entity = 'account' AND user_name = $1 ORDER BY audit_entry.id`,
      [person],
    );

  describe('the password', () => {
    test('changes; other sessions end on every replica, this one stays, and the person is told', async () => {
      const other = (await login('user')).body.data?.token ?? '';
      expect(await codeOf(other, replica)).toBe(20000);
      expect((await security()).passwordChangedAt).toBeNull();
      expect((await changePassword(PASSWORD)).body).toMatchObject({ data: null, code: 20000 });
      await until(async () => (await codeOf(other, replica)) === 50008);
      expect(await codeOf(token, replica)).toBe(20000);
      expect((await login('user')).body.code).toBe(50000);
      expect((await login(PASSWORD)).body.code).toBe(20000);
      expect((await security()).passwordChangedAt).toMatch(/^\d{4}-/);
      expect(await notices()).toMatchObject([{ type: 'notice', title: 'Your password was changed' }]);
      expect(await audited()).toEqual([
        { action: 'changePassword', before: { password: 'old' }, after: { password: 'new' } },
      ]);
    });

    test.each([
      ['Abc12', 'minLength'],
      ['', 'minLength'],
      [`Ab1${'x'.repeat(126)}`, 'maxLength'],
      ['lotus-pond-7', 'pattern'],
      ['LOTUS-POND-7', 'pattern'],
      ['123456-789', 'pattern'],
      ['Lotus Pond 7', 'pattern'],
      ['Lotus\u00a0Pond', 'pattern'],
      [7, 'string'],
      [null, 'required'],
    ])('%j breaks the rule', async (password, rule) => {
      expect(await changePassword(password)).toMatchObject({
        status: 400,
        body: { code: 40000, data: { errors: [{ field: 'newPassword', rule }] } },
      });
    });

    test.each(['Abcdef', 'aB3!?~', `Ab${'x'.repeat(126)}`, 'Lotus-បឹង-荷塘'])(
      'may be %s',
      async (password) => {
        expect((await changePassword(password)).body.code).toBe(20000);
        expect((await login(password)).body.code).toBe(20000);
      },
    );

    test('needs the current one, and has to differ from it', async () => {
      expect((await changePassword(PASSWORD, 'no')).body).toMatchObject({
        code: 50000,
        data: { field: 'currentPassword' },
        msg: 'This is not your current password.',
      });
      await changePassword(PASSWORD);
      expect((await changePassword(PASSWORD, PASSWORD)).body).toMatchObject({
        code: 50000,
        data: { field: 'newPassword' },
      });
    });

    test('cannot be guessed with a stolen session: wrong ones count like failed sign-ins', async () => {
      for (let count = 0; count < 10; count++)
        expect((await changePassword(PASSWORD, `no-${count}`, count % 2 ? api : replica)).body.code).toBe(
          50000,
        );
      const refused = await changePassword(PASSWORD);
      expect(refused).toMatchObject({ status: 429, body: { code: 42900 } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await login('user')).status).toBe(429);
    });

    test('of two changes at once on two replicas one wins', async () => {
      const answers = await Promise.all([
        changePassword('Lotus-Pond-1'),
        changePassword('Lotus-Pond-2', 'user', replica),
      ]);
      expect(answers.map(({ body }) => body.code).sort()).toEqual([20000, 50000]);
      const winner = answers[0].body.code === 20000 ? 'Lotus-Pond-1' : 'Lotus-Pond-2';
      expect((await login(winner)).body.code).toBe(20000);
    });

    test('no session opened with the old one outlives the change', async () => {
      const [, ...logins] = await Promise.all([
        changePassword(PASSWORD),
        ...Array.from({ length: 6 }, (_, at) => login('user', at % 2 ? api : replica)),
      ]);
      const opened = logins.flatMap(({ body }) => body.data?.token ?? []);
      for (const stale of opened) await until(async () => (await codeOf(stale)) === 50008);
      expect(await codeOf(token)).toBe(20000);
    });
  });

  describe('the phone number', () => {
    test.each([
      ['150 1231 2300', '150****2300'],
      ['+86 15012312300', '150****2300'],
      ['012 345 678', '855****5678'],
      ['+1 202 555 0143', '120****0143'],
    ])('%s is shown as %s', async (phone, masked) => {
      expect((await change('phone', { currentPassword: 'user', phone })).body.code).toBe(20000);
      expect((await security()).phone).toBe(masked);
      expect((await audited()).at(-1)).toMatchObject({ action: 'changePhone', after: { phone: masked } });
      expect((await notices())[0]?.content).toContain(masked);
    });

    test.each([
      ['12345', 'phone'],
      ['', 'minLength'],
      ['0'.repeat(33), 'maxLength'],
      [12345678, 'string'],
    ])('%j is refused', async (phone, rule) => {
      const answer = await change('phone', { currentPassword: 'user', phone });
      expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ field: 'phone', rule }] } } });
    });

    test('needs the password', async () => {
      const answer = await change('phone', { currentPassword: 'no', phone: '012 345 678' });
      expect(answer.body).toMatchObject({ code: 50000, data: { field: 'currentPassword' } });
      expect((await security()).phone).toBe('');
    });
  });

  describe('the email address', () => {
    test('changes with the password, and is not confirmed', async () => {
      const email = 'lotus@sala.example';
      expect((await change('email', { currentPassword: 'no', email })).body.code).toBe(50000);
      expect((await change('email', { currentPassword: 'user', email })).body.code).toBe(20000);
      expect(await security()).toMatchObject({ email, emailConfirmed: false });
      expect((await audited()).at(-1)).toMatchObject({ after: { email: 'l***@sala.example' } });
      const refused = await change('email', { currentPassword: 'user', email: 'lotus' });
      expect(refused.body).toMatchObject({
        code: 40000,
        data: { errors: [{ field: 'email', rule: 'email' }] },
      });
    });

    test('is no longer confirmed once another one is saved with the profile', async () => {
      await api.sql(
        `UPDATE account SET email = 'a@sala.example', email_confirmed = true WHERE user_name = $1`,
        [person],
      );
      const save = (email: string) =>
        api.post('/api/user/save-info', {
          token,
          body: { email, nickname: 'x', countryRegion: 'KH', area: 'KH-12' },
        });
      await save('a@sala.example');
      expect((await security()).emailConfirmed).toBe(true);
      await save('b@sala.example');
      expect((await security()).emailConfirmed).toBe(false);
    });
  });

  describe('recovery codes', () => {
    const create = async (currentPassword = 'user') =>
      (
        await api.post<{ codes: string[] } | null>(`${PATH}/recovery-codes`, {
          token,
          body: { currentPassword },
        })
      ).body;

    test('are ten, told once, stored as hashes, and counted', async () => {
      expect(await security()).toMatchObject({ recoveryCodesLeft: 0, recoveryCodesCreatedAt: null });
      const codes = (await create()).data?.codes ?? [];
      expect(new Set(codes).size).toBe(10);
      expect(await security()).toMatchObject({ recoveryCodesLeft: 10 });
      const rows = await api.sql<{ hash: string }>('SELECT hash FROM recovery_code');
      for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(await audited())).not.toContain(codes[0]);
    });

    test('need the password; new ones replace the old ones', async () => {
      expect((await create('no')).code).toBe(50000);
      const first = (await create()).data?.codes ?? [];
      const second = (await create()).data?.codes ?? [];
      expect(second).not.toContain(first[0]);
      expect((await security()).recoveryCodesLeft).toBe(10);
      expect((await notices()).map(({ title }) => title)).toContain('New recovery codes were made');
    });

    test('work once, however they are typed, and only for their account', async () => {
      const [code = ''] = (await create()).data?.codes ?? [];
      const rows = await api.sql<{ id: number }>('SELECT id FROM account WHERE user_name = $1', [person]);
      const accountId = rows[0]?.id ?? 0;
      const use = (typed: string, at = api, account = accountId) =>
        at.app
          .get(DataSource)
          .transaction((manager) =>
            at.app.get(RecoveryCodesService, { strict: false }).use(manager, SYSTEM, account, typed),
          );
      expect(await use(code, api, 1)).toBe(false);
      expect(await use('0000-0000-0000-0000')).toBe(false);
      const typed = code.toLowerCase().replaceAll('-', ' ');
      const results = await Promise.all([use(typed), use(code, replica)]);
      expect(results.toSorted()).toEqual([false, true]);
      expect(await security()).toMatchObject({ recoveryCodesLeft: 9 });
      expect((await notices()).map(({ title }) => title)).toContain('A recovery code was used');
    });
  });
});

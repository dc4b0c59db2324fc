import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashPassword } from '../../src/people/accounts/password-hash.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Request {
  id: number;
  kind: string;
  state: string;
  actions: string[];
  userName: string;
  version: number;
}

const ASK = '/api/user/forgotten-password';
const LINK = '/api/user/password-link';
const NEW_PASSWORD = 'Lotus-Pond-7';
const EXPIRE = `UPDATE password_link SET expires_at = now()`;

describe('a forgotten password', () => {
  let sink: MailSink;
  let api: TestApi;
  /** Over the same database, without a mail server. */
  let unmailed: TestApi;
  let admin: string;
  let passwordHash: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start({ ...sink.environment, SALA_PUBLIC_URL: 'https://sala.example' });
    unmailed = await TestApi.start();
    admin = await unmailed.signIn('admin');
    passwordHash = await hashPassword('user');
  });
  beforeEach(async () => {
    // What an earlier test asked for.
    for (const at of [api, unmailed]) await until(() => isDone(at));
    sink.mails.length = 0;
    for (const at of [api, unmailed])
      await at.sql(`DELETE FROM account_request_count; DELETE FROM sign_in_failure;
        DELETE FROM account_request; DELETE FROM message WHERE link LIKE '/list/account-requests%';`);
  });
  afterAll(async () => {
    await api.stop();
    await unmailed.stop();
    await sink.stop();
  });

  const isDone = async (at: TestApi) =>
    (await at.sql('SELECT FROM forgotten_password UNION ALL SELECT FROM outbox_message')).length === 0;
  const ask = (login: string, at = api, language = 'en-US') =>
    at.post(ASK, { body: { login }, headers: { 'accept-language': language } });
  const tokenOf = (text = '') => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const mailedToken = async (login = 'user') => {
    const before = (await sink.to('maly@sala.example', 0)).length;
    await ask(login);
    const mails = await sink.to('maly@sala.example', before + 1);
    return tokenOf(mails.at(-1)?.text);
  };
  const set = (token: string, newPassword = NEW_PASSWORD, at = api) =>
    at.post(LINK, { body: { token, newPassword } });
  const signIn = (username: string, password: string, at = api) =>
    at.post<{ token: string }>('/api/user/login', { body: { username, password } });
  const resetPassword = (at: TestApi) =>
    at.sql(`UPDATE account SET password_hash = $1 WHERE user_name = 'user'`, [passwordHash]);
  const requests = async (at = unmailed) =>
    (await at.get<{ list: Request[] }>('/api/account-requests', { token: admin })).body.data.list;

  test.each([['user'], ['MALY@sala.example']])('%s gets a link by mail', async (login) => {
    const token = await mailedToken(login);
    expect(sink.mails[0]?.text).toContain(
      `https://sala.example/login?door=reset&locale=en-US#token=${token}`,
    );
    expect((await api.post(`${LINK}/check`, { body: { token } })).body.data).toEqual({
      userName: 'user',
      invited: false,
    });
  });

  test('the mail is in the language of the page', async () => {
    await ask('user', api, 'zh-CN');
    expect((await sink.to('maly@sala.example'))[0]?.subject).toBe('为 Sala 设置新密码');
  });

  test('one that cannot be answered holds up no other', async () => {
    await api.sql(`
      CREATE FUNCTION test_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused by a test'; END $$;
      CREATE TRIGGER test_refuses BEFORE DELETE ON forgotten_password FOR EACH ROW WHEN (OLD.login = 'nobody-else')
        EXECUTE FUNCTION test_refuses()`);
    await ask('nobody-else');
    await ask('user');
    expect(await sink.to('maly@sala.example')).toHaveLength(1);
    await api.sql('DROP TRIGGER test_refuses ON forgotten_password; DROP FUNCTION test_refuses');
    await api.sql('DELETE FROM forgotten_password');
  });

  test('the link sets the password once, ends every session and opens none', async () => {
    await resetPassword(api);
    const session = (await signIn('user', 'user')).body.data.token;
    const token = await mailedToken();
    expect((await set(token)).body).toMatchObject({ code: 20000, data: null });
    expect((await api.post('/api/user/info', { token: session })).body.code).toBe(50008);
    expect((await signIn('user', 'user')).body.code).toBe(50000);
    expect((await signIn('user', NEW_PASSWORD)).body.code).toBe(20000);
    expect((await set(token, 'Another-Pond-8')).body).toMatchObject({
      code: 50000,
      msg: 'This link was used, replaced by a newer one, or is too old. Ask for a new one.',
    });
    expect((await signIn('user', NEW_PASSWORD)).body.code).toBe(20000);
  });

  test('of two uses at once, one succeeds', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([set(token), set(token, 'Another-Pond-8')]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 50000]);
  });

  test('a link is refused when it is old or replaced, and its account was disabled', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await set(first)).body.code).toBe(50000);
    await api.sql(`UPDATE account SET enabled = false WHERE user_name = 'user'`);
    expect((await set(second)).body.code).toBe(50000);
    await api.sql(`UPDATE account SET enabled = true WHERE user_name = 'user'; ${EXPIRE}`);
    expect((await set(second)).body.code).toBe(50000);
    expect((await api.post(`${LINK}/check`, { body: { token: second } })).body.code).toBe(50000);
  });

  test('the database holds no token', async () => {
    const token = await mailedToken();
    const [row] = await api.sql<{ token_hash: string }>('SELECT token_hash FROM password_link');
    expect(row?.token_hash).not.toContain(token);
  });

  test.each([
    ['', 'nothing'],
    ['short', 'a weak password'],
    ['lotus-pond-7', 'no uppercase letter'],
    ['Lotus Pond 7', 'a space'],
  ])('%j is no new password', async (newPassword) => {
    const token = await mailedToken();
    const { body } = await set(token, newPassword);
    expect(body).toMatchObject({ code: 40000, data: { errors: [{ field: 'newPassword' }] } });
    expect((await set(token)).body.code).toBe(20000);
  });

  test('the answer is the same for every name, and nobody is told about an unknown one', async () => {
    const known = await ask('user');
    const unknown = await ask('nobody');
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    await sink.to('maly@sala.example');
    await until(() => isDone(api));
    expect([sink.mails.length, await api.sql('SELECT id FROM account_request')]).toEqual([1, []]);
  });

  test('asking is limited for a name, known or not, and for an address', async () => {
    for (const name of ['user', 'nobody']) {
      for (let count = 0; count < 5; count++) expect((await ask(name)).status).toBe(200);
      const refused = await ask(name.toUpperCase());
      expect([refused.status, refused.body.code]).toEqual([429, 42900]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    }
    for (let count = 0; count < 48; count++) await ask(`name-${count}`);
    expect((await ask('one-more')).status).toBe(429);
  });

  test('without mail an administrator is told once and hands over a link', async () => {
    for (const login of ['user', 'maly@sala.example']) await ask(login, unmailed);
    await until(async () => (await requests()).length > 0);
    await until(() => isDone(unmailed));
    const [request, ...others] = await requests();
    expect([others, request]).toEqual([
      [],
      expect.objectContaining({
        kind: 'forgottenPassword',
        state: 'waiting',
        userName: 'user',
        actions: ['makeLink', 'reject'],
      }),
    ]);
    const todo = await unmailed.sql<{ title: string; link: string }>(
      `SELECT title, link FROM message WHERE account_id = 1 AND link LIKE '/list/account-requests%'`,
    );
    expect(todo).toEqual([
      { title: 'Somebody forgot the password', link: `/list/account-requests?request=${request?.id}` },
    ]);
    const made = await unmailed.post<{ link: string; minutes: number }>(
      `/api/account-requests/${request?.id}/password-link`,
      { token: admin, body: { version: 1 } },
    );
    expect(made.body.data.minutes).toBe(30);
    expect((await set(tokenOf(made.body.data.link), NEW_PASSWORD, unmailed)).body.code).toBe(20000);
    expect((await signIn('user', NEW_PASSWORD, unmailed)).body.code).toBe(20000);
    expect((await requests())[0]).toMatchObject({ state: 'linkMade', version: 2 });
  });

  test('nobody makes a link for an account of their own, unless nobody else may', async () => {
    await ask('admin', unmailed);
    await until(async () => (await requests()).length > 0);
    const [own] = await requests();
    expect(own?.actions).toEqual(['reject']);
    const make = () =>
      unmailed.post(`/api/account-requests/${own?.id}/password-link`, { token: admin, body: { version: 1 } });
    expect((await make()).body).toMatchObject({ code: 40900, data: { state: 'waiting', version: 1 } });
    const todo = `SELECT account_id AS id FROM message WHERE link LIKE '/list/account-requests%'`;
    expect(await unmailed.sql(todo)).not.toContainEqual({ id: 1 });
    await unmailed.sql(`UPDATE account SET enabled = false WHERE role = 'admin' AND id <> 1`);
    expect((await make()).body.code).toBe(20000);
    await unmailed.sql(`UPDATE account SET enabled = true WHERE role = 'admin'`);
  });

  test('with mail, but without an address of the person, an administrator is told', async () => {
    await api.sql(`UPDATE account SET email = '' WHERE user_name = 'user'`);
    await ask('user');
    await until(async () => (await api.sql('SELECT id FROM account_request')).length === 1);
    expect(sink.mails).toHaveLength(0);
    await api.sql(`UPDATE account SET email = 'maly@sala.example' WHERE user_name = 'user'`);
  });

  test('two replicas answer each request once', async () => {
    const replica = await TestApi.start(sink.environment, api.database);
    await Promise.all([ask('user'), ask('user', replica), ask('user'), ask('user', replica)]);
    await sink.to('maly@sala.example', 4);
    await until(() => isDone(api));
    expect(sink.mails).toHaveLength(4);
    await replica.app.close();
  });

  test('a recovery code sets the password once', async () => {
    await resetPassword(unmailed);
    const user = (await signIn('user', 'user', unmailed)).body.data.token;
    const made = await unmailed.post<{ codes: string[] }>('/api/user/security/recovery-codes', {
      token: user,
      body: { currentPassword: 'user' },
    });
    const [code = ''] = made.body.data.codes;
    const recover = (userName: string, typed: string) =>
      unmailed.post('/api/user/recovery', { body: { userName, code: typed, newPassword: NEW_PASSWORD } });
    const wrong = await recover('user', 'AAAA-AAAA-AAAA-AAAA');
    const unknown = await recover('nobody', code);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({ code: 50000, data: { field: 'code' } });
    expect((await recover('user', code.toLowerCase())).body.code).toBe(20000);
    // The end of a session reaches the cache of the process by a notification of the database.
    const codeOfOld = async () => (await unmailed.post('/api/user/info', { token: user })).body.code;
    await until(async () => (await codeOfOld()) === 50008);
    expect((await signIn('user', NEW_PASSWORD, unmailed)).body.code).toBe(20000);
    expect((await recover('user', code)).body.code).toBe(50000);
  });

  test('guessing recovery codes is limited like guessing passwords', async () => {
    const guess = () =>
      unmailed.post('/api/user/recovery', {
        body: { userName: 'user', code: 'AAAA', newPassword: NEW_PASSWORD },
      });
    for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Account {
  id: number;
  userName: string;
  actions: string[];
  version: number;
}

const REASON = 'The phone was stolen; Dara came in person.';

let api: TestApi;
let sink: MailSink;
let admin: string;
let token: string;
let account: Account;
let path: string;
beforeAll(async () => {
  sink = await MailSink.start();
  api = await TestApi.start(sink.environment);
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});
beforeEach(async () => {
  await api.sql(`DELETE FROM account WHERE user_name = 'forgetful'`);
  token = await api.signInStranger('forgetful');
  await api.sql(
    `WITH changed AS (
       UPDATE account SET second_factor = true, confirmed_email = 'forgetful@school.example'
        WHERE user_name = 'forgetful' RETURNING id),
     app AS (INSERT INTO authenticator_app (account_id, secret, last_step) SELECT id, 'sealed', 0 FROM changed),
     passkey AS (
       INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up)
       SELECT gen_random_uuid(), id, 'stolen', 'key', 0, '{}', 'Phone', false FROM changed)
     INSERT INTO recovery_code (account_id, hash) SELECT id, 'known' FROM changed`,
  );
  account = await find('forgetful');
  path = `/api/accounts/${account.id}/reset-second-factor`;
});

const find = async (userName: string) => {
  const { body } = await api.get<{ list: Account[] }>(`/api/accounts?search=${userName}`, { token: admin });
  const found = body.data.list.find((one) => one.userName === userName);
  if (!found) throw new Error(`There is no ${userName}.`);
  return found;
};
const login = () =>
  api.post<{ token: string }>('/api/user/login', { body: { username: 'forgetful', password: 'user' } });
const reset = (body: object = {}, by = admin) =>
  api.post<Account>(path, { token: by, body: { version: account.version, reason: REASON, ...body } });
const rowsOf = (table: string) => api.sql(`SELECT 1 FROM ${table} WHERE account_id = ${account.id}`);

test('the password is then enough, the sessions end, and the person is told by message and mail', async () => {
  expect(account).toMatchObject({ secondFactor: true });
  expect(account.actions).toContain('resetSecondFactor');
  expect((await login()).body.code).toBe(50000);
  const { body } = await reset();
  expect(body).toMatchObject({ code: 20000, data: { secondFactor: false, sessions: 0 } });
  expect(body.data.actions).not.toContain('resetSecondFactor');
  await until(async () => (await api.post('/api/user/info', { token })).body.code === 50008, 1_000);
  const again = (await login()).body.data.token;
  const messages = await api.post<{ title: string }[]>('/api/message/list', { token: again });
  expect(messages.body.data.map(({ title }) => title)).toContain('Your second factor was reset');
  for (const table of ['authenticator_app', 'passkey', 'recovery_code'])
    expect(await rowsOf(table)).toEqual([]);
  await until(() => sink.mails.length > 0);
  expect(JSON.stringify(sink.mails[0])).toContain('forgetful@school.example');
});

test('is in the history of the account, with its reason', async () => {
  await reset();
  const { body } = await api.get<{ list: object[] }>(`/api/accounts/${account.id}/history`, { token: admin });
  expect(body.data.list).toMatchObject([
    { action: 'resetSecondFactor', after: { secondFactor: false, reason: REASON } },
  ]);
});

test.each([
  ['without a reason', { reason: ' ' }, 40000],
  ['in an outdated version', { version: 77 }, 40900],
])('is refused %s', async (_how, body, code) => {
  expect((await reset(body)).body.code).toBe(code);
  expect(await rowsOf('authenticator_app')).toHaveLength(1);
});

test('is refused to others than administrators, twice, and for oneself', async () => {
  expect((await reset({}, token)).body.code).toBe(40300);
  expect((await reset()).body.code).toBe(20000);
  expect((await reset({ version: account.version + 1 })).body.code).toBe(40900);
  await api.sql(`UPDATE account SET second_factor = true WHERE user_name = 'admin'`);
  const own = await find('admin');
  path = `/api/accounts/${own.id}/reset-second-factor`;
  expect((await reset({ version: own.version })).body).toMatchObject({
    code: 40900,
    msg: expect.stringContaining('your own account'),
  });
  await api.sql(`UPDATE account SET second_factor = false WHERE user_name = 'admin'`);
});

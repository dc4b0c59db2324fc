import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';

let sink: MailSink;
let mailing: TestApi;
let silent: TestApi;
let admin: string;
beforeAll(async () => {
  sink = await MailSink.start();
  mailing = await TestApi.start(sink.environment);
  silent = await TestApi.start({}, mailing.database);
  admin = await mailing.signIn('admin');
});
afterAll(async () => {
  await silent.app.close();
  await mailing.stop();
  await sink.stop();
});

async function invite(userName: string, api: TestApi): Promise<string> {
  const email = `${userName}@school.example`;
  const body = { userName, name: userName, email, role: 'user', language: 'en-US' };
  const { data } = (await api.post<{ link: string | null }>('/api/accounts', { token: admin, body })).body;
  return data.link ?? (await sink.to(email)).at(-1)?.text ?? '';
}

const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

async function accept(text: string): Promise<number> {
  const body = { token: tokenIn(text), newPassword: 'Lotus-Pond-7' };
  return (await mailing.post('/api/user/password-link', { body })).body.code;
}

const confirmedOf = async (userName: string) =>
  (
    await mailing.sql<{ email: string }>(
      'SELECT confirmed_email AS email FROM account WHERE user_name = $1 AND email_confirmed',
      [userName],
    )
  ).map(({ email }) => email);

test('who sets the password by a link that was only mailed has confirmed the address, and the history says so', async () => {
  expect(await accept(await invite('mailed', mailing))).toBe(20000);
  expect(await confirmedOf('mailed')).toEqual(['mailed@school.example']);
  const [entry] = await mailing.sql(
    `SELECT before, after FROM audit_entry JOIN account ON account.id = entity_id::int
      WHERE entity = 'account' AND action = 'resetPassword' AND user_name = 'mailed'`,
  );
  expect(entry).toEqual({
    before: { password: 'old', emailConfirmed: false },
    after: { password: 'new', emailConfirmed: true },
  });
});

test('a link that somebody hands over proves nothing of the address', async () => {
  expect(await accept(await invite('given', silent))).toBe(20000);
  expect(await confirmedOf('given')).toEqual([]);
});

test('an address that another account has confirmed meanwhile stays theirs, and the password is set', async () => {
  const text = await invite('late', mailing);
  await mailing.signInStranger('early');
  await mailing.sql(
    `UPDATE account SET email = 'late@school.example', email_confirmed = true WHERE user_name = 'early'`,
  );
  expect(await accept(text)).toBe(20000);
  expect(await confirmedOf('late')).toEqual([]);
  expect(await confirmedOf('early')).toEqual(['late@school.example']);
});

async function linkFor(userName: string): Promise<string> {
  const call = { token: admin };
  const [{ id, version }] = (
    await silent.get<{ list: [{ id: number; version: number }] }>(`/api/accounts?search=${userName}`, call)
  ).body.data.list;
  const made = await silent.post<{ link: string }>(`/api/accounts/${id}/password-link`, {
    ...call,
    body: { version },
  });
  return made.body.data.link;
}

test('the first password warns nobody, and another one by a link does', async () => {
  const warnings = () =>
    mailing.sql(
      `SELECT 1 FROM message JOIN account ON account.id = message.account_id WHERE user_name = 'first'`,
    );
  expect(await accept(await invite('first', silent))).toBe(20000);
  expect(await warnings()).toEqual([]);
  expect(await accept(await linkFor('first'))).toBe(20000);
  expect(await warnings()).toHaveLength(1);
});

test('an invitation says whom it invites; once it is used, or too old, it says as little as a link that never was', async () => {
  const check = async (token: string) =>
    (await mailing.post('/api/user/password-link/check', { body: { token } })).body;
  const used = tokenIn(await invite('greeted', silent));
  expect((await check(used)).data).toEqual({ userName: 'greeted', invited: true });
  expect(await accept(`#token=${used}`)).toBe(20000);
  const old = tokenIn(await invite('waited', silent));
  await mailing.sql('UPDATE password_link SET expires_at = now()');
  const unknown = await check('a'.repeat(43));
  expect(unknown.code).toBe(50000);
  expect(await check(used)).toEqual(unknown);
  expect(await check(old)).toEqual(unknown);
});

test('who changes the password or confirms another address ends the links from before', async () => {
  const token = await mailing.signInStranger('careful');
  const security = (what: string, body: object) =>
    mailing.post(`/api/user/security/${what}`, { token, body });
  const [first, email] = [await linkFor('careful'), 'careful@school.example'];
  expect((await security('email', { currentPassword: 'user', email })).body.code).toBe(20000);
  const code = /^\d{6}$/m.exec((await sink.to(email))[0]?.text ?? '')?.[0];
  expect((await security('email/confirm', { code })).body.code).toBe(20000);
  expect(await accept(first)).toBe(50000);
  const second = await linkFor('careful');
  const change = { currentPassword: 'user', newPassword: 'Lotus-Pond-8' };
  expect((await security('password', change)).body.code).toBe(20000);
  expect(await accept(second)).toBe(50000);
});

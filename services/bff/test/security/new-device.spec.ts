import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { addPasskey, PASSKEY_LOGIN, type PasskeyQuestion } from '../support/passkeys.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${WINDOWS} Chrome/142.0.0.0 Safari/537.36`;
const NEWER_CHROME = `${WINDOWS} Chrome/150.0.0.0 Safari/537.36`;
const EDGE = `${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const PROGRAM = 'curl/8.9.1';

interface Message {
  title: string;
  content: string;
  link: string;
}

let api: TestApi;
let sink: MailSink;
let person: string;
let nextPerson = 0;
beforeAll(async () => {
  sink = await MailSink.start();
  api = await TestApi.start({ ...sink.environment, SALA_PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});
beforeEach(async () => {
  person = `traveller-${++nextPerson}`;
  await api.sql(
    `INSERT INTO account (user_name, password_hash, role, name, registration_date, account_id)
     SELECT $1, password_hash, 'user', $1, now(), $1 FROM account WHERE user_name = 'user'`,
    [person],
  );
});

const loginFrom = async (userAgent: string) => {
  const { body } = await api.post<{ token: string }>('/api/user/login', {
    body: { username: person, password: 'user' },
    headers: { 'user-agent': userAgent },
  });
  return body.data.token;
};
const told = async (token: string) => {
  const { body } = await api.post<Message[]>('/api/message/list', { token });
  return body.data.filter(({ title }) => title === 'A login from a new device');
};

test('the first login of an account, and further ones from its device, are told to nobody', async () => {
  await loginFrom(CHROME);
  await loginFrom(CHROME);
  expect(await told(await loginFrom(NEWER_CHROME))).toEqual([]);
});

test.each([
  ['another browser', EDGE, 'Edge on Windows'],
  ['another system', PHONE, 'Chrome on Android'],
  ['a program that is no browser', PROGRAM, 'Another program on another system'],
])('a login with %s is told, once', async (_what, userAgent, device) => {
  const token = await loginFrom(CHROME);
  await loginFrom(userAgent);
  await loginFrom(userAgent);
  expect(await told(token)).toMatchObject([
    {
      content: expect.stringMatching(
        new RegExp(`^${device}, on \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, from 127\\.0\\.0\\.1\\. .+log it out`),
      ),
      link: '/user/setting?tab=security',
    },
  ]);
});

test('a device that was not used for half a year is told of again', async () => {
  await loginFrom(CHROME);
  await loginFrom(EDGE);
  await api.sql(
    `UPDATE session SET last_seen_at = now() - interval '181 days' FROM account
      WHERE account.id = session.account_id AND user_name = $1 AND user_agent = $2`,
    [person, EDGE],
  );
  expect(await told(await loginFrom(EDGE))).toHaveLength(2);
});

test('a wrong password and a login that is refused are told to nobody', async () => {
  const token = await loginFrom(CHROME);
  await api.post('/api/user/login', {
    body: { username: person, password: 'no' },
    headers: { 'user-agent': EDGE },
  });
  expect(await told(token)).toEqual([]);
});

test('it is mailed too, if the person chose that, in their language', async () => {
  const token = await loginFrom(CHROME);
  await api.sql(`UPDATE account SET email = $1, email_confirmed = true WHERE user_name = $2`, [
    `${person}@sala.example`,
    person,
  ]);
  await api.call('PUT', '/api/user/notification-preferences', {
    token,
    body: {
      version: 0,
      kinds: [{ kind: 'newDevice', message: true, mail: true }],
      quietHours: null,
      digestHour: null,
    },
  });
  await loginFrom(EDGE);
  await until(() => sink.mails.length > 0);
  expect(JSON.stringify(sink.mails.at(-1))).toContain(`${person}@sala.example`);
});

test('a login by a passkey that stays on its device is not told', async () => {
  const token = await loginFrom(CHROME);
  const { device } = await addPasskey(api, token);
  const ask = async () => (await api.post<PasskeyQuestion>(`${PASSKEY_LOGIN}/start`)).body.data;
  const enter = async () =>
    api.post<{ token: string }>(PASSKEY_LOGIN, {
      body: device.get(await ask()),
      headers: { 'user-agent': EDGE },
    });
  expect((await enter()).body.code).toBe(20000);
  expect(await told(token)).toEqual([]);
  await api.sql(`DELETE FROM session WHERE user_agent = $1`, [EDGE]);
  await api.sql(`UPDATE passkey SET transports = '{internal,hybrid}'`);
  expect((await enter()).body.code).toBe(20000);
  expect(await told(token)).toHaveLength(1);
});

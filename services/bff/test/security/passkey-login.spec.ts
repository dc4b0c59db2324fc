import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  addPasskey,
  PASSKEY_LOGIN,
  type PasskeyQuestion,
  PASSKEYS,
  startPasskey,
} from '../support/passkeys.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { TestApi } from '../support/test-api.js';

const STEP = '/api/user/login/second-step/passkey';
const REFUSED = { code: 50000, data: null, msg: expect.stringMatching(/^This passkey was not accepted/) };
const EXPIRED = { code: 50000, data: null, msg: expect.stringMatching(/^This took too long/) };

let api: TestApi;
let replica: TestApi;
let token: string;
let person: string;
let device: SoftwareAuthenticator;
let nextPerson = 0;
beforeAll(async () => {
  api = await TestApi.start();
  replica = await TestApi.start({}, api.database);
});
afterAll(async () => {
  await replica.app.close();
  await api.stop();
});
beforeEach(async () => {
  await api.sql(`DELETE FROM sign_in_failure`);
  person = `key-user-${++nextPerson}`;
  token = await api.signInStranger(person);
  ({ device } = await addPasskey(api, token));
});

const ask = async () => (await api.post<PasskeyQuestion>(`${PASSKEY_LOGIN}/start`)).body.data;
const send = (answer: object, at = api) => at.post<{ token: string } | null>(PASSKEY_LOGIN, { body: answer });
const codeOf = async (other: string) => (await replica.post('/api/user/info', { token: other })).body.code;
const setEnabled = (enabled: boolean) =>
  api.sql(`UPDATE account SET enabled = $2 WHERE user_name = $1`, [person, enabled]);

describe('logging in without a password', () => {
  test('opens a session on any replica', async () => {
    const asked = await ask();
    expect(asked).toMatchObject({ rpId: 'localhost', allowed: [] });
    const { body } = await send(device.get(asked), replica);
    expect(body.code).toBe(20000);
    expect(await codeOf(body.data?.token ?? '')).toBe(20000);
    const { list } = (await api.get<{ list: object[] }>(PASSKEYS, { token })).body.data;
    expect(list).toMatchObject([{ lastUsedTime: expect.stringMatching(/^\d{4}-/) }]);
  });

  test('lasts as long as the person asks', async () => {
    const { body } = await send({ ...device.get(await ask()), remember: true });
    const { list } = (
      await api.get<{ list: { createdAt: string; expiresAt: string }[] }>('/api/user/sessions', {
        token: body.data?.token ?? '',
      })
    ).body.data;
    const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = list;
    expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000).toBeCloseTo(30, 1);
  });

  test('takes a challenge once, in time, and none that was made for something else', async () => {
    const answer = device.get(await ask());
    const answers = await Promise.all([send(answer), send(answer, replica)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 50000]);
    expect((await send(answer)).body).toMatchObject(EXPIRED);
    const late = device.get(await ask());
    await api.sql(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    expect((await send(late)).body).toMatchObject(EXPIRED);
    const registration = (await startPasskey(api, token)).body.data;
    expect((await send(device.get(registration))).body).toMatchObject(EXPIRED);
  });

  test.each([
    ['from another address', { origin: 'https://sala.example' }],
    ['for another host', { rpId: 'sala.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
    ['in the name of another account', { userHandle: Buffer.from('sala:1').toString('base64url') }],
  ])('refuses an answer %s', async (_how, deviation) => {
    expect((await send(device.get(await ask(), deviation))).body).toMatchObject(REFUSED);
    expect((await send(device.get(await ask()))).body.code).toBe(20000);
  });

  test('refuses a counter that goes back, as that of a copy does', async () => {
    expect((await send(device.get(await ask(), { counter: 7 }))).body.code).toBe(20000);
    for (const counter of [7, 6, 0])
      expect((await send(device.get(await ask(), { counter }))).body).toMatchObject(REFUSED);
    expect((await send(device.get(await ask(), { counter: 8 }))).body.code).toBe(20000);
  });

  test('refuses another signature, a passkey of nobody, and one that was removed', async () => {
    const other = new SoftwareAuthenticator().get(await ask());
    expect((await send({ ...device.get(await ask()), signature: other.signature })).body).toMatchObject(
      REFUSED,
    );
    const { userHandle: _none, ...anonymous } = new SoftwareAuthenticator().get(await ask());
    expect((await send(anonymous)).body).toMatchObject(REFUSED);
    await api.sql(`DELETE FROM passkey`);
    expect((await send(device.get(await ask()))).body).toMatchObject(REFUSED);
  });

  test('refuses a disabled account with the words for a wrong password', async () => {
    await setEnabled(false);
    expect((await send(device.get(await ask()))).body).toMatchObject({
      code: 50000,
      msg: 'Wrong user name or password.',
    });
    await setEnabled(true);
    expect((await send(device.get(await ask()))).body.code).toBe(20000);
  });

  test('wrong answers count like wrong passwords, and both lock it', async () => {
    const password = (text: string) =>
      api.post('/api/user/login', { body: { username: person, password: text } });
    for (let count = 0; count < 10; count++)
      expect(
        (await send(device.get(await ask(), { isVerified: false }), count % 2 ? api : replica)).status,
      ).toBe(200);
    expect((await password('user')).status).toBe(429);
    await api.sql(`DELETE FROM sign_in_failure`);
    for (let count = 0; count < 10; count++) await password('no');
    expect((await send(device.get(await ask()))).status).toBe(429);
  });
});

describe('the second step', () => {
  interface Challenged {
    challenge: string;
    methods: string[];
  }
  const login = async () =>
    (await api.post<Challenged>('/api/user/login', { body: { username: person, password: 'user' } })).body
      .data;
  const askStep = (challenge: string) => api.post<PasskeyQuestion>(`${STEP}/start`, { body: { challenge } });
  const finish = (challenge: string, answer: object, at = api) =>
    at.post<{ token: string } | null>(STEP, { body: { challenge, ...answer } });

  test('takes the passkey, on any replica', async () => {
    const { challenge, methods } = await login();
    expect(methods).toEqual(['passkey', 'recoveryCode']);
    const asked = (await askStep(challenge)).body.data;
    expect(asked.allowed).toEqual([{ id: device.credentialId, transports: ['internal'] }]);
    const { body } = await finish(challenge, device.get(asked), replica);
    expect(await codeOf(body.data?.token ?? '')).toBe(20000);
    expect((await finish(challenge, device.get(asked))).body.code).toBe(50000);
  });

  test('refuses the passkey of another account', async () => {
    const stranger = await api.signInStranger(`${person}-other`);
    const { device: foreign } = await addPasskey(api, stranger);
    const { challenge } = await login();
    const asked = (await askStep(challenge)).body.data;
    expect((await finish(challenge, foreign.get(asked))).body).toMatchObject(REFUSED);
  });

  test('takes only the answer to its own question', async () => {
    const first = await login();
    const second = await login();
    const asked = (await askStep(first.challenge)).body.data;
    expect((await finish(second.challenge, device.get(asked))).body).toMatchObject(EXPIRED);
    expect((await finish(second.challenge, device.get(await ask()))).body).toMatchObject(EXPIRED);
    expect((await send(device.get(asked))).body).toMatchObject(EXPIRED);
    expect((await finish(first.challenge, device.get(asked))).body.code).toBe(20000);
  });

  test('tries five answers for a password', async () => {
    const { challenge } = await login();
    for (let count = 0; count < 5; count++) {
      const asked = (await askStep(challenge)).body.data;
      expect((await finish(challenge, device.get(asked, { isVerified: false }))).body).toMatchObject(REFUSED);
    }
    expect((await askStep(challenge)).body.code).toBe(50000);
    expect((await finish(challenge, device.get(await ask()))).body.msg).toMatch(
      /^This took too long, or there were/,
    );
  });

  test('asks no passkey of an account that has none', async () => {
    const { challenge } = await login();
    await api.sql(`DELETE FROM passkey`);
    expect((await askStep(challenge)).body.code).toBe(40400);
    expect((await askStep('A'.repeat(43))).body.code).toBe(50000);
  });
});

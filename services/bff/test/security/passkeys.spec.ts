import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addPasskey, PASSKEYS, startPasskey } from '../support/passkeys.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

let api: TestApi;
let replica: TestApi;
let token: string;
let person: string;
let nextPerson = 0;
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
  person = `key-owner-${++nextPerson}`;
  token = await api.signInStranger(person);
});

const login = () =>
  api.post<{ token: string }>('/api/user/login', { body: { username: person, password: 'user' } });
const list = async (by = token) =>
  (await api.get<{ list: Record<string, unknown>[]; total: number }>(PASSKEYS, { token: by })).body.data;
const security = async () =>
  (await api.get<Record<string, unknown>>('/api/user/security', { token })).body.data;
const codeOf = async (other: string) => (await replica.post('/api/user/info', { token: other })).body.code;
const add = (answer: object, by = token, at = api) =>
  at.post<{ id: string; recoveryCodes: string[] }>(PASSKEYS, {
    token: by,
    body: { ...answer, name: 'Phone' },
  });
const question = async () => (await startPasskey(api, token)).body.data;
const rename = (id: string, by = token) =>
  api.call('PUT', `${PASSKEYS}/${id}`, { token: by, body: { name: 'Laptop' } });
const remove = (id: string, by = token, currentPassword = 'user') =>
  api.post(`${PASSKEYS}/${id}/remove`, { token: by, body: { currentPassword } });
const audited = async () =>
  (
    await api.sql<{ action: string }>(
      `SELECT action FROM audit_entry JOIN account ON account.id = entity_id
        WHERE entity = 'account' AND user_name = $1 ORDER BY audit_entry.id`,
      [person],
    )
  ).map(({ action }) => action);

describe('adding a passkey', () => {
  test('makes recovery codes, ends the other sessions, and tells the person', async () => {
    const other = (await login()).body.data.token;
    const asked = await question();
    expect(asked).toMatchObject({
      rpId: 'localhost',
      rpName: expect.any(String),
      userName: person,
      displayName: person,
      algorithms: [-8, -7, -257],
      excluded: [],
    });
    const device = new SoftwareAuthenticator();
    const { body } = await add(device.create(asked), token, replica);
    expect(body).toMatchObject({ code: 20000, data: { recoveryCodes: { length: 10 } } });
    await until(async () => (await codeOf(other)) === 50008);
    expect(await codeOf(token)).toBe(20000);
    expect(await list()).toMatchObject({
      list: [{ id: body.data.id, name: 'Phone', backedUp: false, lastUsedTime: null }],
      total: 1,
    });
    expect(await security()).toMatchObject({ passkeys: 1, recoveryCodesLeft: 10 });
    expect((await login()).body.code).toBe(50000);
    expect(await audited()).toEqual(['addPasskey', 'createRecoveryCodes']);
    const messages = await api.post<{ title: string; content: string }[]>('/api/message/list', { token });
    expect(messages.body.data).toContainEqual(
      expect.objectContaining({
        title: 'A passkey was added',
        content: expect.stringMatching(/^“Phone”, on .+, from 127\.0\.0\.1\./),
      }),
    );
  });

  test('leaves the sessions that were opened with a second factor, and unused codes', async () => {
    await addPasskey(api, token);
    const { device, answer } = await addPasskey(api, token);
    expect(answer.data.recoveryCodes).toEqual([]);
    expect((await question()).excluded).toContainEqual({ id: device.credentialId, transports: ['internal'] });
    expect(await list()).toMatchObject({ total: 2 });
  });

  test('needs the password', async () => {
    expect((await startPasskey(api, token, 'no')).body).toMatchObject({
      code: 50000,
      data: { field: 'currentPassword' },
    });
  });

  test.each([
    ['from another address', { origin: 'https://sala.example' }],
    ['for another host', { rpId: 'sala.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
    ['with a certificate, which nobody asked for', { hasCertificate: true }],
  ])('refuses one %s', async (_how, deviation) => {
    const device = new SoftwareAuthenticator();
    const { body } = await add(device.create(await question(), deviation));
    expect(body).toMatchObject({ code: 50000, msg: expect.stringMatching(/^The device did not confirm/) });
    expect(await list()).toMatchObject({ total: 0 });
  });

  test('refuses an answer that is no WebAuthn', async () => {
    const { challenge } = await question();
    const clientDataJson = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
    for (const change of [{ clientDataJson: 'AAAA' }, { clientDataJson, attestationObject: 'AAAA' }]) {
      const device = new SoftwareAuthenticator();
      const answer = device.create(await question());
      expect((await add({ ...answer, ...change })).body.code).toBe(50000);
    }
    expect((await add({ credentialId: '?' })).status).toBe(400);
  });

  test('takes a challenge once, in time, in the session that was given it', async () => {
    const device = new SoftwareAuthenticator();
    const elsewhere = (await login()).body.data.token;
    const stranger = await api.signInStranger(`${person}-other`);
    const answer = device.create(await question());
    for (const by of [elsewhere, stranger])
      expect((await add(answer, by)).body.msg).toMatch(/^This took too long/);
    await api.sql(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    expect((await add(answer)).body.msg).toMatch(/^This took too long/);
    const again = device.create(await question());
    const answers = await Promise.all([add(again), add(again, token, replica)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 50000]);
  });

  test('refuses a passkey that somebody has', async () => {
    const { device } = await addPasskey(api, token);
    const stranger = await api.signInStranger(`${person}-other`);
    const asked = (await startPasskey(api, stranger)).body.data;
    expect((await add(device.create(asked), stranger)).body.code).toBe(40900);
  });

  test('refuses more than twenty', async () => {
    await addPasskey(api, token);
    const asked = await question();
    await api.sql(
      `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up)
       SELECT gen_random_uuid(), owner.id, 'full-' || owner.id || n, public_key, 0, transports, 'Full', false
         FROM passkey JOIN account owner ON owner.id = passkey.account_id, generate_series(1, 19) n WHERE user_name = $1`,
      [person],
    );
    const device = new SoftwareAuthenticator();
    expect((await add(device.create(asked))).body.msg).toMatch(/at most 20 passkeys/);
    expect((await startPasskey(api, token)).body.code).toBe(50000);
  });
});

describe('a passkey', () => {
  test('is renamed', async () => {
    const { answer } = await addPasskey(api, token);
    expect((await rename(answer.data.id)).body.code).toBe(20000);
    expect(await list()).toMatchObject({ list: [{ name: 'Laptop' }] });
    expect(await audited()).toContain('renamePasskey');
  });

  test('is removed with the password; the last one leaves no second factor', async () => {
    const { answer } = await addPasskey(api, token);
    const second = await addPasskey(api, token, 'user', 'Laptop');
    expect((await remove(answer.data.id, token, 'no')).body).toMatchObject({
      code: 50000,
      data: { field: 'currentPassword' },
    });
    expect((await remove(answer.data.id)).body.code).toBe(20000);
    expect((await login()).body.code).toBe(50000);
    expect((await remove(answer.data.id)).body.code).toBe(40400);
    expect((await remove(second.answer.data.id)).body.code).toBe(20000);
    expect((await login()).body.code).toBe(20000);
    expect(await security()).toMatchObject({ passkeys: 0 });
    expect(await audited()).toContain('removePasskey');
  });

  test('belongs to one account', async () => {
    const { answer } = await addPasskey(api, token);
    const stranger = await api.signInStranger(`${person}-other`);
    expect((await rename(answer.data.id, stranger)).body.code).toBe(40400);
    expect((await remove(answer.data.id, stranger)).body.code).toBe(40400);
    expect(await list(stranger)).toMatchObject({ total: 0 });
    expect(await list()).toMatchObject({ list: [{ name: 'Phone' }] });
  });
});

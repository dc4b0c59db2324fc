import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const SECURITY = '/api/user/security';
const PROFILE = { nickname: 'Maly', countryRegion: 'KH', area: 'KH-12' };

describe('an address that somebody else enters at an open browser', () => {
  let sink: MailSink;
  let api: TestApi;
  let nextPerson = 0;
  let person: string;
  let token: string;
  let own: string;
  let foreign: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    // No transaction may wait for a second connection.
    api = await TestApi.start({ ...sink.environment, DATABASE_POOL_SIZE: '1' });
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });
  beforeEach(async () => {
    person = `person-${++nextPerson}`;
    [own, foreign] = [`${person}@sala.example`, `foreign-${nextPerson}@sala.example`];
    token = await api.signInStranger(person);
    await api.sql(`UPDATE account SET email = $1, email_confirmed = true WHERE user_name = $2`, [
      own,
      person,
    ]);
    await api.sql('DELETE FROM account_request_count; DELETE FROM account_request');
    sink.mails.length = 0;
  });

  const save = (email: string) => api.post('/api/user/save-info', { token, body: { ...PROFILE, email } });
  const info = async () => (await api.post<object>('/api/user/info', { token })).body.data;
  const security = async () => (await api.get<object>(SECURITY, { token })).body.data;
  const ask = async (login: string) => {
    await api.post('/api/user/forgotten-password', { body: { login } });
    await until(
      async () =>
        (await api.sql('SELECT FROM forgotten_password UNION ALL SELECT FROM outbox_message')).length === 0,
    );
  };
  const links = () =>
    sink.mails.filter(({ text }) => text?.includes('#token=')).map(({ to }) => to?.[0]?.address);
  const confirm = async (email: string, as = token) => {
    await api.post(`${SECURITY}/email`, { token: as, body: { currentPassword: 'user', email } });
    const [mail] = await sink.to(email);
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
    return () => api.post(`${SECURITY}/email/confirm`, { token: as, body: { code } });
  };

  test('is stored and shown as not confirmed, and gets no link', async () => {
    expect((await save(foreign)).body).toMatchObject({ data: 'ok', code: 20000 });
    expect(await info()).toMatchObject({ email: foreign, emailConfirmed: false });
    expect(await security()).toMatchObject({ email: foreign, emailConfirmed: false, confirmedEmail: own });
    for (const login of [person, foreign, own]) await ask(login);
    expect(links()).toEqual([own, own, own]);
    expect((await sink.to(foreign, 0)).length).toBe(0);
  });

  test('is told to the address that was confirmed, masked, and in the product', async () => {
    await save(foreign);
    const [told] = await sink.to(own);
    expect(told?.subject).toBe('Another email address was entered for Sala');
    expect(told?.text).toContain('f***@sala.example');
    expect(told?.text).not.toContain(foreign);
    const { body } = await api.post<object[]>('/api/message/list', { token });
    expect(body.data).toMatchObject([{ type: 'notice', title: 'An email address was entered' }]);
    expect(
      await api.sql(
        `SELECT action, before, after FROM audit_entry JOIN account ON account.id = entity_id
          WHERE entity = 'account' AND user_name = $1`,
        [person],
      ),
    ).toEqual([
      { action: 'edit', before: {}, after: { fields: ['nickname', 'countryRegion', 'area'] } },
      {
        action: 'enterEmail',
        before: { email: 'p***@sala.example' },
        after: { email: 'f***@sala.example' },
      },
    ]);
  });

  test('cannot fill the mailbox with notices, and is stored all the same', async () => {
    for (let count = 1; count <= 8; count++)
      expect((await save(`${count}-${foreign}`)).body).toMatchObject({ data: 'ok', code: 20000 });
    await until(async () => (await api.sql('SELECT FROM outbox_message')).length === 0);
    expect(await sink.to(own, 5)).toHaveLength(5);
    expect(await info()).toMatchObject({ email: `8-${foreign}` });
  });

  test('is undone by entering the confirmed one, and saving the same one tells nobody', async () => {
    await save(foreign);
    await save(foreign);
    await save(own);
    expect(await info()).toMatchObject({ email: own, emailConfirmed: true });
    await save(own);
    const { body } = await api.post<object[]>('/api/message/list', { token });
    expect(body.data).toHaveLength(2);
    expect(await sink.to(own)).toHaveLength(1);
  });

  test('counts once its code came back, which is told to the one before', async () => {
    await save(foreign);
    const enter = await confirm(foreign);
    expect((await enter()).body.code).toBe(20000);
    expect(await security()).toMatchObject({ email: foreign, emailConfirmed: true, confirmedEmail: foreign });
    const [, told] = await sink.to(own, 2);
    expect(told?.subject).toBe('Your email address for Sala was changed');
    await ask(person);
    expect(links()).toEqual([foreign]);
  });

  test('goes to the desk where none was confirmed, and the desk sees that it was not', async () => {
    await api.sql(
      `UPDATE account SET email = '', email_confirmed = false, confirmed_email = '' WHERE user_name = $1`,
      [person],
    );
    await save(foreign);
    await ask(foreign);
    expect(links()).toEqual([]);
    const admin = await api.signIn('admin');
    const { body } = await api.get<{ list: object[] }>('/api/account-requests', { token: admin });
    expect(body.data.list).toMatchObject([
      { userName: person, email: foreign, emailConfirmed: false, confirmedEmail: '' },
    ]);
  });

  test('may be that of another account: it is stored, and links by it go to that account only', async () => {
    expect((await save('dara@sala.example')).body).toMatchObject({ data: 'ok', code: 20000 });
    await ask('DARA@sala.example');
    expect(links()).toEqual(['dara@sala.example']);
    expect(sink.mails.at(-1)?.text).toContain('your account admin');
  });
});

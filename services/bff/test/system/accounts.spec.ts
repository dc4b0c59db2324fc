import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ACCOUNTS_LOCK } from '../../src/system/account-admin/account-admin.constants.js';
import { EventClient } from '../support/event-client.js';
import { letInTogether } from '../support/let-in-together.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Account {
  id: number;
  accountId: string;
  userName: string;
  name: string;
  email: string;
  role: string;
  state: string;
  actions: string[];
  sessions: number;
  version: number;
}
interface Link {
  id: number;
  link: string | null;
  sentTo: string | null;
  minutes: number;
}

const PATH = '/api/accounts';
const REASON = 'Works elsewhere since June.';
const INVITATION = {
  userName: 'srey.neang',
  name: 'Srey Neang',
  email: 'neang@school.example',
  role: 'user',
  language: 'km-KH',
};
const PASSWORD = 'Lotus-Pond-7';
const GIVES_REASON = /^(changeRole|disable|resetSecondFactor|remove)$/;

/** The contract, duplicated here on purpose. */
const ACTIONS: Record<string, string[]> = {
  active: ['changeRole', 'giveGrant', 'makeLink', 'endSessions', 'disable', 'remove'],
  invited: ['changeRole', 'giveGrant', 'makeLink', 'disable', 'remove'],
  locked: ['unlock', 'changeRole', 'giveGrant', 'makeLink', 'endSessions', 'disable', 'remove'],
  disabled: ['enable', 'changeRole', 'remove'],
};
const PATHS: Record<string, string> = {
  changeRole: 'role',
  makeLink: 'password-link',
  resetSecondFactor: 'reset-second-factor',
  unlock: 'unlock',
  endSessions: 'end-sessions',
  enable: 'enable',
  disable: 'disable',
  remove: 'remove',
};

describe('the accounts', () => {
  let api: TestApi;
  let replica: TestApi;
  let url: string;
  let admin: string;
  let other: string;
  beforeAll(async () => {
    api = await TestApi.start();
    // A change there would wait for a second connection as long as it has one.
    replica = await TestApi.start({ DATABASE_POOL_SIZE: '1' }, api.database);
    await replica.app.listen(0, '127.0.0.1');
    url = (await replica.app.getUrl()).replace('[::1]', '127.0.0.1');
    admin = await api.signIn('admin');
    await api.sql(
      `INSERT INTO account (user_name, password_hash, role, name, registration_date, account_id)
       SELECT 'second', password_hash, 'admin', 'Second', now(), '19999999' FROM account WHERE user_name = 'user'`,
    );
    other = await tokenOf('second', 'user');
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });
  beforeEach(() => api.sql(`DELETE FROM account WHERE user_name LIKE 'srey%'; DELETE FROM sign_in_failure`));

  const tokenOf = async (username: string, password: string, at = api) =>
    (await at.post<{ token: string }>('/api/user/login', { body: { username, password } })).body.data.token;
  const signIn = (username: string, password: string) =>
    api.post('/api/user/login', { body: { username, password } });
  const page = async (query = '') =>
    (await api.get<{ list: Account[]; total: number }>(`${PATH}?${query}`, { token: admin })).body.data;
  const find = async (userName: string) => {
    const found = (await page(`search=${userName}`)).list.find((one) => one.userName === userName);
    if (!found) throw new Error(`There is no ${userName}.`);
    return found;
  };
  const act = <Data>({ id, version }: Account, action: string, body = {}, token = admin, at = api) => {
    const asked = GIVES_REASON.test(action) ? { reason: REASON } : {};
    const own = { changeRole: { role: 'user' }, remove: { keepsName: true } }[action] ?? {};
    return at.post<Data>(`${PATH}/${id}/${PATHS[action]}`, {
      token,
      body: { version, ...asked, ...own, ...body },
    });
  };
  const invite = (body: object = {}, at = api, token = admin) =>
    at.post<Link>(PATH, { token, body: { ...INVITATION, ...body } });
  const setPassword = (link: string | null, newPassword = PASSWORD) =>
    api.post('/api/user/password-link', { body: { token: link?.split('token=')[1] ?? '', newPassword } });
  /** An account of a person who can sign in. */
  const member = async (body: object = {}) => {
    const { link } = (await invite(body)).body.data;
    expect((await setPassword(link)).body.code).toBe(20000);
    return await find(INVITATION.userName);
  };
  const put = async (state: string) => {
    if (state === 'invited') await invite();
    else await member();
    if (state === 'disabled') await act(await find(INVITATION.userName), 'disable');
    if (state === 'locked')
      for (let count = 0; count < 10; count++) await signIn(INVITATION.userName, 'wrong');
    return await find(INVITATION.userName);
  };

  test('an invited person sets the password by the link, once, and is there', async () => {
    const invited = await invite({ role: 'admin' });
    expect(invited.body.data).toMatchObject({ sentTo: null, minutes: 72 * 60 });
    expect(await find('srey.neang')).toMatchObject({ state: 'invited', role: 'admin', sessions: 0 });
    expect((await signIn('srey.neang', '')).body.code).toBe(50000);
    expect((await signIn('srey.neang', 'decoy')).body.code).toBe(50000);
    const { link } = invited.body.data;
    expect((await setPassword(link)).body.code).toBe(20000);
    expect((await setPassword(link)).body.code).toBe(50000);
    const token = await tokenOf('srey.neang', PASSWORD);
    expect(await find('srey.neang')).toMatchObject({ state: 'active', sessions: 1 });
    const settings = await api.get<{ locale: string }>('/api/user/settings', { token });
    expect(settings.body.data.locale).toBe('km-KH');
  });

  test.each([
    [{ userName: 'user' }, 40900],
    [{ userName: 'Srey' }, 40000],
    [{ email: 'DARA@sala.example' }, 40900],
    [{ email: '' }, 40000],
    [{ name: ' ' }, 40000],
    [{ role: 'root' }, 40000],
    [{ language: 'fr' }, 40000],
  ])('an invitation with %j is refused', async (change, code) => {
    expect((await invite(change)).body.code).toBe(code);
    expect((await page('search=school.example')).total).toBe(0);
  });

  test('are found by search, role and state, in the order that is asked for', async () => {
    const person = await member();
    expect((await page('search=NEANG@school')).list.map(({ id }) => id)).toEqual([person.id]);
    expect((await page('search=srey.neang&role=admin')).total).toBe(0);
    expect((await page('search=srey.neang&state=active')).total).toBe(1);
    expect((await page('search=srey.neang&state=locked')).total).toBe(0);
    const names = (await page('sort=userName&order=asc&pageSize=100')).list.map(({ userName }) => userName);
    expect(names).toEqual(
      (
        await api.sql<{ user_name: string }>(
          'SELECT user_name FROM account WHERE registration IS NULL ORDER BY user_name',
        )
      ).map(({ user_name: name }) => name),
    );
  });

  test.each(Object.keys(ACTIONS))('%s: exactly its actions are offered and taken', async (state) => {
    const account = await put(state);
    expect(account).toMatchObject({ state, actions: ACTIONS[state] });
    for (const action of Object.keys(PATHS)) {
      if (ACTIONS[state]?.includes(action)) continue;
      const refused = await act(account, action);
      expect(refused.body).toMatchObject({ code: 40900, data: { state, version: account.version } });
    }
    for (const action of Object.keys(PATHS)) {
      const stale = await act({ ...account, version: account.version + 7 }, action);
      expect(stale.body).toMatchObject({ code: 40900, data: { version: account.version } });
    }
  });

  test('whoever is disabled is out everywhere within a second, the stream included', async () => {
    const person = await member();
    const token = await tokenOf('srey.neang', PASSWORD, replica);
    const stream = await EventClient.open(url, token);
    await act(person, 'disable');
    await stream.until(() => stream.ended, 1_000);
    expect(stream.of('session.ended')).toMatchObject([{ data: { code: 50008 } }]);
    expect((await replica.post('/api/user/info', { token })).body.code).toBe(50008);
    expect((await signIn('srey.neang', PASSWORD)).body.code).toBe(50000);
    const disabled = await find('srey.neang');
    expect(disabled).toMatchObject({ state: 'disabled', sessions: 0, version: person.version + 1 });
    expect((await act<Account>(disabled, 'enable')).body.data.state).toBe('active');
    expect((await signIn('srey.neang', PASSWORD)).body.code).toBe(20000);
  });

  test.each([
    ['endSessions', 50012],
    ['changeRole', 50008],
  ])('%s ends the sessions', async (action, code) => {
    const person = await member({ role: 'admin' });
    const token = await tokenOf('srey.neang', PASSWORD);
    expect((await act(person, action)).body.code).toBe(20000);
    await until(async () => (await replica.post('/api/user/info', { token })).body.code === code, 1_000);
  });

  test('a locked one signs in again once it is unlocked', async () => {
    const locked = await put('locked');
    expect((await page('state=locked')).list).toMatchObject([{ id: locked.id }]);
    expect((await signIn('srey.neang', PASSWORD)).status).toBe(429);
    const { body } = await act<Account>(locked, 'unlock', {}, admin, replica);
    expect(body.data.state).toBe('active');
    expect((await signIn('srey.neang', PASSWORD)).body.code).toBe(20000);
  });

  test('nobody changes their own account here', async () => {
    const own = await find('admin');
    expect(own.actions).toEqual([]);
    for (const action of Object.keys(PATHS)) {
      const refused = await act(own, action);
      expect(refused.body).toMatchObject({ code: 40900, msg: expect.stringContaining('your own account') });
    }
  });

  test('of two administrators who end each other at once, one stays', async () => {
    const [first, second] = [await find('admin'), await find('second')];
    await api.sql(`UPDATE account SET enabled = false WHERE role = 'admin' AND id <> ALL($1)`, [
      [first.id, second.id],
    ]);
    try {
      const answers = await letInTogether(api, ACCOUNTS_LOCK, () => [
        act(second, 'disable', {}, admin),
        act(first, 'changeRole', {}, other),
      ]);
      expect(answers.map(({ body }) => body.code).sort((a, b) => a - b)).toEqual([20000, 40900]);
      expect(answers.find(({ body }) => body.code === 40900)?.body.msg).toContain('last administrator');
    } finally {
      await api.sql(`UPDATE account SET enabled = true, role = 'admin' WHERE id = ANY($1)`, [
        [first.id, second.id],
      ]);
      admin = await api.signIn('admin');
      other = await tokenOf('second', 'user');
    }
  });

  test.each([
    [true, 'Srey Neang'],
    [false, null],
  ])('when one is removed (by name: %s), what the person wrote stays', async (keepsName, kept) => {
    const person = await member({ role: 'admin' });
    const token = await tokenOf('srey.neang', PASSWORD);
    const sent = await api.post<{ id: string }>('/api/chat/messages', {
      token,
      body: { content: 'Who takes the robot today?' },
    });
    expect(sent.body.code).toBe(20000);
    expect((await act(person, 'remove', { keepsName })).body.code).toBe(20000);
    await until(async () => (await api.post('/api/user/info', { token })).body.code === 50_008, 1_000);
    expect((await api.get(`${PATH}/${person.id}`, { token: admin })).body.code).toBe(40400);
    const number = `#${person.accountId}`;
    const chat = await api.post<{ username: string; content: string }[]>('/api/chat/list', { token: admin });
    expect(chat.body.data.at(-1)).toMatchObject({ username: kept ?? number });
    expect(
      await api.sql('SELECT user_name, name, email, enabled FROM account WHERE id = $1', [person.id]),
    ).toEqual([{ user_name: number, name: kept ?? number, email: '', enabled: false }]);
    for (const table of ['session', 'account_settings', 'message', 'password_link'])
      expect(await api.sql(`SELECT 1 FROM ${table} WHERE account_id = $1`, [person.id])).toEqual([]);
    expect((await invite()).body.code).toBe(20000);
  });

  test('every change is in the history, with its reason and without a name', async () => {
    const person = await member();
    const changed = await act<Account>(person, 'changeRole', { role: 'admin' });
    await act(changed.body.data, 'disable');
    const { body } = await api.get<{ list: object[] }>(`${PATH}/${person.id}/history`, { token: admin });
    expect(body.data.list).toMatchObject([
      { action: 'disable', before: { enabled: true }, after: { enabled: false, reason: REASON } },
      { action: 'changeRole', before: { role: 'user' }, after: { role: 'admin', reason: REASON } },
      { action: 'resetPassword' },
      { action: 'create', before: null, after: { role: 'user', state: 'invited' } },
    ]);
    expect(JSON.stringify(body.data.list)).not.toContain('neang');
  });

  test('with mail, the link is sent and not shown, and to no address that anybody may have entered', async () => {
    const sink = await MailSink.start();
    const mailing = await TestApi.start(sink.environment, api.database);
    try {
      const invited = await invite({}, mailing);
      expect(invited.body.data).toMatchObject({ link: null, sentTo: INVITATION.email });
      await until(() => sink.mails.length > 0);
      expect(JSON.stringify(sink.mails[0])).toContain('token');
      await api.sql(`UPDATE account SET password_hash = 'x' WHERE user_name = 'srey.neang'`);
      const made = await act<Link>(await find('srey.neang'), 'makeLink', {}, admin, mailing);
      expect(made.body.data).toMatchObject({ sentTo: null, minutes: 30 });
      expect(made.body.data.link).toContain('token=');
    } finally {
      await mailing.app.close();
      await sink.stop();
    }
  });
});

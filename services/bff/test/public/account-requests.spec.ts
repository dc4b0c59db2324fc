import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountRequestsService } from '../../src/public/account-requests/account-requests.service.js';
import { EventClient } from '../support/event-client.js';
import { MailSink } from '../support/mail-sink.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

interface Request {
  id: number;
  kind: string;
  state: string;
  actions: string[];
  userName: string;
  reason: string;
  handler: string | null;
  version: number;
}

/** The contract, duplicated here on purpose. */
const LEGAL: Record<string, Record<string, Record<string, string>>> = {
  registration: { waiting: { approve: 'approved', reject: 'rejected' } },
  forgottenPassword: {
    waiting: { 'password-link': 'linkMade', reject: 'rejected' },
    linkMade: { 'password-link': 'linkMade' },
  },
};
const KINDS = Object.keys(LEGAL);
const STATES = ['waiting', 'approved', 'linkMade', 'rejected'];
const ACTIONS = ['approve', 'password-link', 'reject'];
const REASON = 'Please use the address of your school.';
const FORM = {
  userName: 'sreyneang',
  nickname: 'Srey Neang',
  email: 'neang@sala.example',
  password: 'Lotus-Pond-7',
};

describe('registering and account requests', () => {
  let sink: MailSink;
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start(sink.environment);
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  beforeEach(async () => {
    await api.sql(`DELETE FROM account WHERE user_name LIKE 'srey%' OR registration IS NOT NULL;
      DELETE FROM account_request; DELETE FROM account_request_count; DELETE FROM outbox_message;
      DELETE FROM message WHERE link LIKE '/list/account-requests%'`);
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });

  const register = (form: object = {}, { at = api, key = '' } = {}) =>
    at.post<{ state: string }>('/api/user/register', {
      body: { ...FORM, ...form },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  const signIn = (username = FORM.userName, password = FORM.password, at = api) =>
    at.post<{ token: string }>('/api/user/login', { body: { username, password } });
  const list = async (query = '') =>
    (await api.get<{ list: Request[]; total: number }>(`/api/account-requests?${query}`, { token: admin }))
      .body.data;
  const act = (id: number, action: string, version = 1, { token = admin, reason = REASON } = {}) =>
    api.post(`/api/account-requests/${id}/${action}`, {
      token,
      body: action === 'reject' ? { version, reason } : { version },
    });
  const put = async (kind: string, state: string) => {
    const [row] = await api.sql<{ id: number }>(
      `INSERT INTO account_request (kind, state, account_id, language) VALUES ($1, $2, 2, 'en-US') RETURNING id`,
      [kind, state],
    );
    return row?.id ?? 0;
  };

  const everyMove = KINDS.flatMap((kind) =>
    STATES.flatMap((state) => ACTIONS.map((action) => ({ kind, state, action }))),
  );
  test.each(everyMove)('$action of a $kind that is $state', async ({ kind, state, action }) => {
    const id = await put(kind, state);
    const to = LEGAL[kind]?.[state]?.[action];
    const { body } = await act(id, action);
    expect(body).toMatchObject(
      to === undefined ? { code: 40900, data: { state, version: 1 } } : { code: 20000 },
    );
    expect((await list()).list[0]).toMatchObject({
      state: to ?? state,
      version: to === undefined ? 1 : 2,
      handler: to === undefined ? null : 'Sok Dara',
    });
    await api.sql(`UPDATE account SET enabled = true, registration = NULL WHERE id = 2`);
  });

  test('an applicant waits, is approved by an administrator and told by mail', async () => {
    expect((await register()).body.data).toEqual({ state: 'waiting' });
    expect((await signIn()).body).toMatchObject({
      code: 50000,
      msg: 'Your registration waits for the approval of an administrator.',
    });
    expect((await signIn(FORM.userName, 'wrong')).body.msg).toBe('Wrong user name or password.');
    const [request] = (await list()).list;
    expect(request).toMatchObject({
      kind: 'registration',
      userName: FORM.userName,
      actions: ['approve', 'reject'],
    });
    const todos = await api.sql<{ read_at: Date | null; link: string }>(
      `SELECT read_at, link FROM message WHERE account_id = 1 AND link LIKE '/list/account-requests%'`,
    );
    expect(todos).toEqual([{ read_at: null, link: `/list/account-requests?request=${request?.id}` }]);
    expect((await act(request?.id ?? 0, 'approve')).body.code).toBe(20000);
    const token = (await signIn()).body.data.token;
    const info = await api.post<object>('/api/user/info', { token });
    expect(info.body.data).toMatchObject({ role: 'user', name: FORM.nickname, email: FORM.email });
    expect(info.body.data).toMatchObject({ accountId: expect.stringMatching(/^1\d{7}$/) });
    const [mail] = await sink.to(FORM.email);
    expect(mail).toMatchObject({ subject: 'Your account for Sala is ready' });
    const [todo] = await api.sql<{ read_at: Date | null }>(
      `SELECT read_at FROM message WHERE account_id = 1 AND link LIKE '/list/account-requests%'`,
    );
    expect(todo?.read_at).not.toBeNull();
  });

  test('whoever approves says the role, which the history of the account keeps', async () => {
    await register();
    const [request] = (await list()).list;
    const body = { version: 1, role: 'admin' };
    const path = `/api/account-requests/${request?.id}/approve`;
    expect((await api.post(path, { token: admin, body: { version: 1, role: 'root' } })).body.code).toBe(
      40000,
    );
    expect((await api.post(path, { token: admin, body })).body.code).toBe(20000);
    await until(() => sink.mails.length > 0);
    const token = (await signIn()).body.data.token;
    expect((await api.get('/api/accounts', { token })).body.code).toBe(20000);
    const [entry] = await api.sql(
      `SELECT before, after FROM audit_entry WHERE entity = 'account' AND action = 'changeRole'`,
    );
    expect(entry).toEqual({ before: { role: 'user' }, after: { role: 'admin' } });
  });

  test('a rejected applicant is told why, and the name is free again', async () => {
    await register();
    await act((await list()).list[0]?.id ?? 0, 'reject');
    expect((await sink.to(FORM.email))[0]?.text).toContain(REASON);
    expect((await signIn()).body.msg).toBe(
      'Your registration was rejected. Ask an administrator of your team about it.',
    );
    expect((await register({ email: 'other@sala.example' })).body.code).toBe(20000);
  });

  test.each(['admin', 'ad-min', 'root', 'support', 'dara.upper', FORM.userName])(
    'the name %s is taken',
    async (userName) => {
      if (userName === FORM.userName) await register();
      if (userName === 'dara.upper')
        await api.sql(`INSERT INTO account (user_name, password_hash, role, name, registration, registration_date, account_id)
        VALUES ('Dara.Upper', '', 'user', 'Dara', 'waiting', now(), '')`);
      expect((await register({ userName })).body).toMatchObject({
        code: 40900,
        msg: `The name ${userName} is taken.`,
      });
    },
  );

  test('of ten at once, one gets the name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => register({ email: `n${at}@sala.example` })),
    );
    expect(answers.filter(({ body }) => body.code === 20000)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 40900)).toHaveLength(9);
  });

  test('a repeated registration counts once', async () => {
    const key = 'registration-key-1';
    const answers = [await register({}, { key }), await register({}, { key })];
    expect(answers.map(({ body }) => body.data)).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    expect((await list()).total).toBe(1);
  });

  test.each([
    [{ role: 'admin' }, 'role'],
    [{ enabled: true }, 'enabled'],
    [{ userName: 'Srey' }, 'userName'],
    [{ userName: 'sr' }, 'userName'],
    [{ nickname: ' ' }, 'nickname'],
    [{ email: 'neang' }, 'email'],
    [{ userName: '\u0430dmin' }, 'userName'],
    [{ userName: 'srey\u200Bneang' }, 'userName'],
    [{ userName: '   ' }, 'userName'],
    [{ nickname: 'Srey\0Neang' }, 'nickname'],
    [{ nickname: '\u200B\u200B' }, 'nickname'],
    [{ nickname: 'Srey\u200B' }, 'nickname'],
    [{ nickname: 'Srey \u202Egnaen' }, 'nickname'],
    [{ nickname: '\u{1F600}'.repeat(200) }, 'nickname'],
    [{ password: 'lotus-pond-7' }, 'password'],
  ])('%j is refused', async (change, field) => {
    const { body } = await register(change);
    expect(body).toMatchObject({ code: 40000, data: { errors: [{ field }] } });
  });

  test.each(['សុខ\u200Bដារ៉ា', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '林小雨', 'O’Neil-Sok'])(
    'the display name %s is kept as it is',
    async (nickname) => {
      expect((await register({ nickname })).body.code).toBe(20000);
      expect(await api.sql('SELECT name FROM account WHERE user_name = $1', [FORM.userName])).toEqual([
        { name: nickname },
      ]);
    },
  );

  test('registering is limited for an address', async () => {
    await api.sql(`INSERT INTO account_request_count VALUES ('address:127.0.0.1', 60, $1)`, [
      Date.now() + 600_000,
    ]);
    expect((await register()).status).toBe(429);
  });

  test('an open deployment lets people in at once, a closed one nobody', async () => {
    const open = await TestApi.start({ SALA_REGISTRATION: 'open' }, api.database);
    const closed = await TestApi.start({ SALA_REGISTRATION: 'closed' }, api.database);
    const options = async (at: TestApi) => (await at.get('/api/user/account-options')).body.data;
    expect(await options(api)).toEqual({ registration: 'approval', sendsMail: true });
    expect(await options(closed)).toEqual({ registration: 'closed', sendsMail: false });
    expect((await register({}, { at: open })).body.data).toEqual({ state: 'active' });
    expect((await signIn(FORM.userName, FORM.password, open)).body.code).toBe(20000);
    expect((await list()).total).toBe(0);
    expect((await register({ userName: 'sreymao' }, { at: closed })).body).toMatchObject({
      code: 50000,
      msg: 'Registration is closed here. Ask an administrator of your team for an account.',
    });
    await open.app.close();
    await closed.app.close();
  });

  test('is found by kind, state and a part of its texts', async () => {
    await register();
    await put('forgottenPassword', 'linkMade');
    for (const query of ['kind=registration', 'state=waiting', 'search=NEANG@', 'search=srey'])
      expect({ query, list: (await list(query)).list.map(({ userName }) => userName) }).toEqual({
        query,
        list: [FORM.userName],
      });
    expect((await list('search=%25')).total).toBe(0);
  });

  test('administrators see it live, and the history says who decided', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    await register();
    const id = (await list()).list[0]?.id ?? 0;
    // What an earlier test did may be told late.
    const told = () =>
      client.of('accountRequest.changed').flatMap(({ data }) => (data.id === id ? [data] : []));
    await client.until(() => told().length === 1);
    await act(id, 'approve');
    await client.until(() => told().length === 2);
    expect(told()).toEqual([
      { id, action: 'create' },
      { id, action: 'approve' },
    ]);
    client.close();
    const history = await api.get<{ list: { action: string; person: string | null }[] }>(
      `/api/account-requests/${id}/history`,
      { token: admin },
    );
    expect(history.body.data.list.map(({ action, person }) => [action, person])).toEqual([
      ['approve', 'Sok Dara'],
      ['create', null],
    ]);
    expect(JSON.stringify(history.body.data)).not.toContain(FORM.email);
  });

  test('is nothing for others', async () => {
    const id = await put('registration', 'waiting');
    expect((await act(id, 'approve', 1, { token: user })).body.code).toBe(40300);
    expect((await act(999_999, 'approve')).body.code).toBe(40400);
    expect((await act(id, 'approve', 2)).body.code).toBe(40900);
  });

  test('is deleted after ninety days, with the applicant and the todo', async () => {
    await register();
    await api.sql(`UPDATE account_request SET created_at = now() - interval '91 days';
      UPDATE account SET registration_date = now() - interval '91 days' WHERE user_name = 'sreyneang'`);
    await api.app.get(AccountRequestsService).expire();
    const [left] = await api.app.get(DataSource).query<{ count: number }[]>(
      `SELECT (SELECT count(*) FROM account_request) + (SELECT count(*) FROM account WHERE user_name = 'sreyneang')
            + (SELECT count(*) FROM message WHERE link LIKE '/list/account-requests%') AS count`,
    );
    expect(Number(left?.count)).toBe(0);
  });
});

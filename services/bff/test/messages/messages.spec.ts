import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

interface Message {
  id: number;
  type: string;
  title: string;
  content: string;
  avatar: string;
  subTitle: string;
  subTitleKey: string | null;
  time: string;
  messageType: number | null;
  status: number;
}

describe('messages', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('UPDATE message SET read_at = NULL'));

  const list = async (token: string) => (await api.post<Message[]>('/api/message/list', { token })).body.data;
  const read = (token: string, ids: unknown) => api.post('/api/message/read', { token, body: { ids } });
  const unread = async (token: string) => (await list(token)).filter(({ status }) => status === 0).length;

  test('each demo account has six messages of three kinds with its own ids', async () => {
    const [ofAdmin, ofUser] = [await list(admin), await list(user)];
    for (const messages of [ofAdmin, ofUser]) {
      expect(messages.map(({ type }) => type).toSorted()).toEqual([
        'message',
        'message',
        'message',
        'notice',
        'notice',
        'todo',
      ]);
      expect(messages.every(({ time }) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
      expect(messages.map(({ time }) => time)).toEqual(
        messages
          .map(({ time }) => time)
          .toSorted()
          .toReversed(),
      );
    }
    expect(new Set([...ofAdmin, ...ofUser].map(({ id }) => id)).size).toBe(12);
  });

  test('messages of people have their picture, as a true address', async () => {
    const messages = await list(admin);
    for (const { type, avatar } of messages) {
      expect(avatar === '').toBe(type !== 'message');
      if (avatar !== '') expect(await api.raw(avatar)).toMatchObject({ status: 200 });
    }
  });

  test('the picture of a message is the one that its sender has now, and none once there is none', async () => {
    const pictures = async () => {
      const { body } = await api.get<{ list: Message[] }>('/api/messages?type=message', { token: admin });
      return [await list(admin), body.data.list].map(
        (messages) => messages.find(({ type }) => type === 'message')?.avatar,
      );
    };
    const [sender] = await api.sql<{ user_name: string; password_hash: string }>(
      `SELECT user_name FROM account
        WHERE id = (SELECT sender_id FROM message WHERE account_id = 1 AND type = 'message'
                     ORDER BY sent_at DESC, id DESC LIMIT 1)`,
    );
    await api.sql(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE user_name = 'user')
        WHERE user_name = $1`,
      [sender?.user_name],
    );
    const { body } = await api.post<{ token: string }>('/api/user/login', {
      body: { username: sender?.user_name, password: 'user' },
    });
    const { token } = body.data;
    const [former] = await pictures();
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00000' } })
      .png()
      .toBuffer();
    expect((await api.post('/api/user/upload', { token, ...(await multipart({ content })) })).body.code).toBe(
      20000,
    );
    const [listed, paged] = await pictures();
    expect(listed).not.toBe(former);
    expect(paged).toBe(listed);
    expect(await api.raw(listed ?? '')).toMatchObject({ status: 200 });
    await api.call('DELETE', '/api/user/avatar', { token });
    expect(await pictures()).toEqual(['', '']);
  });

  test('no table stores the address of a picture, which ends when the picture is replaced', async () => {
    const columns = await api.sql<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
         JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
          -- Kept for an hour, and a new picture is an event itself.
          AND table_name NOT LIKE 'live_event%'
          AND data_type IN ('text', 'character varying', 'jsonb')`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const found = columns.map(
      ({ table, column }) =>
        `SELECT '${table}.${column}' AS place FROM "${table}" WHERE "${column}"::text LIKE '%/api/files/avatars/%'`,
    );
    expect(await api.sql(found.join(' UNION '))).toEqual([]);
  });

  test('some samples are read, and only notices and todos have a type', async () => {
    const fresh = await TestApi.start();
    const messages = (
      await fresh.post<Message[]>('/api/message/list', { token: await fresh.signIn('admin') })
    ).body.data;
    await fresh.stop();
    expect(new Set(messages.map(({ status }) => status))).toEqual(new Set([0, 1]));
    for (const { type, messageType } of messages) expect(messageType === null).toBe(type === 'message');
    expect(new Set(messages.map(({ messageType }) => messageType))).toEqual(new Set([null, 0, 1, 3]));
  });

  test.each([
    ['en-US', 'sent you a message', 'replied to you'],
    ['zh-CN', '给您发来消息', '回复了您'],
    ['km-KH', 'បានផ្ញើសារមកអ្នក', 'បានឆ្លើយតបអ្នក'],
  ])('the subtitle is in the language of the request: %s', async (language, sent, replied) => {
    const call = { token: admin, headers: { 'accept-language': language } };
    const listed = await api.post<Message[]>('/api/message/list', call);
    const paged = await api.get<{ list: Message[] }>('/api/messages?type=message', call);
    for (const messages of [listed.body.data, paged.body.data.list]) {
      const ofPersons = messages.filter(({ type }) => type === 'message');
      expect(ofPersons.map(({ subTitle, subTitleKey }) => [subTitle, subTitleKey])).toEqual([
        [sent, 'sent'],
        [replied, 'replied'],
        [replied, 'replied'],
      ]);
    }
  });

  test.each([
    ['zh-CN', /\p{Script=Han}/u],
    ['km-KH', /\p{Script=Khmer}/u],
  ])(
    'what the product says in the samples is in the language of the request: %s',
    async (language, script) => {
      for (const token of [admin, user]) {
        const { body } = await api.post<Message[]>('/api/message/list', {
          token,
          headers: { 'accept-language': language },
        });
        const said = body.data.filter(({ type }) => type !== 'message');
        expect(said).toHaveLength(3);
        for (const { title, content } of said)
          for (const text of [title, content]) expect(text).toMatch(script);
      }
    },
  );

  test('marking as read is idempotent and keeps the first time', async () => {
    const [first] = await list(user);
    const readAt = () => api.sql('SELECT read_at FROM message WHERE id = $1', [first?.id]);
    expect((await read(user, [first?.id])).body).toMatchObject({ code: 20000, data: true });
    const [before] = await readAt();
    expect((await read(user, [first?.id, first?.id])).body).toMatchObject({ code: 20000, data: true });
    expect(await readAt()).toEqual([before]);
    expect(await unread(user)).toBe(5);
  });

  test('ids of other accounts have no effect', async () => {
    const theirs = (await list(admin)).map(({ id }) => id);
    const mine = (await list(user)).map(({ id }) => id);
    expect((await read(user, [...theirs, mine[0]])).body).toMatchObject({ code: 20000, data: true });
    expect(await unread(admin)).toBe(6);
    expect(await unread(user)).toBe(5);
  });

  test.each([[[]], [[0]], [[999_999]], [[2_147_483_648]], [[Number.MAX_SAFE_INTEGER]]])(
    'skips the unknown ids %j',
    async (ids) => {
      expect((await read(user, ids)).body).toMatchObject({ code: 20000, data: true });
      expect(await unread(user)).toBe(6);
    },
  );

  test('accepts 499 and 500 ids, but not 501', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 100_000);
    expect((await read(user, ids.slice(0, 499))).body.code).toBe(20000);
    expect((await read(user, ids.slice(0, 500))).body.code).toBe(20000);
    expect(await read(user, ids)).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field: 'ids', rule: 'maxItems', params: { max: 500 } }] } },
    });
  });

  test.each([
    [{}, 'ids', 'required'],
    [{ ids: null }, 'ids', 'required'],
    [{ ids: 1 }, 'ids', 'array'],
    [{ ids: { 0: 1, length: 1 } }, 'ids', 'array'],
    [{ ids: ['1'] }, 'ids', 'integer'],
    [{ ids: [1.5] }, 'ids', 'integer'],
    [{ ids: [null] }, 'ids', 'integer'],
    [{ ids: [[1]] }, 'ids', 'integer'],
    [{ ids: [-1] }, 'ids', 'minimum'],
    [{ ids: [1e300] }, 'ids', 'maximum'],
    [{ ids: [Number.MAX_SAFE_INTEGER + 1] }, 'ids', 'maximum'],
    [{ ids: [1], all: true }, 'all', 'unknown'],
  ])('%j violates the contract, and nothing is marked as read', async (body, field, rule) => {
    const answer = await api.post('/api/message/read', { token: user, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field, rule }] } },
    });
    expect(await unread(user)).toBe(6);
  });

  test.each([
    ['', 6],
    ['type=notice', 2],
    ['type=&status=1', 0],
    ['type=message&status=0&pageSize=1', 3],
    ['messageType=3', 1],
    ['messageType=1&type=todo', 0],
    ['messageType=', 6],
    ['search=LICENCE', 1],
    ['search=%25', 0],
    ['search=_', 0],
  ])('the page %s finds %d and counts all unread messages', async (query, total) => {
    const { body } = await api.get<{ list: Message[]; total: number; unread: object }>(
      `/api/messages?${query}`,
      { token: admin },
    );
    expect(body.data).toMatchObject({ total, unread: { message: 3, notice: 2, todo: 1 } });
    expect((await api.get('/api/messages/unread', { token: admin })).body.data).toEqual({
      ...body.data.unread,
      quietSeconds: null,
    });
  });

  test('read all and clear do not affect messages newer than the newest seen', async () => {
    const newest = Math.min(...(await list(user)).map(({ id }) => id));
    const body = { type: 'message', upTo: newest };
    const answer = await api.post('/api/messages/read-all', { token: user, body });
    expect(answer.body.data).toEqual({ count: 1 });
    expect(await unread(user)).toBe(5);
  });

  test('an account without messages has an empty list', async () => {
    await api.sql('UPDATE message SET account_id = 2 WHERE account_id = 1');
    expect(await list(admin)).toEqual([]);
    await api.sql('UPDATE message SET account_id = 1 WHERE id <= 6');
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface ChatMessage {
  id: number;
  username: string;
  content: string;
  time: string;
  isCollect: boolean;
  category: string;
  replyTo: { id: number; username: string; content: string } | null;
}

describe('POST /api/chat/list', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const list = async (body?: object) =>
    (await api.post<ChatMessage[]>('/api/chat/list', { token, body })).body.data;
  const all = () => list({ limit: 100 });
  const idsOf = (messages: ChatMessage[]) => messages.map(({ id }) => id);

  test('returns the newest six without a body, with an empty body and with an empty object', async () => {
    const newest = (await all()).slice(-6);
    expect(newest).toHaveLength(6);
    expect(newest.every(({ time }) => /^\d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
    expect(await list()).toEqual(newest);
    expect(await list({})).toEqual(newest);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const empty = await api.post<ChatMessage[]>('/api/chat/list', { token, payload: '', headers });
    expect(empty.body.data).toEqual(newest);
  });

  test('is in chronological order and pages back without gaps or duplicates', async () => {
    const everything = idsOf(await all());
    expect(everything).toEqual(everything.toSorted((a, b) => a - b));
    const last = await list({ limit: 10 });
    const before = await list({ limit: 10, before: last[0]?.id });
    expect([...idsOf(before), ...idsOf(last)]).toEqual(everything.slice(-20));
    expect(await list({ before: everything[0] })).toEqual([]);
  });

  test('catches up after a message, with the first that followed', async () => {
    const everything = idsOf(await all());
    expect(idsOf(await list({ after: everything[9], limit: 4 }))).toEqual(everything.slice(10, 14));
    expect(idsOf(await list({ after: everything[9], before: everything[12] }))).toEqual(
      everything.slice(10, 12),
    );
    expect(await list({ after: everything.at(-1) })).toEqual([]);
  });

  test('filters by category, and carries what a message answers', async () => {
    const everything = await all();
    const questions = everything.filter(({ category }) => category === 'question');
    expect(questions.length).toBeGreaterThan(0);
    expect(await list({ category: 'question', limit: 100 })).toEqual(questions);
    const answers = everything.filter(({ replyTo }) => replyTo !== null);
    expect(answers.length).toBeGreaterThan(0);
    for (const { replyTo } of answers)
      expect(everything.find(({ id }) => id === replyTo?.id)).toMatchObject({
        username: replyTo?.username,
        content: replyTo?.content,
      });
  });

  test('finds a part of the text or name in any script, case-insensitively', async () => {
    const everything = await all();
    for (const keyword of ['ROBOT', 'maly', '机器人', 'សួស្តី', '😂']) {
      const expected = everything.filter(({ username, content }) =>
        `${username}\n${content}`.toLowerCase().includes(keyword.toLowerCase()),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(await list({ keyword, limit: 100 })).toEqual(expected);
    }
    expect(await list({ keyword: '%' })).toEqual([]);
    expect(await list({ keyword: '' })).toEqual(await list());
  });

  test('collected messages belong to the account', async () => {
    const collected = (await all()).filter(({ isCollect }) => isCollect);
    const rows = await api.sql<{ message_id: number }>(
      'SELECT message_id FROM collected_message WHERE account_id = 1 ORDER BY 1',
    );
    expect(idsOf(collected)).toEqual(rows.map(({ message_id }) => message_id));
    expect(await list({ onlyCollected: true, limit: 100 })).toEqual(collected);

    await api.sql('DELETE FROM collected_message WHERE account_id = 1');
    expect(await list({ onlyCollected: true })).toEqual([]);
    expect(await api.sql('SELECT 1 FROM collected_message WHERE account_id = 2')).toHaveLength(1);
  });

  test.each([
    { limit: 1 },
    { limit: 100 },
    { before: 1 },
    { before: 2_147_483_647 },
    { keyword: 'x'.repeat(64) },
    { keyword: '😂'.repeat(64) },
    { onlyCollected: false },
    { after: 2_147_483_647 },
    { after: 1, before: 9, category: 'command' },
  ])('accepts %j at its limit', async (body) => {
    expect((await api.post('/api/chat/list', { token, body })).body.code).toBe(20000);
  });

  test.each([
    [{ limit: 0 }, 'limit', 'minimum'],
    [{ limit: 101 }, 'limit', 'maximum'],
    [{ limit: '6' }, 'limit', 'integer'],
    [{ limit: 1.5 }, 'limit', 'integer'],
    [{ limit: null }, 'limit', 'required'],
    [{ before: 0 }, 'before', 'minimum'],
    [{ before: 2_147_483_648 }, 'before', 'maximum'],
    [{ before: 1e300 }, 'before', 'maximum'],
    [{ before: null }, 'before', 'required'],
    [{ keyword: 'x'.repeat(65) }, 'keyword', 'maxLength'],
    [{ keyword: 'a\0b' }, 'keyword', 'text'],
    [{ keyword: '\ud800' }, 'keyword', 'text'],
    [{ keyword: ['a'] }, 'keyword', 'string'],
    [{ onlyCollected: 'true' }, 'onlyCollected', 'boolean'],
    [{ after: 0 }, 'after', 'minimum'],
    [{ category: 'shout' }, 'category', 'enum'],
    [{ since: 1 }, 'since', 'unknown'],
  ])('%j violates the contract', async (body, field, rule) => {
    expect(await api.post('/api/chat/list', { token, body })).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field, rule }] } },
    });
  });

  test.each(['[]', '"text"', '1', '{'])('the body %s violates the contract', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    expect((await api.post('/api/chat/list', { token, payload, headers })).status).toBe(400);
  });
});

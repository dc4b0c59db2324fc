import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../src/common/messages/languages.constants.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface Announcement {
  id: number;
  kind: string;
  texts: { language: string; title: string; text: string }[];
  time: string;
  author: string | null;
  version: number;
}
interface Page {
  list: Announcement[];
  total: number;
}

const ENGLISH = { language: 'en-US', title: 'Water in the studio', text: 'It is closed today.' };
const KHMER = { language: 'km-KH', title: 'ទឹកក្នុងស្ទូឌីយោ', text: 'ថ្ងៃនេះបិទ។' };
const DRAFT = { kind: 'notice', texts: [ENGLISH] };

describe('announcements', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
    user = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const page = async (query = '') =>
    (await api.get<Page>(`/api/announcements${query}`, { token: user })).body.data;
  const one = async (id: number) =>
    (await api.get<Announcement>(`/api/announcements/${id}`, { token: user })).body;
  const create = (body: object, headers: Record<string, string> = {}) =>
    api.post<Announcement & Refused>('/api/announcements', { token: admin, body, headers });
  const edit = (id: number, body: object) =>
    api.call<Announcement>('PUT', `/api/announcements/${id}`, { token: admin, body });
  const move = (id: number, action: 'remove' | 'restore', version: number) =>
    api.post<Announcement>(`/api/announcements/${id}/${action}`, { token: admin, body: { version } });

  test('the samples are of every kind, in every language, newest first', async () => {
    const { list, total } = await page();
    expect(total).toBe(list.length);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['event', 'notice', 'news']));
    for (const { texts } of list) expect(texts.map(({ language }) => language)).toEqual(LANGUAGES);
    expect(list.map(({ time }) => time)).toEqual(
      list
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    const notices = await page('?kind=notice');
    expect(notices.total).toBe(list.filter(({ kind }) => kind === 'notice').length);
    expect(new Set(notices.list.map(({ kind }) => kind))).toEqual(new Set(['notice']));
    expect((await page('?pageSize=2&current=2')).list).toEqual(list.slice(2, 4));
  });

  test('are published once, however often the call is repeated, and shown first', async () => {
    const before = (await page()).total;
    const headers = { 'idempotency-key': 'a6f0dd1e-95ac-4b52-8a48-0c1f8c4b1d77' };
    const [first, again] = [await create(DRAFT, headers), await create(DRAFT, headers)];
    expect(again.body.data).toEqual(first.body.data);
    const { list, total } = await page();
    expect(total).toBe(before + 1);
    expect(list[0]).toEqual(first.body.data);
    expect(list[0]).toMatchObject({ ...DRAFT, author: 'Sok Dara', version: 1 });
  });

  test('are edited, removed and restored with their version, and every step is in the audit log', async () => {
    const { id, time } = (await create(DRAFT)).body.data;
    const edited = await edit(id, { kind: 'news', texts: [ENGLISH, KHMER], version: 1 });
    expect(edited.body.data).toMatchObject({ kind: 'news', texts: [ENGLISH, KHMER], time, version: 2 });
    expect((await edit(id, { ...DRAFT, version: 1 })).body).toMatchObject({
      code: 40900,
      data: { state: 'published', version: 2, person: 'Sok Dara', time: expect.stringMatching(/^\d{4}-/) },
    });
    expect((await move(id, 'restore', 2)).body.code).toBe(40900);
    expect((await move(id, 'remove', 2)).body.code).toBe(20000);
    expect((await one(id)).code).toBe(40400);
    expect((await page()).list.map((row) => row.id)).not.toContain(id);
    expect((await edit(id, { ...DRAFT, version: 3 })).body.code).toBe(40900);
    expect((await move(id, 'restore', 3)).body.data).toMatchObject({ kind: 'news', version: 4 });
    expect((await one(id)).data).toMatchObject({ time, author: 'Sok Dara' });
    const logged = await api.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity = 'announcement' AND entity_id = $1 ORDER BY id`,
      [id],
    );
    expect(logged.map(({ action }) => action)).toEqual(['create', 'edit', 'remove', 'restore']);
  });

  test('one of two concurrent changes is refused', async () => {
    const { id } = (await create(DRAFT)).body.data;
    const codes = await Promise.all(
      ['event', 'news'].map((kind) => edit(id, { ...DRAFT, kind, version: 1 })),
    );
    expect(codes.map(({ body }) => body.code).toSorted()).toEqual([20000, 40900]);
  });

  test('outlive the account of their author', async () => {
    const { id } = (await create(DRAFT)).body.data;
    await api.signInStranger('leaver');
    await api.sql(
      `UPDATE announcement SET author_id = (SELECT id FROM account WHERE user_name = 'leaver') WHERE id = $1`,
      [id],
    );
    await api.sql(`DELETE FROM account WHERE user_name = 'leaver'`);
    expect((await one(id)).data.author).toBeNull();
  });

  test.each([
    [{ kind: 'gossip' }, 'kind enum'],
    [{ texts: [] }, 'texts minItems'],
    [{ texts: [ENGLISH, { ...KHMER, language: 'en-US' }] }, 'texts unique'],
    [{ texts: [null] }, 'texts.0 required'],
    [{ texts: [{ ...ENGLISH, title: ' ' }] }, 'texts.0.title pattern'],
    [{ texts: [{ ...ENGLISH, title: 'x'.repeat(101) }] }, 'texts.0.title maxLength'],
    [{ texts: [{ ...ENGLISH, text: '' }] }, 'texts.0.text minLength'],
    [{ texts: [{ ...ENGLISH, language: 'fr-FR' }] }, 'texts.0.language enum'],
  ])('%j is rejected with the name of its field', async (change, expected) => {
    const { status, body } = await create({ ...DRAFT, ...change });
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });
});

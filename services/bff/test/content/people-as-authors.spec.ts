import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Authors } from '../support/authors.js';
import { ContentItems } from '../support/content-items.js';
import { ITEM_ROW, OtherSystem } from '../support/integration.js';
import { TestApi } from '../support/test-api.js';

const PROFILE = {
  ...{ email: 'maly@sala.example', countryRegion: 'CN', area: '440305' },
  ...{ address: '12 Street 240', profile: 'Draws first.' },
};
const LESSON = {
  ...{ kind: 'text', title: 'Robot', subject: 'robotics', source: 'teachers' },
  ...{ language: 'km-KH', agesFrom: 6, agesTo: 9 },
};
const PASSWORD = 'Lotus-Pond-7';

describe('people as authors', () => {
  let api: TestApi;
  let items: ContentItems;
  let authors: Authors;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    authors = new Authors(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  test('are called as their accounts until somebody calls them otherwise', async () => {
    await api.sql('UPDATE author SET account_id = NULL');
    const { author } = await items.created({ authorId: null });
    const called = async (nickname: string) => {
      const call = { token: items.tokens.owner, body: { ...PROFILE, nickname } };
      expect((await api.post('/api/user/save-info', call)).body.code).toBe(20000);
      return (await authors.read(author)).name;
    };
    expect(await called('Maly Som')).toBe('Maly Som');
    expect(await called('Maly Som')).toBe('Maly Som');
    expect(await authors.history(await authors.read(author))).toMatchObject([
      { action: 'edit', before: { name: author.name }, after: { name: 'Maly Som' } },
      { action: 'create' },
    ]);
    await authors.edit(await authors.read(author), { name: 'Aunt Maly' });
    expect(await called(author.name)).toBe('Aunt Maly');
  });

  test.each([
    [true, { name: 'Srey Neang', note: 'Lives in Kampot' }],
    [false, { name: expect.stringMatching(/^#\d+$/), note: '' }],
  ])('keep their name where the account that is removed does (%s)', async (keepsName, kept) => {
    const token = items.tokens.inspector;
    const body = { userName: 'srey.neang', name: 'Srey Neang', role: 'user', language: 'km-KH' };
    const invited = (await api.post<{ id: number; link: string }>('/api/accounts', { token, body })).body
      .data;
    const link = { token: invited.link.split('token=')[1], newPassword: PASSWORD };
    await api.post('/api/user/password-link', { body: link });
    const credentials = { username: 'srey.neang', password: PASSWORD };
    const login = await api.post<{ token: string }>('/api/user/login', { body: credentials });
    const theirs = { token: login.body.data.token };
    const written = await api.post<{ id: number; author: { id: number } }>('/api/library/items', {
      ...theirs,
      body: LESSON,
    });
    const author = await authors.read(written.body.data.author);
    expect(author).toMatchObject({ name: 'Srey Neang', account: { id: invited.id } });
    expect((await authors.edit(author, { note: 'Lives in Kampot' })).body.code).toBe(20000);
    const account = await api.get<{ version: number }>(`/api/accounts/${invited.id}`, { token });
    const removal = { version: account.body.data.version, reason: 'Works elsewhere.', keepsName };
    const removed = await api.post(`/api/accounts/${invited.id}/remove`, { token, body: removal });
    expect(removed.body.code).toBe(20000);
    expect(await authors.read(author)).toMatchObject({ ...kept, account: null });
    expect((await items.get(written.body.data.id, 'inspector')).author.name).toEqual(kept.name);
  });

  test('write what another system sends in their name without an author', async () => {
    const [system, owner] = [
      await OtherSystem.of(api, items.tokens.inspector, 'admin'),
      await OtherSystem.of(api, items.tokens.owner, 'user'),
    ];
    await system.sent('authors', { externalId: 'teacher-1', name: 'Anna Integrated' });
    const authorOf = async (externalId: string) => {
      const sql = 'SELECT id FROM content_item WHERE external_id = $1';
      const [row] = await api.sql<{ id: number }>(sql, [externalId]);
      return (await items.get(row?.id ?? 0, 'inspector')).author;
    };
    const row = { ...ITEM_ROW, externalId: 'own-1', author: undefined };
    expect(await owner.results('items', row, { ...row, externalId: 'own-2' })).toEqual([
      'created',
      'created',
    ]);
    expect(await authorOf('own-2')).toEqual(await authorOf('own-1'));
    expect((await authors.read(await authorOf('own-1'))).account).toMatchObject({ id: 2 });
    // What names nobody keeps the author that it has.
    await owner.results('items', { ...row, author: 'Anna Integrated' });
    expect(await owner.results('items', { ...row, title: 'Next' })).toEqual(['updated']);
    expect(await authorOf('own-1')).toMatchObject({ name: 'Anna Integrated' });
  });
});

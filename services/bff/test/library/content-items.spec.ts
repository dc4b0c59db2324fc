import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Authors } from '../support/authors.js';
import { ContentItems, ITEM } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

describe('content items', () => {
  let api: TestApi;
  let items: ContentItems;
  let authors: Authors;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    authors = new Authors(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  test('begin as a draft of whoever creates them, once per key', async () => {
    const { body } = await items.create({}, 'owner', 'draft-number-1');
    expect(body.data).toMatchObject({
      ...{ title: ITEM.title, body: ITEM.body, author: { id: 3, name: 'Anna Keller' } },
      ...{ state: 'draft', online: 'never', own: true, working: 1, published: null, version: 1 },
    });
    expect((await items.create({}, 'owner', 'draft-number-1')).body.data.id).toBe(body.data.id);
    expect((await items.read(body.data.id, 'stranger')).body.code).toBe(40400);
    expect((await items.get(body.data.id, 'inspector')).own).toBe(false);
    expect((await items.history(body.data.id))[0]).toMatchObject({ action: 'create', person: 'Chan Maly' });
  });

  test.each([
    ['a title of 81 characters', { title: 'x'.repeat(81) }, 'title'],
    ['a title with a space in front', { title: ' x' }, 'title'],
    ['no title', { title: '' }, 'title'],
    ['an unknown kind', { kind: 'audio' }, 'kind'],
    ['an unknown language', { language: 'fr-FR' }, 'language'],
    ['an age below 3', { agesFrom: 2 }, 'agesFrom'],
    ['an age above 18', { agesTo: 19 }, 'agesTo'],
    ['ages in the wrong order', { agesFrom: 9, agesTo: 8 }, 'agesTo'],
    ['a summary of 201 words', { summary: 'word '.repeat(201) }, 'summary'],
    ['11 labels', { labels: Array.from({ length: 11 }, (_, at) => `label ${at}`) }, 'labels'],
    ['a label of 31 characters', { labels: ['x'.repeat(31)] }, 'labels'],
    ['an empty label', { labels: [''] }, 'labels'],
    ['a label twice', { labels: ['Robots', 'robots'] }, 'labels'],
    ['a body of 20,001 characters', { body: 'x'.repeat(20_001) }, 'body'],
    ['a body for a video', { kind: 'video' }, 'body'],
    ['a video for a text', { videoAddress: 'https://sala.example/a.mp4' }, 'videoAddress'],
    [
      'a video by http',
      { kind: 'video', body: '', videoAddress: 'http://sala.example/a.mp4' },
      'videoAddress',
    ],
    ['an external id of 65 characters', { externalId: 'x'.repeat(65) }, 'externalId'],
  ])('refuse %s, and name the field', async (_, change, field) => {
    const { status, body } = await items.create(change);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ field: expect.stringMatching(`^${field}`) }] });
  });

  test('take what is just within the limits', async () => {
    const labels = Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(30, 'x'));
    const change = { title: 'ក'.repeat(80), summary: 'word '.repeat(200), labels, agesFrom: 3, agesTo: 18 };
    expect((await items.create(change)).body).toMatchObject({ code: 20000, data: change });
    const video = { kind: 'video', body: '', videoAddress: 'https://sala.example/a.mp4' };
    expect((await items.create(video)).body).toMatchObject({ code: 20000, data: video });
  });

  test('are submitted only with a text or a video', async () => {
    for (const empty of [{ body: ' \n' }, { kind: 'video', body: '' }]) {
      const { id, version } = await items.created(empty);
      expect((await items.act(id, 'submit', version, 'owner')).body).toMatchObject({
        ...{ code: 50000, data: { field: empty.kind === 'video' ? 'videoAddress' : 'body' } },
      });
    }
  });

  test('are not saved over a change of somebody else, of which they tell', async () => {
    const item = await items.created();
    const changed = await items.save(item.id, item.version, { title: 'First' }, 'inspector');
    expect(changed.body.data).toMatchObject({ title: 'First', version: 2 });
    const { body } = await items.save(item.id, item.version, { title: 'Second' });
    expect(body).toMatchObject({
      code: 40900,
      data: { state: 'draft', version: 2, action: 'edit', person: 'Sok Dara' },
    });
    expect(await items.get(item.id)).toMatchObject({ title: 'First', version: 2 });
    const answers = await Promise.all(['One', 'Two'].map((title) => items.save(item.id, 2, { title })));
    expect(answers.map(({ body: { code } }) => code).sort()).toEqual([20000, 40900]);
  });

  test('keep in the history what was changed, of a body its length', async () => {
    const { id, version } = await items.created();
    await items.save(id, version, { title: 'Renamed', body: 'Short.' });
    expect((await items.history(id))[0]).toMatchObject({
      action: 'edit',
      before: { title: ITEM.title, characters: ITEM.body.length },
      after: { title: 'Renamed', characters: 6, revision: 1 },
    });
    expect((await items.history(id))[0]?.after).not.toHaveProperty('labels');
  });

  test('share no external id, except with the bin', async () => {
    const first = await items.created({ externalId: 'lesson-1' });
    expect((await items.create({ externalId: 'lesson-1' })).body).toMatchObject({
      ...{ code: 40900, data: { field: 'externalId', id: first.id } },
    });
    const other = await items.created();
    expect((await items.save(other.id, 1, { externalId: 'lesson-1' })).body.code).toBe(40900);
    const removed = await items.taken(first, 'remove');
    expect((await items.save(other.id, 1, { externalId: 'lesson-1' })).body.code).toBe(20000);
    expect((await items.act(first.id, 'restore', removed.version)).body.code).toBe(40900);
  });

  test('name the author that has what a merged one had, and no removed one', async () => {
    const [source, target] = [await authors.created('Twin'), await authors.created('Twin too')];
    const draft = await items.created({ authorId: source.id });
    const online = await items.published({ authorId: source.id });
    const edited = (await items.save(online.id, online.version, { authorId: source.id, title: 'Next' })).body
      .data;
    await authors.merge(await authors.read(source), await authors.read(target));
    for (const { id } of [draft, online])
      expect((await items.get(id)).author).toEqual({ id: target.id, name: 'Twin too' });
    expect((await items.created({ authorId: source.id })).author.id).toBe(target.id);
    const again = await items.taken(edited, 'submit', 'approve', 'publish');
    expect(again.author.id).toBe(target.id);
    expect(await api.sql('SELECT author_id FROM content_item WHERE id = $1', [again.id])).toEqual([
      { author_id: target.id },
    ]);
    const gone = await authors.created('Nobody');
    await authors.move(gone, 'remove');
    for (const authorId of [gone.id, 1_000_000])
      expect((await items.create({ authorId })).body).toMatchObject({
        code: 40900,
        data: { field: 'authorId' },
      });
    expect((await authors.move(await authors.read(target), 'remove')).body.code).toBe(40900);
  });

  test('are written under the own name where no author is named, by an author that is made once', async () => {
    await api.sql('UPDATE author SET account_id = NULL');
    const both = await Promise.all([items.create({ authorId: null }), items.create({ authorId: undefined })]);
    const made = both.map(({ body }) => body.data.author);
    const call = { token: items.tokens.owner };
    const { name } = (await api.post<{ name: string }>('/api/user/info', call)).body.data;
    expect(made).toEqual([made[0], made[0]]);
    expect(made[0]?.name).toBe(name);
    const id = made[0]?.id ?? 0;
    expect(await api.sql('SELECT account_id FROM author WHERE id = $1', [id])).toEqual([{ account_id: 2 }]);
    expect(
      await api.sql(`SELECT action, account_id FROM audit_entry WHERE entity = 'author' AND entity_id = $1`, [
        id,
      ]),
    ).toEqual([{ action: 'create', account_id: 2 }]);
    // Once the author has another name, or was merged, it is still the one of the account.
    await api.sql(`UPDATE author SET name = 'Pen name' WHERE id = $1`, [id]);
    expect((await items.created({ authorId: null })).author).toEqual({ id, name: 'Pen name' });
    const [item] = both;
    expect((await items.save(item.body.data.id, 1, { authorId: null })).body.code).toBe(40000);
  });

  test('a merge and a new item of the same author never leave an item with a merged author', async () => {
    for (let round = 0; round < 5; round++) {
      const [source, target] = [await authors.created('Source'), await authors.created('Target')];
      const [{ body }] = await Promise.all([
        items.create({ authorId: source.id }),
        authors.merge(source, target),
      ]);
      expect((await items.get(body.data.id)).author.id).toBe(target.id);
      expect(await api.sql('SELECT 1 FROM content_item WHERE author_id = $1', [source.id])).toEqual([]);
    }
  });
});

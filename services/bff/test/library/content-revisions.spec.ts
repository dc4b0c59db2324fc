import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { factsOf } from '../support/facts.js';
import { ContentItems, ITEM } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

interface Revision {
  number: number;
  title: string;
  changedBy: { name: string } | null;
  publishedTime: string | null;
  isWorking: boolean;
  isPublished: boolean;
  body: string;
  html: string;
}

describe('revisions of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const ask = <Data>(path: string, caller: keyof ContentItems['tokens'] = 'owner') =>
    api.get<Data>(`/api/library/items/${path}`, { token: items.tokens[caller] });
  const revisions = async (id: number) => (await ask<{ list: Revision[] }>(`${id}/revisions`)).body.data.list;
  const stored = (id: number) =>
    api.sql('SELECT title, subject, source, author_id, language, labels FROM content_item WHERE id = $1', [
      id,
    ]);

  test('a draft is changed in place, and what was decided is kept', async () => {
    const item = await items.created();
    const saved = (await items.save(item.id, item.version, { title: 'In place' })).body.data;
    expect(saved.working).toBe(1);
    const rejected = await items.taken(saved, 'submit', 'reject');
    const corrected = (await items.save(item.id, rejected.version, { title: 'Corrected' })).body.data;
    expect(corrected.working).toBe(2);
    expect((await items.save(item.id, corrected.version, { title: 'Again' })).body.data.working).toBe(2);
    expect(await revisions(item.id)).toMatchObject([
      { number: 2, title: 'Again', isWorking: true, isPublished: false, publishedTime: null },
      { number: 1, title: 'In place', isWorking: false },
    ]);
  });

  test('what is online stays as it was until the next revision goes online, and so do all figures', async () => {
    const figures = async () => [
      await factsOf(api, 'clicks', 'kind, subject, source, author'),
      (await api.get('/api/popular/list?type=text', { token: items.tokens.inspector })).body.data,
    ];
    const before = await figures();
    const id = 1;
    const row = await stored(id);
    const read = await items.get(id, 'stranger');
    const next = {
      title: 'Edited',
      subject: 'safety',
      source: 'other',
      authorId: 7,
      labels: ['edited'],
      language: 'en-US',
    };
    let { version } = await items.get(id, 'inspector');
    version = (await items.save(id, version, next, 'inspector')).body.data.version;
    for (const [step, caller] of [
      ['submit', 'inspector'],
      ['approve', 'other'],
    ] as const) {
      version = (await items.act(id, step, version, caller)).body.data.version;
      expect(await stored(id)).toEqual(row);
      expect(await items.get(id, 'stranger')).toEqual({ ...read, version, updatedTime: expect.any(String) });
      expect(await figures()).toEqual(before);
    }
    expect((await items.act(id, 'publish', version)).body.data).toMatchObject({
      state: 'online',
      working: 2,
      published: 2,
    });
    expect(await items.get(id, 'stranger')).toMatchObject({ title: 'Edited', author: { id: 7 } });
    expect(await stored(id)).toMatchObject([
      { title: 'Edited', subject: 'safety', author_id: 7, labels: ['edited'] },
    ]);
  });

  test('what is online can be taken offline while the next revision is worked on', async () => {
    const item = await items.published();
    const edited = (await items.save(item.id, item.version, { title: 'Next' })).body.data;
    expect(edited).toMatchObject({ state: 'draft', online: 'online' });
    expect((await items.act(item.id, 'remove', edited.version)).body.code).toBe(40900);
    const offline = (await items.act(item.id, 'unpublish', edited.version)).body.data;
    expect(offline).toMatchObject({
      state: 'draft',
      online: 'offline',
      title: 'Next',
      working: 2,
      published: 1,
    });
    expect((await items.read(item.id, 'stranger')).body.code).toBe(40400);
    expect(await items.taken(offline, 'submit', 'approve', 'publish')).toMatchObject({
      state: 'online',
      published: 2,
    });
  });

  test.each([[], ['submit'], ['submit', 'reject']])(
    'what was taken offline while the next revision was worked on can be put online again: %j',
    async (...steps) => {
      const item = await items.published({ title: 'Published' });
      const edited = (await items.save(item.id, item.version, { title: 'Next' })).body.data;
      const waiting = await items.taken(edited, ...steps);
      const offline = (await items.act(item.id, 'unpublish', waiting.version)).body.data;
      expect(offline.actions).toContain('online');
      const again = (await items.act(item.id, 'publish', offline.version)).body.data;
      expect(again).toMatchObject({ state: waiting.state, online: 'online', published: 1, working: 2 });
      expect(await stored(item.id)).toMatchObject([{ title: 'Published' }]);
      expect((await items.history(item.id))[0]).toMatchObject({ action: 'online' });
    },
  );

  test('are shown with their HTML, to those who work on the item', async () => {
    const item = await items.published({ body: '# Lamps\n\n<script>alert(1)</script>' });
    const revision = (await ask<Revision>(`${item.id}/revisions/1`)).body.data;
    expect(revision).toMatchObject({ number: 1, title: ITEM.title, isWorking: true, isPublished: true });
    expect(revision.html).toContain('<h2>Lamps</h2>');
    expect(revision.html).not.toContain('<script');
    for (const path of ['revisions', 'revisions/1', 'comparison?from=1&to=1', 'history'])
      expect((await ask(`${item.id}/${path}`, 'stranger')).body.code).toBe(40400);
    expect((await ask(`${item.id}/revisions/2`)).body.code).toBe(40400);
    expect((await ask(`${item.id}/comparison?from=1&to=2`)).body.code).toBe(40400);
  });

  test('are compared field by field, and the body line by line', async () => {
    const item = await items.published();
    await items.save(item.id, item.version, {
      ...{ title: 'Lamps that shine', authorId: 2, labels: ['lamps', 'light'], agesTo: 12 },
      body: 'One lamp.\n\nThree lamps.\n\nFour lamps.',
    });
    const { data } = (await ask(`${item.id}/comparison?from=1&to=2`)).body;
    expect(data).toEqual({
      from: 1,
      to: 2,
      fields: [
        { field: 'title', before: [ITEM.title], after: ['Lamps that shine'] },
        { field: 'authorId', before: ['Anna Keller'], after: ['林小雨'] },
        { field: 'agesTo', before: ['11'], after: ['12'] },
        { field: 'labels', before: ['lamps', 'first steps'], after: ['lamps', 'light'] },
      ],
      body: [
        { change: 'kept', lines: ['One lamp.', ''] },
        { change: 'removed', lines: ['Two lamps.'] },
        { change: 'added', lines: ['Three lamps.', '', 'Four lamps.'] },
      ],
      isBodyReplaced: false,
    });
  });

  test('are restored as a draft, which loses nothing', async () => {
    const item = await items.published();
    const edited = (await items.save(item.id, item.version, { title: 'Worse' })).body.data;
    const again = await items.taken(edited, 'submit', 'approve', 'publish');
    const restore = (version: number) =>
      api.post<typeof item>(`/api/library/items/${item.id}/revisions/1/restore`, {
        ...{ token: items.tokens.owner, body: { version } },
      });
    expect((await restore(again.version - 1)).body.code).toBe(40900);
    expect((await restore(again.version)).body.data).toMatchObject({
      ...{ title: ITEM.title, state: 'draft', online: 'online', working: 3, published: 2 },
    });
    expect((await items.history(item.id))[0]).toMatchObject({
      action: 'edit',
      after: { revision: 3, restored: 1 },
    });
    expect(await items.get(item.id, 'stranger')).toMatchObject({ title: 'Worse' });
    expect((await revisions(item.id)).map(({ title }) => title)).toEqual([ITEM.title, 'Worse', ITEM.title]);
  });

  test('a preview is what readers will see', async () => {
    const body = '# Lamps\n\n[a](https://sala.example) ![b](/c.webp)';
    const { data } = (
      await api.post<{ html: string }>('/api/library/previews', {
        token: items.tokens.stranger,
        body: { body },
      })
    ).body;
    expect(data.html).toBe(
      '<h2>Lamps</h2>\n<p><a href="https://sala.example" rel="noopener noreferrer">a</a> <img src="/c.webp" alt="b" loading="lazy" /></p>\n',
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Authors } from '../support/authors.js';
import { ContentItems } from '../support/content-items.js';
import { ITEM_ROW, OtherSystem } from '../support/integration.js';
import { TestApi } from '../support/test-api.js';

const AUTHOR = { externalId: 'teacher-1', name: 'Anna Integrated', note: 'Teaches coding.' };

describe('batches of another system', () => {
  let api: TestApi;
  let people: ContentItems;
  let authors: Authors;
  let system: OtherSystem;
  let owner: OtherSystem;
  beforeAll(async () => {
    api = await TestApi.start();
    people = await ContentItems.start(api);
    authors = new Authors(api, people.tokens.inspector);
    system = await OtherSystem.of(api, people.tokens.inspector, 'admin');
    owner = await OtherSystem.of(api, people.tokens.owner, 'user');
    await system.sent('authors', AUTHOR);
  });
  afterAll(() => api.stop());

  const itemOf = async (externalId: string) => {
    const [row] = await api.sql<{ id: number }>('SELECT id FROM content_item WHERE external_id = $1', [
      externalId,
    ]);
    return await people.get(row?.id ?? 0, 'inspector');
  };

  describe('with items', () => {
    test('makes drafts, changes them, and changes nothing the next time', async () => {
      const rows = [ITEM_ROW, { ...ITEM_ROW, externalId: 'lesson-2', title: 'Wheels' }];
      const made = await system.sent('items', ...rows);
      expect(made).toMatchObject({ created: 2, updated: 0, unchanged: 0, refused: 0 });
      expect(await itemOf('lesson-1')).toMatchObject({
        ...{ id: made.rows[0]?.id, state: 'draft', online: 'never', own: true, version: 1 },
        ...{ title: ITEM_ROW.title, labels: ['lamps'], body: ITEM_ROW.body, author: { name: AUTHOR.name } },
      });
      expect(await system.sent('items', ...rows)).toEqual({
        ...{ created: 0, updated: 0, unchanged: 2, refused: 0 },
        rows: made.rows.map(({ index, id }) => ({ index, result: 'unchanged', id })),
      });
      expect(await itemOf('lesson-1')).toMatchObject({ version: 1 });

      expect(await system.results('items', { ...ITEM_ROW, title: 'Lamps that glow' })).toEqual(['updated']);
      const changed = await itemOf('lesson-1');
      expect(changed).toMatchObject({ title: 'Lamps that glow', state: 'draft', working: 1, version: 2 });
      expect((await people.history(changed.id, 'inspector')).map(({ action }) => action)).toEqual([
        'edit',
        'create',
      ]);
    });

    test.each(['__proto__', 'constructor', 'toString', 'labels.0.valueOf'])(
      'refuses only the row that has the inherited name %s',
      async (field) => {
        const [name = '', ...inner] = field.split('.');
        const value = inner.length > 0 ? [{ [inner.at(-1) ?? '']: 1 }] : 1;
        const good = { ...ITEM_ROW, externalId: `beside-${field}` };
        // A literal would set the prototype instead of the field.
        const bad: unknown = Object.fromEntries([
          ...Object.entries({ ...ITEM_ROW, externalId: 'stray' }),
          [name, value],
        ]);
        expect((await system.sent('items', bad, good)).rows).toMatchObject([
          { index: 0, result: 'refused', reason: 'contractBroken', errors: [{ field, rule: 'unknown' }] },
          { index: 1, result: 'created' },
        ]);
        expect(await api.sql("SELECT FROM content_item WHERE external_id = 'stray'")).toHaveLength(0);
      },
    );

    test.each([
      '{"rows":{"0":{"constructor":1}}}',
      '{"rows":[{"externalId":"fine"}],"constructor":1}',
      '{"rows":[{"externalId":"fine"}],"toString":{"rows":1}}',
    ])('refuses all of %s, whose inherited name is in no row', async (json) => {
      const answer = await system.put('items', JSON.parse(json) as object);
      expect(answer).toMatchObject({ status: 400, body: { code: 40000 } });
    });

    test('keeps what a row leaves out', async () => {
      const row = { ...ITEM_ROW, externalId: 'kept', summary: 'Written there.' };
      await system.sent('items', row);
      const { summary: _summary, labels: _labels, body: _body, ...rest } = row;
      expect(await system.results('items', rest)).toEqual(['unchanged']);
      expect(await system.results('items', { ...rest, summary: '' })).toEqual(['updated']);
      expect(await itemOf('kept')).toMatchObject({ summary: '', labels: ['lamps'], body: ITEM_ROW.body });
    });

    test('begins a new revision of what is online, which stays as it is', async () => {
      const row = { ...ITEM_ROW, externalId: 'online-1', submit: true };
      expect(await owner.results('items', row, row)).toEqual(['created', 'contractBroken']);
      const submitted = await itemOf('online-1');
      expect(submitted.state).toBe('inspecting');
      expect(await owner.results('items', row)).toEqual(['unchanged']);
      expect(await owner.results('items', { ...row, title: 'Too early' })).toEqual(['itemInspected']);

      await people.taken(submitted, 'approve', 'publish');
      expect(await owner.results('items', row)).toEqual(['unchanged']);
      expect(await owner.results('items', { ...row, title: 'The next one', submit: false })).toEqual([
        'updated',
      ]);
      expect(await itemOf('online-1')).toMatchObject({
        working: 2,
        published: 1,
        state: 'draft',
        online: 'online',
      });
      expect((await people.get(submitted.id, 'stranger')).title).toBe(ITEM_ROW.title);
      expect(await owner.results('items', { ...row, title: 'The next one' })).toEqual(['updated']);
      expect(await itemOf('online-1')).toMatchObject({ working: 2, state: 'inspecting', online: 'online' });
    });

    test('is inspected by somebody else than its sender', async () => {
      await system.sent('items', { ...ITEM_ROW, externalId: 'own', submit: true });
      const { id, version } = await itemOf('own');
      expect((await people.act(id, 'approve', version, 'inspector')).body.code).toBe(40900);
      expect((await people.act(id, 'approve', version, 'other')).body.code).toBe(20000);
    });

    test('refuses single rows, says why and what to do, and takes the others', async () => {
      await system.sent(
        'items',
        { ...ITEM_ROW, externalId: 'binned' },
        { ...ITEM_ROW, externalId: 'of-admin' },
      );
      const binned = await itemOf('binned');
      await people.act(binned.id, 'remove', binned.version);
      const rows = [
        'text',
        { ...ITEM_ROW, externalId: '' },
        { ...ITEM_ROW, externalId: 'x', title: '', agesFrom: 1, colour: 'red' },
        { ...ITEM_ROW, externalId: 'x', agesFrom: 12, agesTo: 9 },
        { ...ITEM_ROW, externalId: 'x3', author: 'Nobody' },
        { ...ITEM_ROW, externalId: 'x4', body: '', submit: true },
        { ...ITEM_ROW, externalId: 'x5', body: '![](media:AAAAAAAAAAAAAAAAAAAAAA-640x480)', submit: true },
        { ...ITEM_ROW, externalId: 'binned' },
        { ...ITEM_ROW, externalId: 'lesson-2', kind: 'video', body: '' },
        { ...ITEM_ROW, externalId: 'sound' },
      ];
      const { refused, rows: answers } = await system.sent('items', ...rows);
      expect(refused).toBe(rows.length - 1);
      expect(answers.map(({ reason, result }) => reason ?? result)).toEqual([
        ...Array<string>(4).fill('contractBroken'),
        ...[
          'authorUnknown',
          'contentIncomplete',
          'pictureUndescribed',
          'itemInBin',
          'contractBroken',
          'created',
        ],
      ]);
      expect(answers[2]?.errors?.map(({ field }) => field).toSorted()).toEqual([
        'agesFrom',
        'colour',
        'title',
      ]);
      expect(answers[3]?.errors).toMatchObject([{ field: 'agesTo', rule: 'minimum' }]);
      expect(answers[4]?.msg).toContain('Send the author first');
      expect(answers[8]?.errors).toMatchObject([{ field: 'kind', msg: 'must be one of text' }]);
      expect(await api.sql(`SELECT FROM content_item WHERE external_id LIKE 'x%'`)).toEqual([]);
      expect(await owner.results('items', { ...ITEM_ROW, externalId: 'of-admin' })).toEqual([
        'externalIdTaken',
      ]);
    });

    test('says it in the language of the request', async () => {
      const row = { ...ITEM_ROW, externalId: 'x6', author: 'Nobody' };
      const { body } = await system.send('items', [row], { 'accept-language': 'zh-CN' });
      expect(body.data.rows[0]?.msg).toContain('请先发送该作者');
    });

    test('of 500 rows are taken, and not more', async () => {
      const rows = Array.from({ length: 501 }, (_, index) => ({ ...ITEM_ROW, externalId: `many-${index}` }));
      expect((await system.send('items', rows)).body).toMatchObject({
        code: 40000,
        data: { errors: [{ field: 'rows', rule: 'maxItems' }] },
      });
      expect(await system.sent('items', ...rows.slice(1))).toMatchObject({ created: 500, refused: 0 });
      expect(await system.sent('items', ...rows.slice(1))).toMatchObject({ unchanged: 500 });
    });

    test('may be larger than other bodies, up to their own limit', async () => {
      const row = (size: number) => ({ ...ITEM_ROW, externalId: 'large', body: 'a'.repeat(size) });
      const rows = Array.from({ length: 190 }, () => row(20_000));
      expect((await system.send('items', rows)).body.data.created).toBe(1);
      const { status, body } = await system.send('items', [...rows, ...rows]);
      expect({ status, msg: body.msg }).toEqual({
        status: 413,
        msg: 'The request is too large. The limit is 4 MB.',
      });
    });
  });

  describe('with authors', () => {
    test('finds them by external id, and by name', async () => {
      const [known] = (await authors.list('&search=Integrated')).list;
      if (!known) throw new Error('The author is not there.');
      expect(known).toMatchObject(AUTHOR);
      const renamed = { ...AUTHOR, name: 'Anna Renamed' };
      const { rows } = await system.sent('authors', renamed);
      expect(rows).toEqual([{ index: 0, result: 'updated', id: known.id }]);
      expect(await system.results('authors', renamed, { name: 'Anna Renamed' })).toEqual([
        'unchanged',
        'unchanged',
      ]);
      expect(await system.results('authors', AUTHOR)).toEqual(['updated']);
      expect((await authors.history(known)).map(({ action }) => action)).toEqual(['edit', 'edit', 'create']);
    });

    test('gives the id to the one that was written here', async () => {
      const written = await authors.created('Written Here');
      const { rows } = await system.sent('authors', { externalId: 'teacher-2', name: 'Written Here' });
      expect(rows).toEqual([{ index: 0, result: 'updated', id: written.id }]);
      const { rows: namesake } = await system.sent('authors', {
        externalId: 'teacher-3',
        name: 'Written Here',
      });
      expect(namesake).toMatchObject([{ result: 'created' }]);
      expect(await system.results('authors', { name: 'Written Here' })).toEqual(['nameAmbiguous']);
    });

    test('leaves merged authors as they are, and refuses removed ones', async () => {
      const { rows } = await system.sent(
        'authors',
        { externalId: 'm-1', name: 'Merged' },
        { externalId: 'm-2', name: 'Gone' },
      );
      const [merged, gone] = rows.map(({ id = 0 }) => id);
      const into = await authors.created('The real one');
      await authors.merge(await authors.read({ id: merged ?? 0 }), into);
      await authors.move(await authors.read({ id: gone ?? 0 }), 'remove');
      const again = await system.sent(
        'authors',
        { externalId: 'm-1', name: 'Another name' },
        { externalId: 'm-2', name: 'Gone' },
      );
      expect(again.rows).toMatchObject([{ result: 'unchanged', id: into.id }, { reason: 'authorRemoved' }]);
      await system.sent('items', {
        ...ITEM_ROW,
        externalId: 'of-merged',
        author: undefined,
        authorExternalId: 'm-1',
      });
      expect((await itemOf('of-merged')).author.id).toBe(into.id);
    });

    test('makes one of each, however many send it at once', async () => {
      const row = { externalId: 'at-once', name: 'At Once' };
      const results = (await Promise.all([1, 2, 3, 4].map(() => system.results('authors', row)))).flat();
      expect(results.toSorted()).toEqual(['created', 'unchanged', 'unchanged', 'unchanged']);
    });
  });

  describe('with projects and teams', () => {
    test('finds them by name', async () => {
      const team = { name: 'Integrated team', description: 'They write.' };
      const project = { name: 'Integrated project', description: 'A robot.', team: team.name };
      expect(await system.results('projects', project)).toEqual(['teamUnknown']);
      expect(await system.results('teams', team, team)).toEqual(['created', 'contractBroken']);
      expect(await system.results('projects', project, { name: 'Another', team: 'No team' })).toEqual([
        'created',
        'teamUnknown',
      ]);
      expect(await system.results('projects', project, { name: project.name })).toEqual([
        'unchanged',
        'contractBroken',
      ]);
      expect(await system.results('projects', { name: project.name, description: 'Two robots.' })).toEqual([
        'updated',
      ]);
      const { body } = await api.get<{ list: { id: number; version: number }[] }>(
        '/api/directory/projects?search=Integrated',
        { token: people.tokens.inspector },
      );
      expect(body.data.list).toMatchObject([
        { description: 'Two robots.', team: { name: team.name }, version: 2 },
      ]);
      const [{ id, version } = { id: 0, version: 0 }] = body.data.list;
      await api.post(`/api/directory/projects/${id}/close`, {
        token: people.tokens.inspector,
        body: { version },
      });
      expect(await system.results('projects', project)).toEqual(['groupClosed']);
    });
  });

  test('of an ordinary account are its own items, and nothing else', async () => {
    for (const kind of ['authors', 'projects', 'teams', 'facts'] as const)
      expect((await owner.send(kind, [{ name: 'X' }])).body.code).toBe(40300);
    const reader = await OtherSystem.of(api, people.tokens.inspector, 'admin', ['contentItems:write']);
    expect((await reader.send('items', [ITEM_ROW])).body.msg).toContain('integration:write');
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Authors } from '../support/authors.js';
import { ContentItems } from '../support/content-items.js';
import { ContentSheets } from '../support/content-sheets.js';
import { ITEM_ROW, OtherSystem } from '../support/integration.js';
import { TestApi } from '../support/test-api.js';

/** The same name as it is typed elsewhere: in another case with two blanks, and in another width with a blank that does not break. */
const DARA = 'S\u00F5k Dara';
const SPELLINGS = ['so\u0303k  dara', 'ＳÕＫ\u00A0Dara'];
const HEADER = 'External ID,Title,Kind,Subject,Source,Author,Language,From age,To age,Body';

describe('the spellings of a name', () => {
  let api: TestApi;
  let people: ContentItems;
  let authors: Authors;
  let system: OtherSystem;
  let sheets: ContentSheets;
  beforeAll(async () => {
    api = await TestApi.start();
    people = await ContentItems.start(api);
    authors = new Authors(api, people.tokens.inspector);
    system = await OtherSystem.of(api, people.tokens.inspector, 'admin');
    sheets = new ContentSheets(people, HEADER);
  });
  afterAll(() => api.stop());

  const row = (externalId: string, author: string) =>
    `${externalId},Lanterns,Text,Art,Teachers,${author},Khmer,7,11,One lantern.`;
  const authorOf = async (externalId: string) => {
    const [found] = await api.sql<{ author_id: number }>(
      'SELECT author_id FROM content_item WHERE external_id = $1',
      [externalId],
    );
    return found?.author_id;
  };

  test('make one author, whose name stays as it is until the other system has an id for it', async () => {
    const { id } = await authors.created(DARA);
    for (const name of SPELLINGS) {
      expect((await system.sent('authors', { name })).rows).toEqual([{ index: 0, result: 'unchanged', id }]);
      const noted = await system.sent('authors', { name, note: `Is ${name}.` });
      expect(noted.rows).toEqual([{ index: 0, result: 'updated', id }]);
    }
    expect((await authors.read({ id })).name).toBe(DARA);
    const named = { externalId: 'dara-1', name: SPELLINGS[0] };
    expect((await system.sent('authors', named)).rows).toEqual([{ index: 0, result: 'updated', id }]);
    expect(await authors.read({ id })).toMatchObject({ externalId: 'dara-1', name: SPELLINGS[0] });
    expect(await system.results('authors', { name: 'Two At Once' }, { name: 'two at once' })).toEqual([
      'created',
      'unchanged',
    ]);
    expect(await system.results('authors', { name: 'Sok Dara' })).toEqual(['created']);
  });

  test('name one author of an item, in batches and in sheets', async () => {
    const { id } = await authors.created('Keo Pich');
    const author = 'keo\u00A0 PICH';
    expect(await system.results('items', { ...ITEM_ROW, externalId: 'spelt-1', author })).toEqual([
      'created',
    ]);
    expect(await authorOf('spelt-1')).toBe(id);
    const told = await sheets.check([row('spelt-2', author)]);
    expect(told).toMatchObject({ create: 1, error: 0 });
    await sheets.confirm(told);
    expect(await authorOf('spelt-2')).toBe(id);
  });

  test('that two authors have are told apart by the exact one, and both are named where there is none', async () => {
    const one = await authors.created('Nov Sreymao');
    const other = await authors.created('NOV SREYMAO');
    const results = await system.sent('authors', { name: one.name }, { name: other.name });
    expect(results.rows).toMatchObject([
      { result: 'unchanged', id: one.id },
      { result: 'unchanged', id: other.id },
    ]);
    const both = `“Nov Sreymao” (${one.id}), “NOV SREYMAO” (${other.id})`;
    const { body } = await system.send('authors', [{ name: 'nov sreymao' }], { 'accept-language': 'en-US' });
    expect(body.data.rows[0]).toMatchObject({ reason: 'nameAmbiguous' });
    expect(body.data.rows[0]?.msg).toContain(both);
    const told = await sheets.check([row('both-1', other.name), row('both-2', 'nov sreymao')]);
    expect(told).toMatchObject({ create: 1, errors: [{ row: 3, field: 'author', rule: 'authorAmbiguous' }] });
    expect(told.errors[0]?.msg).toContain(both);
    await sheets.confirm(told, 'owner', true);
    expect(await authorOf('both-1')).toBe(other.id);
  });

  test('make one team and one project', async () => {
    const [team] = (await system.sent('teams', { name: 'Écrivains du soir' })).rows;
    const spelt = { name: 'e\u0301crivains  du SOIR', description: 'They write.' };
    expect((await system.sent('teams', spelt)).rows).toEqual([{ index: 0, result: 'updated', id: team?.id }]);
    const [project] = (await system.sent('projects', { name: 'Night School', team: spelt.name })).rows;
    expect(project).toMatchObject({ result: 'created' });
    const [again] = (await system.sent('projects', { name: 'ｎｉｇｈｔ school', team: 'Écrivains du soir' }))
      .rows;
    expect(again).toEqual({ index: 0, result: 'unchanged', id: project?.id });
    expect(await api.sql('SELECT name, description FROM team WHERE id = $1', [team?.id])).toEqual([
      { name: 'Écrivains du soir', description: 'They write.' },
    ]);
    await api.sql(`INSERT INTO team (name) VALUES ('ÉCRIVAINS DU SOIR')`);
    expect(await system.results('teams', { name: 'Écrivains du soir' })).toEqual(['unchanged']);
    expect(await system.results('teams', spelt)).toEqual(['nameAmbiguous']);
  });

  test('of whoever imports mean an author who has the name already', async () => {
    const call = { token: people.tokens.stranger };
    const { name } = (await api.post<{ name: string }>('/api/user/info', call)).body.data;
    const { id } = await authors.created(name.toUpperCase());
    const told = await sheets.check([row('mine-1', name)], 'stranger');
    expect(told).toMatchObject({ create: 1, error: 0 });
    expect((await sheets.confirm(told, 'stranger')).body).toMatchObject({ data: { created: 1 } });
    expect(await authorOf('mine-1')).toBe(id);
  });

  test('are found by their index', async () => {
    await api.sql(`INSERT INTO author (name) SELECT 'Filling ' || at FROM generate_series(1, 2000) AS at`);
    await api.sql('ANALYZE author');
    const plan = await api.sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM author WHERE label_key(name) = ANY (label_keys('{Filling 7}'::text[]))`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('author_name_key_idx');
  });
});

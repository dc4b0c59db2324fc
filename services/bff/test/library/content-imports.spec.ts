import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, ContentItems, type Item, ITEM } from '../support/content-items.js';
import { ContentSheets } from '../support/content-sheets.js';
import { cpuTimeOf } from '../support/cpu-time.js';
import { TestApi } from '../support/test-api.js';

/** Several times as much as it takes. A statement for each row takes many times as much. */
const MOST_CPU_MS = 10_000;
const HEADER =
  'External ID,Title,Kind,Subject,Source,Author,Language,From age,To age,Labels,Summary,Body,Video address';

describe('an import of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  let sheets: ContentSheets;
  let author: string;
  beforeAll(async () => {
    // No transaction may wait for a second connection.
    api = await TestApi.start({ DATABASE_POOL_SIZE: '1' });
    items = await ContentItems.start(api);
    sheets = new ContentSheets(items, HEADER);
    author = (await items.created()).author.name;
  });
  afterAll(() => api.stop());

  const check = (...given: Parameters<ContentSheets['check']>) => sheets.check(...given);
  const confirm = (...given: Parameters<ContentSheets['confirm']>) => sheets.confirm(...given);
  const imported = async (lines: string[], caller: Caller = 'owner') =>
    (await confirm(await check(lines, caller), caller)).body.data;
  const undo = (...given: Parameters<ContentSheets['undo']>) => sheets.undo(...given);
  const named = async (externalId: string): Promise<Item | undefined> => {
    const [row] = await api.sql<{ id: number }>(
      `SELECT id FROM content_item WHERE external_id = $1 AND state <> 'removed'`,
      [externalId],
    );
    return row && (await items.get(row.id, 'inspector'));
  };
  const row = (externalId: string, change: { title?: string; body?: string; labels?: string } = {}) => {
    const { title = 'Lanterns', body = 'One lantern.', labels = 'lamps; night' } = change;
    return `${externalId},${title},Text,Art,Teachers,${author},Khmer,7,11,${labels},Of paper.,"${body}",`;
  };

  test('creates drafts of whoever imports it, and is undone as a whole', async () => {
    const result = await imported([row('im-1', { body: '- one\n- two' }), row('im-2'), row('')]);
    expect(result).toMatchObject({ created: 3, updated: 0, changed: 3, skipped: 0, rejected: 0 });
    const one = await named('im-1');
    expect(one).toMatchObject({
      ...{ title: 'Lanterns', kind: 'text', state: 'draft', online: 'never', own: false, version: 1 },
      ...{ labels: ['lamps', 'night'], body: '- one\n- two', published: null, working: 1 },
    });
    expect(one && (await items.get(one.id, 'owner')).own).toBe(true);
    expect(one && (await items.history(one.id))[0]).toMatchObject({ action: 'import', before: null });
    expect((await undo(result.operationId, 'stranger')).body.code).toBe(40400);
    expect((await undo(result.operationId)).body.data).toEqual({ changed: 3 });
    expect(await named('im-1')).toBeUndefined();
    expect((await undo(result.operationId)).body).toMatchObject({ code: 40900, data: { reason: 'undone' } });
  });

  test('begins a draft of an item that it knows, while what is online stays, and undo drops it', async () => {
    const online = await items.published({ externalId: 'im-online' });
    const draft = await items.created({ externalId: 'im-draft' });
    const lines = ['im-online,Renamed', 'im-draft,Renamed too', `im-draft,Again`];
    const told = await check(lines, 'owner', 'External ID,Title');
    expect(told).toMatchObject({ create: 0, update: 2, error: 1 });
    expect(told.errors).toMatchObject([{ row: 4, field: 'externalId', rule: 'duplicateRow' }]);
    const { data } = (await confirm(told, 'owner', true)).body;
    expect(data).toMatchObject({ created: 0, updated: 2, rejected: 1 });
    expect(await items.get(online.id, 'owner')).toMatchObject({
      ...{ title: 'Renamed', state: 'draft', online: 'online', published: 1, working: 2, body: ITEM.body },
    });
    expect((await items.get(online.id, 'stranger')).title).toBe(ITEM.title);
    expect(await items.get(draft.id, 'owner')).toMatchObject({ title: 'Renamed too', working: 2 });
    expect(
      await api.sql('SELECT title FROM content_item WHERE id = ANY ($1) ORDER BY id', [
        [online.id, draft.id],
      ]),
    ).toEqual([{ title: ITEM.title }, { title: 'Renamed too' }]);
    await undo(data.operationId);
    expect(await items.get(online.id, 'owner')).toMatchObject({
      title: ITEM.title,
      state: 'online',
      working: 1,
    });
    expect(await items.get(draft.id, 'owner')).toMatchObject({
      title: ITEM.title,
      state: 'draft',
      working: 1,
    });
    expect(await api.sql('SELECT title FROM content_item WHERE id = $1', [draft.id])).toEqual([
      { title: ITEM.title },
    ]);
  });

  test('says of each row what is wrong with it, and takes the others', async () => {
    await items.created({ externalId: 'im-foreign' }, 'stranger');
    await items.taken(await items.created({ externalId: 'im-waiting' }), 'submit');
    await items.taken(await items.created({ externalId: 'im-bin' }), 'remove');
    await items.created({ externalId: 'im-text' });
    const told = await check([
      row('im-good'),
      row('im-foreign'),
      row('im-waiting'),
      row('im-bin'),
      row('im-text').replace(',Text,', ',Video,'),
      row('im-a').replace(author, 'Nobody at all'),
      row('im-b', { labels: Array.from({ length: 11 }, (_, at) => `label ${at}`).join(';') }),
      row('im-c', { labels: 'Same;same' }),
      row('im-d').replace(',7,11,', ',11,7,'),
      row('im-e').replace(',Text,', ',Video,'),
      row('im-f').replace(',Art,', ',Cooking,'),
      row('im-g', { title: '=1+1' }),
      row('im-h', { title: 'x'.repeat(81) }),
      row('im-i', { body: 'x'.repeat(20_001) }),
      row('im-j', { body: `![lost](media:${'0'.repeat(40)}-640x480)` }),
      'im-k,,,,,,,,,,,,',
    ]);
    expect(told).toMatchObject({ create: 1, update: 0, error: 15 });
    const rules = Map.groupBy(told.errors, ({ row: at }) => at);
    expect([...rules].map(([at, all]) => [at, ...all.map(({ field, rule }) => `${field} ${rule}`)])).toEqual([
      [3, 'externalId itemTaken'],
      [4, 'externalId itemInspected'],
      [5, 'externalId itemInBin'],
      [6, 'kind kindFixed'],
      [7, 'author authorUnknown'],
      [8, 'labels maxItems'],
      [9, 'labels unique'],
      [10, 'agesTo minimum'],
      [11, 'body notForKind'],
      [12, 'subject enum'],
      [13, 'title formula'],
      [14, 'title maxLength'],
      [15, 'body maxLength'],
      [16, 'body pictureGone'],
      [
        17,
        ...['title', 'kind', 'subject', 'source', 'language', 'agesFrom', 'agesTo'].map(
          (field) => `${field} required`,
        ),
      ],
    ]);
    expect(told.errors.every(({ msg }) => msg.length > 10 && !msg.includes('{{'))).toBe(true);
    expect((await confirm(told)).body.code).toBe(50000);
    const { data } = (await confirm(told, 'owner', true)).body;
    expect(data).toMatchObject({ created: 1, rejected: 15 });
    await undo(data.operationId);
  });

  test('of a download changes nothing', async () => {
    await items.created({ externalId: 'im-own', summary: 'Two lines\n\nof it.', body: '- a list\n' });
    const columns = [
      ...['externalId', 'title', 'kind', 'subject', 'source', 'author', 'language', 'agesFrom', 'agesTo'],
      ...['labels', 'summary', 'body', 'videoAddress', 'state', 'updated'],
    ];
    const file = await sheets.download({ columns, filter: { search: 'Two lines', mine: true } }, 'km-KH');
    expect(await sheets.checkFile(file)).toMatchObject({
      ...{ create: 0, update: 0, unchanged: 1, error: 0, unusedColumns: [13, 14] },
    });
  });

  test('is not undone once one of its items was changed, or a set holds it', async () => {
    const first = await imported([row('im-changed'), row('im-left')]);
    const one = await named('im-changed');
    if (one) await items.save(one.id, one.version, { title: 'Mine', externalId: 'im-changed' });
    expect((await undo(first.operationId)).body).toMatchObject({ data: { reason: 'changed', changed: 1 } });
    const second = await imported([row('im-held')]);
    const held = await named('im-held');
    await api.sql(
      `INSERT INTO policy_member (policy_id, place, item_id) SELECT min(id), 999, $1 FROM policy`,
      [held?.id],
    );
    expect((await undo(second.operationId)).body).toMatchObject({ data: { reason: 'changed', changed: 1 } });
    expect(await named('im-held')).toBeDefined();
  });

  test('whose id was taken since the check shows the new check', async () => {
    const told = await check([row('im-late')]);
    await items.created({ externalId: 'im-late' }, 'stranger');
    const { body } = await confirm(told, 'owner', true);
    expect(body).toMatchObject({ code: 40900, data: { create: 0, error: 1 } });
  });

  test('is among the recent changes of whoever did it, and of administrators', async () => {
    const { operationId } = await imported([row('im-recent')], 'stranger');
    const recent = async (caller: Caller) =>
      (
        await api.get<{
          list: { operationId: string; action: string; person: string; obstacle: string | null }[];
        }>('/api/library/items/operations', { token: items.tokens[caller] })
      ).body.data.list;
    const found = (await recent('inspector')).find((one) => one.operationId === operationId);
    expect(found).toMatchObject({ action: 'import', obstacle: null, changed: 1, undone: false });
    expect((await recent('stranger')).map((one) => one.operationId)).toEqual([operationId]);
    expect((await recent('owner')).map((one) => one.operationId)).not.toContain(operationId);
    expect((await undo(operationId, 'inspector')).body.data).toEqual({ changed: 1 });
    expect((await recent('stranger'))[0]).toMatchObject({ obstacle: 'undone', undone: true });
  });

  test('of many rows is written in a few statements', async () => {
    const lines = Array.from({ length: 1_200 }, (_, at) => row(`many-${at}`));
    const operations: string[] = [];
    const { total } = await cpuTimeOf(async () => {
      const first = await imported(lines);
      const second = await imported(lines.map((line) => line.replace('Lanterns', 'Paper lanterns')));
      expect([first.created, second.updated]).toEqual([1_200, 1_200]);
      operations.push(first.operationId, second.operationId);
    });
    expect(total).toBeLessThan(MOST_CPU_MS);
    const [created = '', updated = ''] = operations;
    expect((await undo(created)).body).toMatchObject({ data: { reason: 'changed' } });
    expect((await undo(updated)).body.data).toEqual({ changed: 1_200 });
    expect(await named('many-7')).toMatchObject({ title: 'Lanterns', working: 1, version: 3 });
  });

  test('gives new items without an author to whoever imports them, who becomes an author once', async () => {
    const call = { token: items.tokens.stranger };
    const { name } = (await api.post<{ name: string }>('/api/user/info', call)).body.data;
    const authorsOf = () => api.sql('SELECT id FROM author WHERE name = $1', [name]);
    expect(await authorsOf()).toEqual([]);
    const rows = [row('im-o1').replace(author, ''), row('im-o2').replace(author, name), row('im-o3')];
    rows[0] = rows[0]?.replace(',7,11,', ',៦,១០,') ?? '';
    const told = await check(rows, 'stranger');
    expect(told).toMatchObject({ create: 3, error: 0 });
    // A rehearsal makes nobody an author.
    expect(await authorsOf()).toEqual([]);
    expect((await confirm(told, 'stranger')).body.data).toMatchObject({ created: 3 });
    const names = await Promise.all(['im-o1', 'im-o2', 'im-o3'].map(async (id) => (await named(id))?.author));
    expect(names.map((made) => made?.name)).toEqual([name, name, author]);
    expect(await authorsOf()).toEqual([{ id: names[0]?.id }]);
    expect(await named('im-o1')).toMatchObject({ agesFrom: 6, agesTo: 10 });
    // What names nobody keeps the author that it has.
    await imported([row('im-o3', { title: 'Boats' }).replace(author, '')], 'stranger');
    expect(await named('im-o3')).toMatchObject({ title: 'Boats', author: { name: author } });
    await imported([row('im-o4').replace(author, '')], 'stranger');
    expect(await named('im-o4')).toMatchObject({ author: names[0] });
    expect(await authorsOf()).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readXlsx } from '../../src/common/sheets/read-xlsx.js';
import { sheetOf } from '../../src/common/sheets/sheet.js';
import { type Caller, ContentItems, type Item } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

interface View {
  id: number;
  name: string;
  isDefault: boolean;
}

const VIEW = {
  name: 'Drafts for nine-year-olds',
  isDefault: true,
  filter: { state: 'draft', age: 9, authorId: 3, mine: true },
  sort: 'title',
  order: 'asc',
  columns: [
    { key: 'title', shown: true, width: 300 },
    { key: 'ages', shown: false },
  ],
  density: 'small',
};
const ALL = { format: 'csv', columns: ['externalId', 'title', 'state'], sort: 'title', order: 'asc' };

describe('what the list of content items has for work with many of them', () => {
  let api: TestApi;
  let items: ContentItems;
  let draft: Item;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    draft = await items.created({
      ...{ title: '=Owls, "first"', externalId: 'owl-1', labels: ['owls', 'birds'] },
      body: 'A body\n\nof two lines.',
    });
    const online = await items.published({ title: 'Owls online', externalId: 'owl-2', labels: ['owls'] });
    await items.save(online.id, online.version, {
      title: 'Owls, revised',
      externalId: 'owl-2',
      labels: ['owls'],
    });
  });
  afterAll(() => api.stop());

  const prepare = (change: object, caller: Caller, language = 'en-US') =>
    api.post<{ address: string }>('/api/library/items/downloads', {
      token: items.tokens[caller],
      body: { ...ALL, filter: { label: 'owls' }, ...change },
      headers: { 'accept-language': language },
    });
  const download = async (change: object = {}, caller: Caller = 'owner', language = 'en-US') =>
    await api.raw((await prepare(change, caller, language)).body.data.address);
  const linesOf = async (...request: Parameters<typeof download>) =>
    (await download(...request)).bytes.toString().slice(1).trimEnd().split('\r\n');

  test('a file has the items that its reader sees, in order, in the language of the request', async () => {
    expect(await linesOf()).toEqual([
      'External ID,Title,Status',
      `owl-1,"'=Owls, ""first""",Draft`,
      'owl-2,"Owls, revised",Draft',
    ]);
    expect(await linesOf({}, 'stranger', 'zh-CN')).toEqual([
      '外部编号,标题,状态',
      'owl-2,Owls online,已上线',
    ]);
    expect(await linesOf({ sort: 'updated', order: 'desc', columns: ['title'] })).toEqual([
      'Title',
      '"Owls, revised"',
      `"'=Owls, ""first"""`,
    ]);
    const chosen = await linesOf({ ids: [draft.id], columns: ['author', 'labels', 'agesFrom', 'body'] });
    expect(chosen.join('\n')).toMatch(
      /^Author,Labels,From age,Body\n.+,owls; birds,7,"A body\n\nof two lines\."$/,
    );
  });

  test('a workbook has the same, and the body that the reader sees', async () => {
    const columns = ['title', 'body', 'updated'];
    const { bytes, headers } = await download({ format: 'xlsx', columns }, 'stranger');
    expect(headers['content-disposition']).toMatch(/filename="content-\d{4}-\d\d-\d\d\.xlsx"$/);
    const { header, rows } = sheetOf(await readXlsx(bytes));
    expect(header).toEqual(['Title', 'Body', 'Updated']);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Owls online', 'One lamp.\n\nTwo lamps.']]);
  });

  test('rows of several batches are complete and in each order', async () => {
    await api.sql(
      `INSERT INTO content_item (title, kind, subject, source, author_id, labels, owner_id)
       SELECT 'Row ' || n % 7, 'text', 'art', 'other', 3, '{batch}', NULL FROM generate_series(1, 620) AS n`,
    );
    for (const sort of ['title', 'created', 'updated'])
      for (const order of ['asc', 'desc']) {
        const query = `label=batch&sort=${sort}&order=${order}&pageSize=100`;
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6, 7].map((page) => items.list(`${query}&current=${page}`)),
        );
        const filter = { label: 'batch' };
        expect((await linesOf({ filter, columns: ['title'], sort, order }, 'inspector')).slice(1)).toEqual(
          pages.flatMap(({ list }) => list.map(({ title }) => title)),
        );
      }
  });

  test('its address works once, and not that of another list', async () => {
    const { address } = (await prepare({}, 'owner')).body.data;
    const name = address.split('/').at(-1) ?? '';
    expect((await api.get(`/api/files/policies/${name}`)).status).toBe(404);
    expect((await api.raw(address)).status).toBe(200);
    expect((await api.get(address)).status).toBe(404);
  });

  test('views and columns are stored for each account, apart from those of policies', async () => {
    const token = items.tokens.owner;
    const save = (body: object) => api.post<View>('/api/library/views', { token, body });
    const made = (await save(VIEW)).body.data;
    expect(made).toEqual({ ...VIEW, id: made.id });
    expect((await save(VIEW)).body.code).toBe(40900);
    expect((await save({ ...VIEW, name: 'Two', filter: { state: 'gone' } })).status).toBe(400);
    await save({ ...VIEW, name: 'Another' });
    const views = async (path: string, by = token) => (await api.get<View[]>(path, { token: by })).body.data;
    expect((await views('/api/library/views')).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Another', true],
      [VIEW.name, false],
    ]);
    expect(await views('/api/policy-views')).toEqual([]);
    expect(await views('/api/library/views', items.tokens.stranger)).toEqual([]);
    const path = `/api/library/views/${made.id}`;
    expect((await api.call('DELETE', path, { token: items.tokens.stranger })).body.code).toBe(40400);
    expect((await api.call('PUT', path, { token, body: { ...VIEW, name: 'Changed' } })).body.code).toBe(
      20000,
    );
    expect((await api.call('DELETE', path, { token })).body.code).toBe(20000);

    const table = { columns: VIEW.columns, density: 'mini' };
    expect((await api.get('/api/library/items/table', { token })).body.data).toBeNull();
    await api.call('PUT', '/api/library/items/table', { token, body: table });
    expect((await api.get('/api/library/items/table', { token })).body.data).toEqual(table);
    expect((await api.get('/api/policies/table', { token })).body.data).toBeNull();
  });
});

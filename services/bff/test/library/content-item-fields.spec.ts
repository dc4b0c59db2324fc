import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ContentItem } from '../../src/content/content/content-item.entity.js';
import { type ContentItemFieldSpec } from '../../src/library/content-items/content-item-field-spec.constants.js';
import {
  CONTENT_ITEM_FIELDS,
  CONTENT_ITEM_FILTER_FIELDS,
  CONTENT_ITEM_IMPORT_FIELDS,
  type ContentItemField,
} from '../../src/library/content-items/content-item-fields.constants.js';
import { ContentListing } from '../../src/library/content-items/content-listing.entity.js';
import { DELIVERED_FIELDS } from '../../src/library/content-items/delivered-fields.constants.js';
import {
  DEFAULT_CONTENT,
  LISTED_FIELDS,
  OPTIONAL_FIELDS,
  REVISION_FIELDS,
  WRITTEN_FIELDS,
} from '../../src/library/content-items/item-content.constants.js';
import { CONTENT_COLUMNS } from '../../src/library/views/content-views.constants.js';
import { ChannelCalls } from '../support/channels.js';
import { ContentItems, type Item, ITEM } from '../support/content-items.js';
import { deliver } from '../support/delivery.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

type Value = number | string;
type Values = Partial<Record<ContentItemField, Value>>;

const specOf = (field: ContentItemField): ContentItemFieldSpec => CONTENT_ITEM_FIELDS[field];
/** Tests of their own upload these, and an item cannot have a text and a video. */
const APART: readonly ContentItemField[] = ['video', 'videoAddress', 'cover', 'coverText'];
const EDITED = WRITTEN_FIELDS.filter((field) => !APART.includes(field));
const IMPORTED = EDITED.filter((field) => CONTENT_ITEM_IMPORT_FIELDS.some((other) => other === field));

/** A valid value. The ages are in order, and adjacent indexes give different values. */
function sampleOf(field: ContentItemField, at: number): Value {
  const spec = specOf(field);
  if (spec.kind === 'choice') return spec.choices[at % spec.choices.length] ?? '';
  if (spec.kind === 'integer') return spec.limits.minimum + (at % 3) + (field === 'agesTo' ? 5 : 0);
  return `${field} ${at}`;
}
const samplesOf = (at: number): Values =>
  Object.fromEntries(EDITED.map((field) => [field, sampleOf(field, at)]));

/** Iterates over the table of fields. If any part of the product omits a field, the test for that field fails. */
describe('every field of a content item', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  let at = 1;
  const next = () => (at += 1);
  const created = async () => {
    const values = samplesOf(next());
    return { values, item: await items.created(values) };
  };
  const get = (path: string) => api.get<Record<string, unknown>>(path, { token: items.tokens.owner });
  const upload = async (content: string | Buffer) => {
    const { payload, headers } = await multipart({ content: Buffer.from(content), filename: 'items.csv' });
    const call = { token: items.tokens.owner, payload, headers };
    return (await api.post<Record<string, unknown>>('/api/library/items/imports', call)).body.data;
  };
  const imported = async (externalId: string, field: ContentItemField, value: Value) => {
    const { id, create, update } = await upload(`externalId,${field}\r\n${externalId},${value}`);
    await api.post(`/api/library/items/imports/${String(id)}/confirm`, {
      token: items.tokens.owner,
      body: { create, update },
    });
  };
  const listed = async (query: string, id: number) => {
    const { list } = await items.list(`${query}pageSize=100`, 'owner');
    return list.find((item) => item.id === id);
  };

  test('is a column of items and of their lists, unless only revisions have it', () => {
    const columnsOf = (entity: typeof ContentItem | typeof ContentListing) =>
      api.app
        .get(DataSource)
        .getMetadata(entity)
        .columns.map(({ propertyName, databaseName }) => `${propertyName} ${databaseName}`);
    const named = (fields: readonly ContentItemField[]) =>
      fields.map((field) => `${field} ${specOf(field).column}`);
    const stored = WRITTEN_FIELDS.filter((field) => !REVISION_FIELDS.some((other) => other === field));
    expect(columnsOf(ContentItem)).toEqual(expect.arrayContaining(named(stored)));
    expect(columnsOf(ContentListing)).toEqual(
      expect.arrayContaining(named([...LISTED_FIELDS, ...CONTENT_ITEM_FILTER_FIELDS])),
    );
  });

  test('is told of an item, and listed where the table says so', async () => {
    const { values, item } = await created();
    expect(await items.get(item.id)).toMatchObject(values);
    const shown = LISTED_FIELDS.map((field) => [field, values[field]] as const);
    expect(await listed('', item.id)).toMatchObject(Object.fromEntries(shown));
  });

  test('is delivered where the table says so, in feeds and alone', async () => {
    const { values, item } = await created();
    const externalId = `delivered-${item.id}`;
    const saved = await items.save(item.id, item.version, { ...values, externalId });
    await items.taken(saved.body.data, 'submit', 'approve', 'publish');
    const told = Object.fromEntries(DELIVERED_FIELDS.map((field) => [field, values[field]]));
    const { key } = await new ChannelCalls(api, items.tokens.inspector).create();
    const asChannel = { 'sala-key': key };
    const { body: one } = await deliver<object>(api, `/items/${item.id}`, asChannel);
    expect(one).toMatchObject(told);
    const { body: found } = await deliver<{ items: object[] }>(
      api,
      `/items?externalId=${externalId}`,
      asChannel,
    );
    expect(found.items).toEqual([expect.objectContaining(told)]);
    const untold = WRITTEN_FIELDS.filter((field) => !DELIVERED_FIELDS.some((other) => other === field));
    // Its cover is told with its addresses, the address of its video as the player needs it.
    for (const field of untold.filter((name) => name !== 'cover' && name !== 'videoAddress'))
      expect(one).not.toHaveProperty(field);
  });

  test('may be left out where it has a default, also in revisions from before it', async () => {
    const left = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, undefined]));
    const item = await items.created({ ...samplesOf(next()), ...left });
    await api.sql(`UPDATE content_revision SET content = content - $2::text[] WHERE item_id = $1`, [
      item.id,
      OPTIONAL_FIELDS,
    ]);
    const { video: _video, cover: _cover, coverText: _text, ...defaults } = DEFAULT_CONTENT;
    expect(await items.get(item.id)).toMatchObject({ ...defaults, video: null, cover: null });
  });

  test.each(EDITED)('is edited, listed, compared and in the history: %s', async (field) => {
    const { values, item } = await created();
    const online = await items.taken(item, 'submit', 'approve', 'publish');
    const change = { [field]: sampleOf(field, next()) };
    const saved = await items.save(item.id, online.version, { ...values, ...change });
    expect(saved.body.data).toMatchObject({ ...values, ...change });
    const [entry] = await items.history(item.id);
    const kept = field === 'body' ? 'characters' : field;
    expect(Object.keys(entry?.after ?? {})).toContain(kept);
    const { fields, body } = (await get(`/api/library/items/${item.id}/comparison?from=1&to=2`)).body.data;
    if (field === 'body') expect(body).toHaveLength(2);
    else expect(fields).toEqual([{ field, before: [String(values[field])], after: [String(change[field])] }]);
    // Others still see what is online.
    expect(await items.get(item.id, 'stranger')).toMatchObject(values);
    const isListed = LISTED_FIELDS.some((other) => other === field);
    if (isListed) expect(await listed('', item.id)).toMatchObject(change);
    if (specOf(field).nullable !== true) return;
    const emptied = { [field]: null };
    await items.save(item.id, saved.body.data.version, { ...values, ...emptied });
    expect(await items.get(item.id)).toMatchObject(emptied);
    expect(await items.get(item.id, 'stranger')).toMatchObject(values);
    if (isListed) expect(await listed('', item.id)).toMatchObject(emptied);
  });

  test.each(CONTENT_ITEM_FILTER_FIELDS)('filters exactly the matching items: %s', async (field) => {
    const [one, two] = [await created(), await created()];
    const shown = one.item as Item & Values;
    const id = `${field}=${String(shown[field])}&`;
    expect(await listed(id, one.item.id)).toMatchObject({ [field]: shown[field] });
    const other = two.item as Item & Values;
    expect((await listed(id, two.item.id)) === undefined).toBe(other[field] !== shown[field]);
  });

  test.each(IMPORTED)(
    'is changed by an import, in the item too while nothing is online: %s',
    async (field) => {
      const externalId = `field-${field}`;
      const item = await items.created({ ...samplesOf(next()), externalId });
      const value = sampleOf(field, next());
      await imported(externalId, field, value);
      expect(await items.get(item.id)).toMatchObject({ [field]: value });
      if (REVISION_FIELDS.some((other) => other === field)) return;
      const [stored] = await api.sql(
        `SELECT ${specOf(field).column} AS value FROM content_item WHERE id = $1`,
        [item.id],
      );
      expect(stored).toEqual({ value });
    },
  );

  test('is downloaded, and importing the file changes nothing', async () => {
    const item = await items.created({ ...samplesOf(next()), externalId: 'field-file' });
    const body = {
      ids: [item.id],
      columns: CONTENT_ITEM_IMPORT_FIELDS,
      filter: {},
      sort: 'title',
      order: 'asc',
    };
    const { data } = (
      await api.post<{ address: string }>('/api/library/items/downloads', {
        token: items.tokens.owner,
        body: { format: 'csv', ...body },
      })
    ).body;
    const file = (await api.raw(data.address)).bytes;
    expect(await upload(file)).toMatchObject({ create: 0, update: 0, unchanged: 1, error: 0 });
    expect(file.toString()).toContain(ITEM.labels.join('; '));
  });

  test('is a column of saved views where it is listed', async () => {
    const columns = CONTENT_COLUMNS.map((key) => ({ key, shown: true }));
    const view = { name: 'All columns', isDefault: false, filter: {}, sort: 'title', order: 'asc' };
    const { body } = await api.post('/api/library/views', {
      token: items.tokens.owner,
      body: { ...view, columns, density: 'mini' },
    });
    expect(body.data).toMatchObject({ columns });
    expect(CONTENT_COLUMNS).toEqual(
      expect.arrayContaining(LISTED_FIELDS.filter((field) => !field.startsWith('ages'))),
    );
  });
});

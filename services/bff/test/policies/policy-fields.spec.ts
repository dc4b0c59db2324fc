import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readSheet } from '../../src/common/sheets/read-sheet.js';
import {
  POLICY_AUDIT_FIELDS,
  POLICY_CHOICE_FIELDS,
  POLICY_EDIT_FIELDS,
  POLICY_FIELDS,
  POLICY_FILTER_FIELDS,
  POLICY_IMPORT_FIELDS,
  POLICY_SORTS,
  type PolicyFilterField,
} from '../../src/policies/policies/policy-fields.constants.js';
import { Policy } from '../../src/policies/policies/policy.entity.js';
import { multipart } from '../support/multipart.js';
import { PolicyCalls, type PolicyDetail } from '../support/policies.js';
import { csvOf, editableValues, sheetValues, type Values } from '../support/policy-values.js';
import { TestApi } from '../support/test-api.js';
import { workbook } from '../support/workbook.js';

interface Entry {
  action: string;
  before: object | null;
  after: object | null;
}
interface Check {
  id: string;
  create: number;
  update: number;
  unchanged: number;
  error: number;
}

/**
 * Iterates over the table of fields. If any part of the product omits a field, the test for that field fails.
 */
describe('every field of a policy', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  /** Tests get their sample indexes from this counter, so that no policy number is used twice. */
  let at = 1;
  const next = () => (at += 1);

  const view = async (id: number) =>
    (await api.get<PolicyDetail>(`/api/policies/${id}`, { token: calls.token })).body.data;
  const edit = (id: number, body: object) =>
    api.call<PolicyDetail>('PUT', `/api/policies/${id}`, { token: calls.token, body });
  const latest = async (id: number) =>
    (await api.get<{ list: Entry[] }>(`/api/policies/${id}/history`, { token: calls.token })).body.data
      .list[0];
  const upload = async (content: string | Buffer) => {
    const { payload, headers } = await multipart({ content: Buffer.from(content) });
    return (await api.post<Check>('/api/policies/imports', { token: calls.token, payload, headers })).body
      .data;
  };
  const importRows = async (content: string | Buffer) => {
    const { id, create, update } = await upload(content);
    const path = `/api/policies/imports/${id}/confirm`;
    const { body } = await api.post<{ operationId: string }>(path, {
      token: calls.token,
      body: { create, update },
    });
    return body.data.operationId;
  };
  const byNumber = async ({ number = 0 }: Values) => {
    const { list } = await calls.list(`number=${number}&pageSize=100`);
    const found = list.find((row) => row.number === number);
    return await view(found?.id ?? 0);
  };
  const imported = async () => {
    const values = sheetValues(next());
    await importRows(csvOf([values]));
    return { values, policy: await byNumber(values) };
  };
  /** The value as stored in the history, where timestamps are ISO strings in UTC. */
  const stored = async (id: number) => {
    const columns = POLICY_AUDIT_FIELDS.map((field) => `${POLICY_FIELDS[field].column} AS "${field}"`);
    const [row] = await api.sql<Record<string, unknown>>(
      `SELECT ${columns.join(', ')} FROM policy WHERE id = $1`,
      [id],
    );
    return JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
  };
  /** What the history tells of a new policy: the fields that have a value. */
  const told = async (id: number) =>
    Object.fromEntries(Object.entries(await stored(id)).filter(([, value]) => value !== null));

  test('is a column of the entity with its database name', () => {
    const { columns } = api.app.get(DataSource).getMetadata(Policy);
    const named = columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]);
    const specs = Object.entries(POLICY_FIELDS).map(([field, { column }]) => [field, column]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(specs));
  });

  test('is stored and kept in the history when a policy is created', async () => {
    const values = editableValues(next());
    const { id } = (await calls.create(values)).body.data;
    expect(await view(id)).toMatchObject(values);
    expect(await stored(id)).toMatchObject({ deletedTime: null });
    expect(await latest(id)).toMatchObject({ action: 'create', before: null, after: await told(id) });
  });

  test.each(POLICY_EDIT_FIELDS)('is edited: %s', async (field) => {
    const [former, values] = [editableValues(next()), editableValues(next())];
    const { id, version } = (await calls.create(former)).body.data;
    const change = { [field]: values[field] };
    expect((await edit(id, { ...former, ...change, version })).body.code).toBe(20000);
    expect(await view(id)).toMatchObject({ ...former, ...change, version: version + 1 });
    expect(await latest(id)).toMatchObject({
      action: 'edit',
      before: { [field]: former[field], version },
      after: { ...change, version: version + 1 },
    });
    const stale = await edit(id, { ...former, version });
    expect(stale.body).toMatchObject({
      code: 40900,
      data: { ...former, ...change, version: version + 1 },
    });
  });

  test.each(['online', 'offline', 'delete'] as const)(
    'survives a bulk change and its undo: %s',
    async (action) => {
      const { values, policy } = await imported();
      const { operationId, changed } = (await calls.change(action, [policy.id])).body.data;
      const status = action === 'delete' ? values.status : action;
      expect(await view(policy.id)).toMatchObject({ ...values, status });
      await calls.undo(operationId);
      const version = policy.version + changed * 2;
      expect(await view(policy.id)).toMatchObject({ ...values, deletedTime: null, version });
    },
  );

  test.each([
    ['CSV', (values: Values) => csvOf([values])],
    ['a workbook', (values: Values) => workbook([Object.keys(values), Object.values(values)])],
  ])('is created from %s and kept in the history; undone, it is gone', async (_, fileOf) => {
    const values = sheetValues(next());
    const operation = await importRows(await fileOf(values));
    const policy = await byNumber(values);
    expect(policy).toMatchObject(values);
    expect(await stored(policy.id)).toMatchObject({ deletedTime: null });
    expect(await latest(policy.id)).toMatchObject({
      action: 'import',
      before: null,
      after: await told(policy.id),
    });
    await calls.undo(operation);
    expect((await calls.list(`name=${String(values.name)}`)).list).toEqual([]);
  });

  /** An import matches rows by number, so it cannot change the number. */
  test.each(POLICY_IMPORT_FIELDS.filter((field) => field !== 'number'))(
    'is changed by an import, and changed back: %s',
    async (field) => {
      const { values, policy } = await imported();
      const change = { [field]: sheetValues(next())[field] };
      const before = await stored(policy.id);
      const operation = await importRows(csvOf([{ number: policy.number, ...change }]));
      expect(await view(policy.id)).toMatchObject({ ...values, ...change });
      const after = await stored(policy.id);
      const { version } = policy;
      expect(await latest(policy.id)).toEqual(
        expect.objectContaining({
          action: 'import',
          before: { [field]: before[field], version },
          after: { [field]: after[field], version: version + 1 },
        }),
      );
      await calls.undo(operation);
      expect(await view(policy.id)).toMatchObject(values);
      expect(await latest(policy.id)).toMatchObject({
        action: 'undo',
        after: { [field]: before[field], version: version + 2 },
      });
    },
  );

  const download = async (format: string, ids: number[]) => {
    const body = { format, ids, columns: POLICY_IMPORT_FIELDS, filter: {}, sort: 'number', order: 'asc' };
    const { data } = (
      await api.post<{ address: string }>('/api/policies/downloads', { token: calls.token, body })
    ).body;
    return (await api.raw(data.address)).bytes;
  };

  test.each(['csv', 'xlsx'])(
    'is downloaded as %s, and importing the file changes nothing',
    async (format) => {
      const { policy } = await imported();
      const file = await download(format, [policy.id]);
      const { header, rows } = await readSheet(file, new AbortController().signal);
      expect(header).toHaveLength(POLICY_IMPORT_FIELDS.length);
      const cells = new Map(POLICY_IMPORT_FIELDS.map((field, column) => [field, rows[0]?.cells[column]]));
      const plain = POLICY_IMPORT_FIELDS.filter(
        (field) => !POLICY_CHOICE_FIELDS.some((own) => own === field),
      );
      const shown: Record<string, unknown> = { ...policy };
      for (const field of plain) {
        expect([field, cells.get(field)]).toEqual([field, String(shown[field])]);
      }
      for (const field of POLICY_CHOICE_FIELDS)
        expect([field, cells.get(field)]).toEqual([field, expect.stringMatching(/^[A-Z]/)]);
      expect(await upload(file)).toMatchObject({ create: 0, update: 0, unchanged: 1, error: 0 });
    },
  );

  const filterBy = (field: PolicyFilterField, values: Values): string => {
    const value = String(values[field]);
    return POLICY_FIELDS[field].filter === 'days' ? value.slice(0, 10) : value;
  };

  test.each(POLICY_FILTER_FIELDS)('filters exactly the matching rows: %s', async (field) => {
    const [{ values, policy }, { policy: other }] = [await imported(), await imported()];
    const query = new URLSearchParams({ [field]: filterBy(field, values), pageSize: '100' });
    const { list, total } = await calls.list(query.toString());
    const ids = list.map(({ id }) => id);
    expect(ids).toContain(policy.id);
    expect(ids).not.toContain(other.id);
    expect(total).toBe(list.length);
  });

  test.each(POLICY_SORTS)('sorts: %s', async (field) => {
    const pair = [await imported(), await imported()];
    const sorted = async (order: string) => {
      const { list } = await calls.list(
        `createdTime=2001-01-01&createdTime=2001-12-31&sort=${field}&order=${order}&pageSize=100`,
      );
      return list.map(({ id }) => id).filter((id) => pair.some(({ policy }) => policy.id === id));
    };
    const ids = pair
      .toSorted((one, two) => ((one.values[field] ?? '') < (two.values[field] ?? '') ? -1 : 1))
      .map(({ policy }) => policy.id);
    expect(await sorted('asc')).toEqual(ids);
    expect(await sorted('desc')).toEqual(ids.toReversed());
  });

  test('is stored in a saved view as a filter, sort key and column', async () => {
    const { values } = await imported();
    const filters = POLICY_FILTER_FIELDS.map((field) => {
      const value = filterBy(field, values);
      return [field, POLICY_FIELDS[field].filter === 'days' ? [value] : value];
    });
    for (const sort of POLICY_SORTS) {
      const body = {
        name: `By ${sort}`,
        isDefault: false,
        filter: Object.fromEntries(filters) as object,
        sort,
        order: 'asc',
        columns: POLICY_IMPORT_FIELDS.map((key) => ({ key, shown: true })),
        density: 'mini',
      };
      const saved = await api.post('/api/policy-views', { token: calls.token, body });
      expect(saved.body.data).toMatchObject(body);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VIEWS_PER_ACCOUNT } from '../../src/people/saved-views/saved-views.constants.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface View {
  id: number;
  name: string;
  isDefault: boolean;
}

const VIEW = {
  name: 'Offline videos',
  isDefault: false,
  filter: { contentType: 'verticalVideo', status: 'offline', createdTime: ['2026-01-01', '2026-02-01'] },
  sort: 'count',
  order: 'desc',
  columns: [
    { key: 'name', shown: true, width: 300 },
    { key: 'count', shown: false },
  ],
  density: 'small',
};

describe('saved views of the list of policies', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const create = (body: object) => api.post<View & Refused>('/api/policy-views', { token, body });
  const save = (id: number, body: object) =>
    api.call<View>('PUT', `/api/policy-views/${id}`, { token, body });
  const views = async () => (await api.get<View[]>('/api/policy-views', { token })).body.data;

  test('are stored, renamed and deleted per account', async () => {
    const { data: made } = (await create(VIEW)).body;
    expect(await views()).toEqual([{ ...VIEW, id: made.id }]);
    expect((await create(VIEW)).body.code).toBe(40900);
    expect((await save(made.id, { ...VIEW, name: 'Videos' })).body.data.name).toBe('Videos');
    const stranger = await api.signInStranger();
    expect((await api.get('/api/policy-views', { token: stranger })).body.data).toEqual([]);
    const path = `/api/policy-views/${made.id}`;
    expect((await api.call('DELETE', path, { token: stranger })).body.code).toBe(40400);
    expect((await api.call('PUT', path, { token: stranger, body: VIEW })).body.code).toBe(40400);
    expect((await api.call('DELETE', path, { token })).body.code).toBe(20000);
    expect(await views()).toEqual([]);
  });

  test('refuses more than the maximum per account and keeps the others', async () => {
    const admin = await api.signIn('admin');
    const add = (name: string) =>
      api.post<View & Refused>('/api/policy-views', { token: admin, body: { ...VIEW, name } });
    for (let count = 1; count <= VIEWS_PER_ACCOUNT; count += 1) {
      expect((await add(`View ${count}`)).body.code).toBe(20000);
    }
    expect((await add('One too many')).body.code).toBe(50000);
    const { data } = (await api.get<View[]>('/api/policy-views', { token: admin })).body;
    expect(data).toHaveLength(VIEWS_PER_ACCOUNT);
  });

  test('at most one is the default, even with concurrent changes', async () => {
    await Promise.all(['A', 'B', 'C'].map((name) => create({ ...VIEW, name, isDefault: true })));
    expect((await views()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const [first] = await views();
    await save(first?.id ?? 0, { ...VIEW, name: 'A', isDefault: true });
    expect((await views()).filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['A']);
  });

  test.each([
    [{ filter: { status: 'gone' } }, 'filter.status enum'],
    [{ filter: { other: 1 } }, 'filter.other unknown'],
    [{ filter: 'all' }, 'filter object'],
    [{ columns: [{ key: 'secret', shown: true }] }, 'columns.0.key enum'],
    [{ columns: [{ key: 'name', shown: true, width: 5 }] }, 'columns.0.width minimum'],
    [{ columns: 'all' }, 'columns array'],
    [{ columns: [null] }, 'columns.0 required'],
    [{ density: 'huge' }, 'density enum'],
    [{ name: ' ' }, 'name pattern'],
  ])('%j is rejected with the name of its field', async (change, expected) => {
    const { status, body } = await create({ ...VIEW, ...change });
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });

  test('stores columns and density on the account', async () => {
    expect((await api.get('/api/policies/table', { token })).body.data).toBeNull();
    const table = { columns: VIEW.columns, density: 'large' };
    await api.call('PUT', '/api/policies/table', { token, body: table });
    expect((await api.get('/api/policies/table', { token })).body.data).toEqual(table);
  });
});

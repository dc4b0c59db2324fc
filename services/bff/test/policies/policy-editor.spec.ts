import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DRAFT, PolicyCalls, type PolicyDetail, type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface View extends PolicyDetail {
  previousId: number | null;
  nextId: number | null;
}
interface History {
  list: {
    action: string;
    person: string;
    before: object | null;
    after: object | null;
    address: string | null;
  }[];
  total: number;
}

describe('one policy', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const edit = (id: number, body: object) =>
    api.call<PolicyDetail>('PUT', `/api/policies/${id}`, { token: calls.token, body });
  const view = (id: number | string, query = '') =>
    api.get<View>(`/api/policies/${id}?${query}`, { token: calls.token });
  const history = async (id: number, token = calls.token) =>
    (await api.get<History>(`/api/policies/${id}/history`, { token })).body.data;

  test('gets the number after the highest one, which the demo gave', async () => {
    const [{ highest } = { highest: 0 }] = await api.sql<{ highest: number }>(
      'SELECT max(number) AS highest FROM policy',
    );
    const numbers = await Promise.all(
      Array.from({ length: 8 }, async () => (await calls.create(DRAFT)).body.data.number),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => highest + 1 + at));
  });

  test('is created with the given number or a generated one', async () => {
    const { body: asked } = await calls.create({ ...DRAFT, number: 777_777 });
    expect(asked.data).toMatchObject({ ...DRAFT, number: 777_777, version: 1, deletedTime: null });
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => (await calls.create(DRAFT)).body.data.number),
    );
    expect(numbers.toSorted()).toEqual([777_778, 777_779, 777_780]);
    const taken = await calls.create({ ...DRAFT, number: 777_777 });
    expect(taken.body).toMatchObject({ code: 40900, data: { id: asked.data.id, number: 777_777 } });
  });

  test('fills gaps once the highest number is the limit', async () => {
    const limit = (await calls.create({ ...DRAFT, number: 999_999_999 })).body.data;
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => (await calls.create(DRAFT)).body.data.number),
    );
    expect(numbers.toSorted()).toEqual([777_781, 777_782, 777_783]);
    await api.sql('DELETE FROM policy WHERE id = $1', [limit.id]);
  });

  test('concurrent requests with one idempotency key create it once', async () => {
    const headers = { 'idempotency-key': 'made-once-0001' };
    const before = (await calls.list()).total;
    const answers = await Promise.all([1, 2, 3].map(() => calls.create(DRAFT, headers)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await calls.list()).total).toBe(before + 1);
    const other = await calls.create({ ...DRAFT, name: 'Something else' }, headers);
    expect(other.body.code).toBe(40900);
    const broken = await api.post<Refused>('/api/policies', {
      token: calls.token,
      body: DRAFT,
      headers: { 'idempotency-key': 'a b' },
    });
    expect(broken.body.data.errors[0]).toMatchObject({ field: 'Idempotency-Key', rule: 'pattern' });
    const empty = await calls.create(DRAFT, { 'idempotency-key': '' });
    expect(empty).toMatchObject({ status: 400, body: { data: { errors: [{ field: 'Idempotency-Key' }] } } });
  });

  test('a failed call leaves its key free', async () => {
    const headers = { 'idempotency-key': 'fails-at-first' };
    expect((await calls.create({ ...DRAFT, number: 777_777 }, headers)).body.code).toBe(40900);
    expect((await calls.create({ ...DRAFT, number: 777_776 }, headers)).body.code).toBe(20000);
  });

  test.each([
    [{ name: '' }, 'name pattern'],
    [{ name: ' ends with a space ' }, 'name pattern'],
    [{ name: 'two\nlines' }, 'name character'],
    [{ name: 'x'.repeat(65) }, 'name maxLength'],
    [{ count: 12 }, 'count unknown'],
    [{ status: 'gone' }, 'status enum'],
    [{ number: 0 }, 'number minimum'],
    [{ id: 5 }, 'id unknown'],
  ])('%j is rejected with the name of its field', async (change, expected) => {
    const { status, body } = await api.post<Refused>('/api/policies', {
      token: calls.token,
      body: { ...DRAFT, ...change },
    });
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });

  test('is returned with its neighbours in the list', async () => {
    const { list } = await calls.list('status=online&sort=count&order=asc&pageSize=20');
    const ids = list.map(({ id }) => id);
    const { body } = await view(ids[4] ?? 0, 'status=online&sort=count&order=asc');
    expect(body.data).toMatchObject({ ...list[4], previousId: ids[3], nextId: ids[5] });
    expect((await view(ids[0] ?? 0, 'status=online&sort=count&order=asc')).body.data.previousId).toBeNull();
    expect((await view(2_000_000_000)).body.code).toBe(40400);
    expect((await view('many')).status).toBe(400);
  });

  test('is returned with its neighbours in the bin', async () => {
    const ids = (await calls.list('pageSize=5')).list.map(({ id }) => id);
    await calls.change('delete', ids);
    const sorted = 'sort=number&order=asc';
    const [first, second, third] = (await calls.bin(sorted)).list.map(({ id }) => id);
    expect((await view(second ?? 0, sorted)).body.data).toMatchObject({ previousId: first, nextId: third });
    expect((await view(first ?? 0, sorted)).body.data.previousId).toBeNull();
    await calls.change('restore', ids);
  });

  test('an edit with a stale version changes nothing and returns the current state', async () => {
    const { data: made } = (await calls.create(DRAFT)).body;
    const { number } = made;
    const first = await edit(made.id, { ...DRAFT, number, name: 'First', version: 1 });
    expect(first.body.data).toMatchObject({ name: 'First', version: 2 });
    const second = await edit(made.id, { ...DRAFT, number, name: 'Second', version: 1 });
    expect(second.body).toMatchObject({ code: 40900, data: { name: 'First', version: 2 } });
    const same = await edit(made.id, { ...DRAFT, number, name: 'First', version: 2 });
    expect(same.body.data.version).toBe(2);
    expect((await view(made.id)).body.data).toMatchObject({ name: 'First', version: 2 });
  });

  test('a static path next to the id is not taken for an id', async () => {
    const answer = await api.app.inject({ method: 'PUT', url: '/api/policies/summary?a=1' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET');
  });

  test('of two concurrent edits, one wins and the other conflicts', async () => {
    const { data: made } = (await calls.create(DRAFT)).body;
    const { id, number } = made;
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => edit(id, { ...DRAFT, number, name, version: 1 })),
    );
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([20000, 40900, 40900]);
  });

  test('its history shows who changed what, and the client address to administrators only', async () => {
    const { data: made } = (await calls.create(DRAFT)).body;
    await edit(made.id, { ...DRAFT, number: made.number, name: 'Robots', version: 1 });
    await calls.change('online', [made.id]);
    const { list, total } = await history(made.id);
    expect(total).toBe(3);
    expect(list.map(({ action }) => action)).toEqual(['online', 'edit', 'create']);
    expect(list[1]).toMatchObject({
      before: { name: DRAFT.name, version: 1 },
      after: { name: 'Robots', version: 2 },
      address: '127.0.0.1',
    });
    expect(list[0]?.person).not.toBe('');
    expect((await history(made.id, await api.signIn('user'))).list[0]?.address).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PolicyCalls } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface RecentOperation {
  operationId: string;
  action: string;
  person: string;
  time: string;
  changed: number;
  undoableUntil: string;
  undoableSeconds: number;
  undone: boolean;
  obstacle: string | null;
}

interface Recent {
  list: RecentOperation[];
  total: number;
}

describe('the list of bulk changes', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const recent = async (query = '') =>
    (await api.get<Recent>(`/api/policies/operations?${query}`, { token: calls.token })).body.data;

  test('are listed for a day, newest first, with their author and undo status', async () => {
    const ids = (await calls.list('status=online&pageSize=3')).list.map(({ id }) => id);
    const offline = (await calls.change('offline', ids)).body.data;
    const nothing = (await calls.change('offline', ids)).body.data;
    const removed = (await calls.change('delete', ids.slice(1))).body.data;
    await calls.undo(removed.operationId);
    const { list, total } = await recent('pageSize=2');
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { operationId: removed.operationId, action: 'delete', changed: 2, undone: true },
      { operationId: offline.operationId, action: 'offline', changed: 3, undone: false },
    ]);
    expect(nothing.changed).toBe(0);
    const [entry] = await api.sql<{ person: string }>(
      'SELECT account_name AS person FROM audit_entry WHERE operation_id = $1 LIMIT 1',
      [offline.operationId],
    );
    expect(list[1]?.person).toBe(entry?.person);
    expect(Date.parse(list[1]?.undoableUntil ?? '') - Date.parse(list[1]?.time ?? '')).toBe(24 * 3_600_000);
    expect((await recent('pageSize=1&current=2')).list[0]?.operationId).toBe(offline.operationId);

    await api.sql(`UPDATE policy_operation SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      offline.operationId,
    ]);
    expect((await recent()).list.map(({ operationId }) => operationId)).toEqual([removed.operationId]);
  });

  test('say whether they can be undone now', async () => {
    const one = async (id: string) =>
      (await api.get<RecentOperation>(`/api/policies/operations/${id}/status`, { token: calls.token })).body
        .data;
    const ids = (await calls.list('status=online&pageSize=2')).list.map(({ id }) => id);
    const first = (await calls.change('offline', ids)).body.data.operationId;
    expect(await one(first)).toMatchObject({ operationId: first, obstacle: null });
    const second = (await calls.change('delete', ids.slice(1))).body.data.operationId;
    expect((await one(first)).obstacle).toBe('changed');
    expect((await recent()).list.map(({ obstacle }) => obstacle).slice(0, 2)).toEqual([null, 'changed']);
    await calls.undo(second);
    expect((await one(second)).obstacle).toBe('undone');
    await api.sql(`UPDATE policy_operation SET created_at = now() - interval '23 hours' WHERE id = $1`, [
      first,
    ]);
    const { undoableSeconds } = await one(first);
    expect(undoableSeconds).toBeLessThanOrEqual(3_600);
    expect(undoableSeconds).toBeGreaterThan(3_000);
    await api.sql(`UPDATE policy_operation SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      first,
    ]);
    expect(await one(first)).toMatchObject({ obstacle: 'expired', undoableSeconds: 0 });
    const unknown = '/api/policies/operations/8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e';
    expect((await api.get(unknown, { token: calls.token })).body.code).toBe(40400);
  });
});

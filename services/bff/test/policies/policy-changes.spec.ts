import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { type Operation, PolicyCalls } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

describe('bulk changes of policies', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const changeMatching = (action: string, filter: object, expectedTotal: number) =>
    api.post<Operation & { total: number }>('/api/policies/changes/matching', {
      token: calls.token,
      body: { action, filter, expectedTotal },
    });

  test('set the status of policies with another status and can be undone', async () => {
    const { list } = await calls.list('pageSize=20&sort=number&order=asc');
    const ids = list.map(({ id }) => id);
    const online = list.filter(({ status }) => status === 'online').length;
    const { data } = (await calls.change('offline', [...ids, 2_000_000_000])).body;
    expect(data).toMatchObject({ changed: online, skipped: ids.length + 1 - online });
    expect((await calls.list('status=offline')).total).toBe(
      (await calls.list()).total - (await calls.list('status=online')).total,
    );
    expect((await calls.undo(data.operationId)).body.data).toEqual({ changed: online });
    expect((await calls.list('pageSize=20&sort=number&order=asc')).list).toEqual(list);
    expect((await calls.undo(data.operationId)).body).toMatchObject({
      code: 40900,
      data: { reason: 'undone' },
    });
  });

  test('deleted policies are only in the bin and are restored unchanged', async () => {
    const before = await calls.list('pageSize=100');
    const ids = before.list.slice(0, 3).map(({ id }) => id);
    await calls.change('delete', ids);
    expect((await calls.list()).total).toBe(before.total - 3);
    const bin = await calls.bin();
    expect(bin.total).toBe(3);
    expect(bin.list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    const { name } = (await api.post<{ name: string }>('/api/user/info', { token: calls.token })).body.data;
    const now: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    for (const row of bin.list) expect(row).toMatchObject({ deletedBy: name, deletedTime: now });
    expect((await calls.change('online', ids)).body.data).toMatchObject({ changed: 0, skipped: 3 });
    const restored = await calls.change('restore', ids);
    expect(await calls.list('pageSize=100')).toEqual(before);
    await calls.undo(restored.body.data.operationId);
    expect((await calls.bin()).total).toBe(3);
    expect((await changeMatching('restore', {}, 3)).body.data.changed).toBe(3);
    expect(await calls.list('pageSize=100')).toEqual(before);
  });

  test('all matches are changed only if their number equals the one shown', async () => {
    const { total } = await calls.list('contentType=img&name=robot');
    const filter = { contentType: 'img', name: 'robot' };
    const refused = await changeMatching('delete', filter, total + 1);
    expect(refused.body).toMatchObject({ code: 40900, data: { total } });
    const { data } = (await changeMatching('delete', filter, total)).body;
    expect(data.changed).toBe(total);
    expect((await calls.list('contentType=img&name=robot')).total).toBe(0);
    expect((await calls.undo(data.operationId)).body.data.changed).toBe(total);
    expect((await changeMatching('delete', { whatever: 1 }, 1)).status).toBe(400);
    // In a query that would be no filter. Here it would change all policies.
    for (const createdTime of [[''], '', []])
      expect((await changeMatching('delete', { createdTime }, total)).status).toBe(400);
  });

  test('nothing is undone if a policy has changed since or after a day', async () => {
    const { list } = await calls.list('status=online&pageSize=3');
    const ids = list.map(({ id }) => id);
    const { operationId } = (await calls.change('offline', ids)).body.data;
    const later = (await calls.change('online', ids.slice(0, 1))).body.data;
    expect((await calls.undo(operationId)).body).toMatchObject({
      code: 40900,
      data: { reason: 'changed', changed: 1 },
    });
    expect((await calls.list('status=offline&pageSize=100')).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids.slice(1)),
    );
    await api.sql(`UPDATE policy_operation SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      later.operationId,
    ]);
    expect((await calls.undo(later.operationId)).body).toMatchObject({
      code: 40900,
      data: { reason: 'expired' },
    });
    expect((await calls.undo(NOBODYS)).body.code).toBe(40400);
    expect((await calls.undo('nothing')).status).toBe(400);
  });

  test('the tally equals the rows after any sequence of changes', async () => {
    const [{ wrong } = { wrong: -1 }] = await api.sql<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM (
         SELECT content_type, filter_type, status, deleted, sum(policies) AS policies, sum(items) AS items
           FROM policy_tally GROUP BY 1, 2, 3, 4 HAVING sum(policies) <> 0
         EXCEPT
         SELECT content_type, filter_type, status, deleted_time IS NOT NULL, count(*), sum(count)
           FROM policy GROUP BY 1, 2, 3, 4) AS difference`,
    );
    expect(wrong).toBe(0);
  });

  test('notify open lists once per operation', async () => {
    await api.app.listen(0, '127.0.0.1');
    const client = await EventClient.open(await api.app.getUrl(), await api.signIn('user'));
    const ids = (await calls.list('status=online&pageSize=5')).list.map(({ id }) => id);
    await calls.change('offline', ids);
    await client.until(() => client.of('policies.changed').length > 0);
    const [event] = client.of('policies.changed');
    expect(event?.data.count).toBe(5);
    expect(new Set(event?.data.ids as number[])).toEqual(new Set(ids));
    client.close();
  });
});

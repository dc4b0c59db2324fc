import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PATH = '/api/user/sessions';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

interface OwnSession {
  id: string;
  browser: string;
  system: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

describe('the own sessions', () => {
  let api: TestApi;
  let replica: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    replica = await TestApi.start({}, api.database);
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM session');
    token = await api.signIn('user');
  });

  const signInFrom = async (userAgent: string) => {
    const { body } = await api.post<{ token: string }>('/api/user/login', {
      body: { username: 'user', password: 'user' },
      headers: { 'user-agent': userAgent },
    });
    return body.data.token;
  };
  const page = async (query = '') =>
    (await api.get<{ list: OwnSession[]; total: number }>(PATH + query, { token })).body.data;
  const end = (id: string) => api.post(`${PATH}/${id}/end`, { token });
  const codeOf = async (at: TestApi, other: string) =>
    (await at.post('/api/user/info', { token: other })).body.code;

  test('are listed with device, address and times, this one first', async () => {
    const phone = await signInFrom(IPHONE);
    await api.sql(`UPDATE session SET last_seen_at = now() - interval '1 hour' WHERE user_agent = $1`, [
      IPHONE,
    ]);
    const { list, total } = await page();
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, browser: 'safari', system: 'ios', address: '127.0.0.1' },
    ]);
    expect(list[1]?.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(list[1]?.lastSeenAt.localeCompare(list[1].createdAt)).toBe(-1);
    // A request is a sign of life. The replica has not looked the session up yet.
    expect(await codeOf(replica, phone)).toBe(20000);
    const seen = (await page()).list[1];
    expect(seen?.lastSeenAt.localeCompare(seen.createdAt)).toBeGreaterThanOrEqual(0);
  });

  test('leave out the ended, the expired and those of others', async () => {
    await api.signIn('admin');
    await api.post('/api/user/logout', { token: await signInFrom('left') });
    await signInFrom('late');
    await api.sql(`UPDATE session SET expires_at = now() - interval '1 second' WHERE user_agent = 'late'`);
    expect(await page()).toMatchObject({ list: [{ isCurrent: true }], total: 1 });
  });

  test('come in pages', async () => {
    for (let count = 0; count < 3; count++) await signInFrom(`device ${count}`);
    const second = await page('?current=2&pageSize=2');
    expect(second.total).toBe(4);
    expect(second.list.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  });

  test('end one by one, on every replica, with 50012', async () => {
    const phone = await signInFrom(IPHONE);
    expect(await codeOf(replica, phone)).toBe(20000);
    const id = (await page()).list[1]?.id ?? '';
    expect((await end(id)).body).toMatchObject({ data: null, code: 20000 });
    await until(async () => (await codeOf(replica, phone)) === 50012);
    expect(await codeOf(api, phone)).toBe(50012);
    expect(await codeOf(api, token)).toBe(20000);
    expect((await end(id)).body.code).toBe(40400);
    const entries = await api.sql(`SELECT action, before FROM audit_entry WHERE entity = 'account'`);
    expect(entries).toEqual([{ action: 'endSession', before: { browser: 'safari', system: 'ios' } }]);
  });

  test('a session of somebody else or none at all is 40400, another key breaks the contract', async () => {
    const admin = await api.signIn('admin');
    const rows = await api.sql<{ id: string }>('SELECT id FROM session WHERE account_id = 1');
    expect((await end(rows[0]?.id ?? '')).body.code).toBe(40400);
    expect(await codeOf(api, admin)).toBe(20000);
    expect((await end(randomUUID())).body.code).toBe(40400);
    expect(await end('1')).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field: 'id', rule: 'pattern' }] } },
    });
  });

  test('all others end at once', async () => {
    const others = [await signInFrom('one'), await signInFrom('two')];
    const admin = await api.signIn('admin');
    const answer = await api.post(`${PATH}/end-others`, { token });
    expect(answer.body).toMatchObject({ data: { ended: 2 }, code: 20000 });
    for (const other of others) await until(async () => (await codeOf(replica, other)) === 50012);
    expect(await codeOf(api, token)).toBe(20000);
    expect(await codeOf(api, admin)).toBe(20000);
    expect((await api.post(`${PATH}/end-others`, { token })).body.data).toEqual({ ended: 0 });
  });
});

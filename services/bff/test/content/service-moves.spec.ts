import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Service {
  id: number;
  state: string;
  actions: string[];
  expiresAt: string | null;
  nextExpiresAt: string | null;
  terms: object[];
  version: number;
}
interface Entry {
  person: string | null;
  action: string;
  before: object | null;
  after: object | null;
  requestId: string | null;
}

/** The contract, duplicated here on purpose. */
const LEGAL: Record<string, Record<string, string>> = {
  closed: { open: 'active' },
  active: { cancel: 'cancelled' },
  cancelled: { open: 'active' },
  expired: { renew: 'active' },
};
const STATES = Object.keys(LEGAL);
const ACTIONS = ['undo', 'open', 'cancel', 'renew'];
const STORED: Record<string, [state: string, left: string | null]> = {
  closed: ['closed', null],
  active: ['active', '10 days'],
  cancelled: ['cancelled', '10 days'],
  expired: ['active', '-10 days'],
};

describe('changing the state of a service', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());

  const put = (state: string) =>
    api.sql(
      `UPDATE service_card SET state = $1, expires_at = now() + $2::interval, undoable_until = NULL WHERE id = 1`,
      STORED[state],
    );
  const card = async (token = admin): Promise<Service> => {
    const { body } = await api.get<Service[]>('/api/list/the-service', { token });
    const [first] = body.data;
    if (!first) throw new Error('There is no service.');
    return first;
  };
  const move = (action: string, version: number, token = admin) =>
    api.post<Service>(`/api/services/1/${action}`, { token, body: { version } });
  const history = async () =>
    (await api.get<{ list: Entry[]; total: number }>('/api/services/1/history', { token: user })).body.data;
  const daysLeft = async () => {
    const [row] = await api.sql<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM service_card WHERE id = 1',
    );
    return row?.days;
  };

  const everyMove = STATES.flatMap((state) => ACTIONS.map((action) => ({ state, action })));

  test.each(everyMove)('$action from $state, as admin', async ({ state, action }) => {
    await put(state);
    const { version } = await card();
    const to = LEGAL[state]?.[action];
    const { body } = await move(action, version);
    if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state, version } });
      expect(await card()).toMatchObject({ state, version });
    } else {
      expect(body).toMatchObject({ code: 20000, data: { id: 1, state: to, version: version + 1 } });
      const undo = action === 'open' || action === 'renew' ? ['undo'] : [];
      expect(body.data.actions).toEqual([...undo, ...Object.keys(LEGAL[to] ?? {})]);
      const { state: stored, actions } = body.data;
      expect(await card()).toMatchObject({ state: stored, version: version + 1, actions });
    }
  });

  test.each(everyMove)('$action from $state, as user, is forbidden', async ({ state, action }) => {
    await put(state);
    const before = await card(user);
    expect(before.actions).toEqual([]);
    expect((await move(action, before.version, user)).body).toMatchObject({ code: 40300, data: null });
    expect(await card(user)).toMatchObject({ state, version: before.version });
  });

  test.each([
    ['closed', 'open', [365, 366]],
    ['cancelled', 'open', [365, 366]],
    ['expired', 'renew', [365, 366]],
    ['active', 'cancel', [10]],
  ])('a service that is %s has, after %s, %j days', async (state, action, days) => {
    await put(state);
    await move(action, (await card()).version);
    expect(days).toContain(await daysLeft());
  });

  test.each([
    ['closed', 'open'],
    ['cancelled', 'open'],
    ['expired', 'renew'],
  ])(
    'a service that is %s says until when it would be open before %s, and nothing afterwards',
    async (state, action) => {
      await put(state);
      const { nextExpiresAt, version } = await card();
      const { expiresAt, nextExpiresAt: next } = (await move(action, version)).body.data;
      const seconds = (time: string | null) => Date.parse(`${time?.replace(' ', 'T')}Z`) / 1000;
      expect(seconds(expiresAt) - seconds(nextExpiresAt)).toBeGreaterThanOrEqual(0);
      expect(seconds(expiresAt) - seconds(nextExpiresAt)).toBeLessThan(60);
      expect(next).toBeNull();
    },
  );

  test.each([
    ['closed', 'open'],
    ['cancelled', 'open'],
    ['expired', 'renew'],
  ])('undo takes a service that was %s before %s back to what it was', async (state, action) => {
    await put(state);
    const before = await card();
    const { version } = (await move(action, before.version)).body.data;
    const undone = (await move('undo', version)).body.data;
    // What a renewal would lead to is counted from now.
    const { nextExpiresAt, terms } = undone;
    expect(undone).toEqual({ ...before, version: version + 1, nextExpiresAt, terms });
    expect((await history()).list[0]).toMatchObject({
      action: 'undo',
      before: { state: 'active' },
      after: { state },
    });
    expect((await move('undo', version + 1)).body).toMatchObject({ code: 40900, data: { state } });
  });

  test('nothing is undone later, or after a cancellation', async () => {
    await put('closed');
    const opened = (await move('open', (await card()).version)).body.data;
    await api.sql('UPDATE service_card SET undoable_until = now() WHERE id = 1');
    expect((await card()).actions).toEqual(['cancel']);
    expect((await move('undo', opened.version)).body).toMatchObject({
      code: 40900,
      data: { state: 'active' },
    });
    await put('closed');
    const again = (await move('open', opened.version)).body.data;
    const cancelled = (await move('cancel', again.version)).body.data;
    expect(cancelled.actions).toEqual(['open']);
    expect((await move('undo', cancelled.version)).body).toMatchObject({ code: 40900 });
  });

  test('an outdated version changes nothing and returns the current state', async () => {
    await put('closed');
    const { version } = await card();
    for (const wrong of [version + 1, version - 1])
      expect((await move('open', wrong)).body).toMatchObject({
        code: 40900,
        data: { state: 'closed', version },
      });
    expect(await card()).toMatchObject({ state: 'closed', version });
  });

  test('of ten concurrent calls, one succeeds and nine conflict', async () => {
    await put('closed');
    const { version } = await card();
    const { total } = await history();
    const answers = await Promise.all(Array.from({ length: 10 }, () => move('open', version)));
    const codes = answers.map(({ body }) => body.code).toSorted((a, b) => a - b);
    expect(codes).toEqual([20000, ...Array.from({ length: 9 }, () => 40900)]);
    for (const { body } of answers)
      expect(body.data).toMatchObject({ state: 'active', version: version + 1 });
    expect((await history()).total).toBe(total + 1);
  });

  test('the history has the person, action, old and new state and request', async () => {
    await put('closed');
    const answer = await move('open', (await card()).version);
    const { expiresAt } = answer.body.data;
    const [entry] = (await history()).list;
    expect(expiresAt).not.toBeNull();
    expect(entry).toMatchObject({
      action: 'open',
      before: { state: 'closed', expiresAt: null },
      after: { state: 'active' },
      requestId: answer.headers['x-request-id'],
    });
    expect(entry?.person).toEqual(expect.any(String));
  });

  test('open clients get an event', async () => {
    await put('closed');
    const client = await EventClient.open(await api.app.getUrl(), user);
    const { version } = (await move('open', (await card()).version)).body.data;
    // What happened before may be told late.
    const told = () => client.of('card.changed').filter(({ data }) => data.version === version);
    await client.until(() => told().length === 1);
    expect(told()[0]?.data).toEqual({ section: 'service', id: 1, action: 'open', version });
    client.close();
  });

  test.each([
    ['999999', { version: 1 }, 200, 40400],
    ['x', { version: 1 }, 400, 40000],
    ['0', { version: 1 }, 400, 40000],
    ['2147483648', { version: 1 }, 400, 40000],
    ['1', {}, 400, 40000],
    ['1', { version: '1' }, 400, 40000],
    ['1', { version: 0 }, 400, 40000],
    ['1', { version: 1, state: 'active' }, 400, 40000],
  ])('service %s with %j is %d %d', async (id, body, status, code) => {
    const answer = await api.post(`/api/services/${id}/open`, { token: admin, body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('an unknown service has no history', async () => {
    for (const noun of ['services', 'rule-presets', 'quality-inspections'])
      expect((await api.get(`/api/${noun}/999999/history`, { token: admin })).body.code).toBe(40400);
  });
});

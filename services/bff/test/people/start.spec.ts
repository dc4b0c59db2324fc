import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIVE_EVENT_CHANNEL } from '../../src/platform/live-events/live-events.constants.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const START = '/api/user/start';

interface Start {
  lastEventId: number;
  user: object;
  secondFactorDue: boolean;
  settings: object | null;
  unread: object;
  maintenance: object;
}

describe('what every page needs first', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const start = async (session = token) => (await api.get<Start>(START, { token: session })).body;
  const dataOf = async (method: 'GET' | 'POST', path: string) =>
    (await api.call<object | null>(method, path, { token })).body.data;

  test('is what the operations answer one by one', async () => {
    expect((await start()).data.settings).toBeNull();
    await api.call('PUT', '/api/user/settings', { token, body: { theme: 'dark' } });
    const { lastEventId, ...rest } = (await start()).data;
    expect(rest).toEqual({
      user: await dataOf('POST', '/api/user/info'),
      secondFactorDue: false,
      settings: { theme: 'dark' },
      unread: await dataOf('GET', '/api/messages/unread'),
      maintenance: await dataOf('GET', '/api/maintenance'),
    });
    expect(lastEventId).toBeGreaterThanOrEqual(0);
  });

  test('tells the position of live events, which any operation does that is asked to', async () => {
    const [event] = await api.sql<{ id: number }>(
      `INSERT INTO live_event (type, payload) VALUES ('message.read', '{"ids":[]}') RETURNING id::float8 AS id`,
    );
    await api.sql('SELECT pg_notify($1, $2)', [LIVE_EVENT_CHANNEL, '']);
    await until(async () => (await start()).data.lastEventId === event?.id);
    const headers = { prefer: 'event-position' };
    const asked = await api.get('/api/list/policy', { token, headers });
    expect(asked.headers['last-event-id']).toBe(String(event?.id));
    expect((await api.get('/api/list/policy', { token })).headers['last-event-id']).toBeUndefined();
  });

  test('is refused without a session, and after it has ended', async () => {
    expect((await api.get(START)).body.code).toBe(50008);
    const ended = await api.signIn('user');
    await api.post('/api/user/logout', { token: ended });
    expect((await start(ended)).code).toBe(50008);
  });
});

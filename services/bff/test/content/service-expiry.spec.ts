import { mock } from 'node:test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PeriodicService } from '../../src/common/periodic/periodic.service.js';
import { ExpiryNoticesService } from '../../src/content/service-cards/expiry-notices.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const DAY_MS = 86_400_000;
const EXPIRY = new Date('2040-03-08T05:00:00Z');
/** Points in time before the expiry. */
const before = (days: number, ms = 0) => new Date(EXPIRY.getTime() - days * DAY_MS + ms);

describe('the expiry of services', () => {
  let api: TestApi;
  let other: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({}, api.database);
    await api.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await other.app.close();
    await api.stop();
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM service_notice');
    await api.sql(`DELETE FROM message WHERE message_type = 3 AND content LIKE '“%'`);
    await api.sql(`UPDATE service_card SET state = 'closed'`);
    await api.sql(`UPDATE service_card SET state = 'active', expires_at = $1 WHERE id = 4`, [EXPIRY]);
  });

  const send = (now: Date, at = api) => at.app.get(ExpiryNoticesService).send(now);
  const told = async (token = admin) => {
    const { body } = await api.get<{ list: { title: string; content: string; messageType: number }[] }>(
      '/api/messages?type=notice&pageSize=100',
      { token },
    );
    return body.data.list.filter(({ content }) => content.startsWith('“'));
  };

  test('is announced 7, 1 and 0 days before, once each', async () => {
    const times: [now: Date, sent: number][] = [
      [before(7, -1), 0],
      [before(7), 1],
      [before(7), 0],
      [before(2), 0],
      [before(1, -1), 0],
      [before(1), 1],
      [before(0, -1), 0],
      [before(0), 1],
      [before(-30), 0],
    ];
    for (const [now, sent] of times) expect([now, await send(now)]).toEqual([now, sent]);
    expect(await told()).toMatchObject([
      { title: 'Learner profiles', content: expect.stringContaining('expired on 2040-03-08 12:00:00') },
      { content: expect.stringContaining('within a day'), messageType: 3 },
      { content: expect.stringContaining('in 7 days') },
    ]);
  });

  test('is announced to administrators only', async () => {
    await send(before(0));
    expect(await told()).toHaveLength(1);
    expect(await told(await api.signIn('user'))).toEqual([]);
  });

  test('is announced once for the nearest date after a long downtime', async () => {
    expect(await send(before(0.5))).toBe(1);
    expect(await told()).toMatchObject([{ content: expect.stringContaining('within a day') }]);
    expect(await send(before(0.5))).toBe(0);
  });

  test('is announced again after a renewal, but not for closed or cancelled services', async () => {
    expect(await send(before(0))).toBe(1);
    await api.sql(`UPDATE service_card SET expires_at = expires_at + interval '1 year' WHERE id = 4`);
    expect(await send(before(0))).toBe(0);
    expect(await send(before(-365))).toBe(1);
    await api.sql(`UPDATE service_card SET state = 'cancelled', expires_at = $1`, [before(9)]);
    expect(await send(before(0))).toBe(0);
  });

  test('two concurrent replicas send one notice', async () => {
    await api.sql(`UPDATE service_card SET state = 'active', expires_at = $1`, [EXPIRY]);
    const rounds = Array.from({ length: 6 }, (_, round) => send(before(0), round % 2 === 0 ? api : other));
    const sent = await Promise.all(rounds);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await told()).toHaveLength(4);
  });

  test('is in the history without a person and sent to open clients', async () => {
    const client = await EventClient.open(await api.app.getUrl(), admin);
    await send(before(0));
    await client.until(() => client.of('card.changed').length === 1);
    expect(client.of('card.changed')[0]?.data).toMatchObject({ section: 'service', id: 4, action: 'expire' });
    client.close();
    const { body } = await api.get<{ list: object[] }>('/api/services/4/history', { token: admin });
    expect(body.data.list[0]).toMatchObject({
      ...{ person: null, action: 'expire', before: { state: 'active' }, after: { state: 'expired' } },
    });
  });

  test('a running process checks periodically', async () => {
    await api.sql(`UPDATE service_card SET expires_at = now() - interval '1 second' WHERE id = 4`);
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      other.app.get(PeriodicService).onApplicationBootstrap();
      mock.timers.tick(15_000);
    } finally {
      mock.timers.reset();
    }
    await until(async () => (await told()).length === 1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DailyVisitorsService } from '../../src/delivery/events/daily-visitors.service.js';
import { ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TestApi } from '../support/test-api.js';

const ITEM = 7;
const DAY_MS = 86_400_000;
const VISITOR = 'q0Vb3Zr7lZ0Y6v1d4m2k9A';
const TABLET = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0' };
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' };

describe('people', () => {
  let api: TestApi;
  let replica: TestApi;
  let calls: ChannelCalls;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    replica = await TestApi.start({}, api.database);
    token = await api.signIn('admin');
    calls = new ChannelCalls(api, token);
  });
  beforeEach(async () => {
    await api.sql('UPDATE audience_person SET hash = NULL');
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });

  const channelOf = async (visitors?: string) =>
    new EventSender(api, (await calls.create({ rate: 100_000, visitors })).key);
  const people = async () => (await api.sql('SELECT FROM audience_person WHERE hash IS NOT NULL')).length;
  const open = (more: object = {}) => [eventOf('open', ITEM, more)];

  test('of a new channel are told apart by address and browser, for the day', async () => {
    const channel = await channelOf();
    await channel.count(open(), {}, TABLET);
    await channel.count(open(), { visitor: VISITOR }, TABLET);
    await new EventSender(replica, channel.key).count(open(), {}, TABLET);
    expect(await people()).toBe(1);
    await channel.count(open(), {}, PHONE);
    expect(await people()).toBe(2);
    const stored = JSON.stringify(
      await api.sql('SELECT encode(hash, $1) AS hash FROM audience_person WHERE hash IS NOT NULL', [
        'escape',
      ]),
    );
    expect(stored).not.toContain('127.0.0.1');
  });

  test('are in the figures of a school that uses its own channel and the script of the product', async () => {
    const visitors = async () => {
      const { body } = await api.post<{ count: number }>('/api/public-opinion-analysis', {
        body: { quota: 'visitors', from: today, to: today, compare: 'none' },
        token,
      });
      return body.data.count;
    };
    const today = Temporal.Now.plainDateISO('Asia/Phnom_Penh').toString();
    const channel = await channelOf();
    const before = await visitors();
    await channel.count(open({ page: 7 }), {}, PHONE);
    expect(await visitors()).toBe(before + 1);
  });

  test('are counted in ways that whoever reads their figures is told', async () => {
    const ways = async () => {
      const { body } = await api.get<{ ways: string[] }>('/api/analysis/visitor-counts', { token });
      return body.data.ways;
    };
    await api.sql('UPDATE channel SET revoked_at = now() WHERE revoked_at IS NULL');
    expect(await ways()).toEqual([]);
    await calls.create({ visitors: undefined });
    await calls.create({ visitors: 'none' });
    expect(await ways()).toEqual(['daily', 'none']);
  });

  test('are not counted for what a device has kept since a former day', async () => {
    const channel = await channelOf('daily');
    await channel.count(open({ at: new Date(Date.now() - 30 * 3_600_000).toISOString() }), {}, TABLET);
    expect(await people()).toBe(0);
  });

  test('are not counted where the channel or the browser asks for that', async () => {
    await (await channelOf('none')).count(open(), { visitor: VISITOR }, TABLET);
    await (await channelOf('remembered')).count(open(), {}, TABLET);
    await (await channelOf('daily')).count(open(), {}, { ...TABLET, 'sec-gpc': '1' });
    expect(await people()).toBe(0);
    await (await channelOf('remembered')).count(open(), { visitor: VISITOR }, TABLET);
    expect(await people()).toBe(1);
  });

  test('are somebody new on the next day, and the key of the day is thrown away', async () => {
    const service = api.app.get(DailyVisitorsService);
    const now = Date.now();
    const today = await service.know('192.0.2.1', 'Browser', now);
    const tomorrow = await service.know('192.0.2.1', 'Browser', now + DAY_MS);
    expect(today?.hash).toHaveLength(16);
    expect(tomorrow?.hash).not.toEqual(today?.hash);
    const salts = () => api.sql('SELECT FROM visitor_salt');
    expect(await salts()).toHaveLength(2);
    await service.forget(now + DAY_MS);
    expect(await salts()).toHaveLength(1);
    await service.forget(now + 3 * DAY_MS);
    expect(await salts()).toEqual([]);
    expect(await api.sql(`SELECT relpersistence FROM pg_class WHERE oid = 'visitor_salt'::regclass`)).toEqual(
      [{ relpersistence: 'u' }],
    );
  });

  test('stay counted as they were when an edit does not name the way', async () => {
    const channel = await calls.create({ visitors: 'none' });
    const { body } = await calls.edit(channel, { visitors: undefined });
    expect(body.data.visitors).toBe('none');
    expect((await calls.edit(body.data, { visitors: 'weekly' })).status).toBe(400);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TODAY } from '../support/facts.js';
import { OtherSystem } from '../support/integration.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

/** More than an integer of PostgreSQL holds, if each has the most that a fact may say. */
const ITEMS = 2_500;
const MOST = 1_000_000;
const DAY = TODAY.subtract({ days: 2 }).toString();
const MEASURES = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];
const ROUNDS = 150;

const NUMBERS = [
  ...[0, -0, 1, -1, 23, 24, 59, 1.5, 3_599, 3_600, 3_601, 999_999, MOST, MOST + 1],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 2 ** 64, 1e300, 5e-324],
];
const TEXTS = ['', ' ', '0', '-1', '1e9', 'NaN', '\u0000', '\u{10ffff}', '\ud800', "'; --", 'x'.repeat(300)];
const TIMES = [
  ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2100-01-01T00:00:00Z'],
  ...[
    '9999-12-31T23:59:59.999999999Z',
    '2026-02-30T12:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
  ],
  ...['2026-01-01T00:00:00+23:59', '2026-01-01T00:00:00-99:99'],
];
const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '1970-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
];
const OTHERS: unknown[] = [null, true, [], {}, [[]], { toString: 1 }];

/** The same values in each run: a linear congruential generator of Numerical Recipes. */
function generator(seed: number): <Value>(choices: readonly Value[]) => Value {
  let state = seed;
  return (choices) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return choices[Math.floor((state / 2 ** 32) * choices.length)] as never;
  };
}

describe('extreme values', () => {
  let api: TestApi;
  let channel: EventSender;
  let system: OtherSystem;
  beforeAll(async () => {
    api = await TestApi.start();
    const admin = await api.signIn('admin');
    const { key } = await new ChannelCalls(api, admin).create({ rate: 100_000 });
    channel = new EventSender(api, key);
    system = await OtherSystem.of(api, admin, 'admin');
    await api.sql(
      `INSERT INTO content_item (title, kind, subject, source, author_id, state, online, published, external_id)
       SELECT 'Extreme ' || number, 'video', 'science', 'teachers', 1, 'online', 'online', 1, 'extreme-' || number
         FROM generate_series(1, $1::int) AS number`,
      [ITEMS],
    );
  });
  afterAll(() => api.stop());

  const read = async (path: string, body?: object) => {
    const token = await api.signIn('admin');
    return body === undefined ? api.get(path, { token }) : api.post(path, { token, body });
  };

  test('the most that a batch may say adds up, and is read', async () => {
    const most = Object.fromEntries(MEASURES.map((name) => [name, MOST]));
    const rows = Array.from({ length: ITEMS }, (_, at) => ({
      ...{ externalId: `extreme-${at + 1}`, day: DAY, hour: 9 },
      ...most,
    }));
    const { body } = await system.send('facts', rows);
    expect(body).toMatchObject({ code: 20000, data: { created: ITEMS, refused: 0 } });
    const [sum] = await api.sql(
      `SELECT sum(clicks)::float8 AS clicks FROM content_hour WHERE day = $1 AND hour = 9 AND kind = 'video'`,
      [DAY],
    );
    expect(Number(sum?.clicks)).toBeGreaterThanOrEqual(ITEMS * MOST);
    const overview = await read('/api/data-overview', {});
    expect(overview.body.code).toBe(20000);
    for (const row of rows) Object.assign(row, Object.fromEntries(MEASURES.map((name) => [name, 0])));
    expect((await system.send('facts', rows)).body).toMatchObject({ code: 20000, data: { updated: ITEMS } });
  });

  test('a fact that is as large as it may be takes no more, and nothing behind it waits', async () => {
    const [item] = await api.sql<{ id: number }>(
      `SELECT id FROM content_item WHERE external_id = 'extreme-1'`,
    );
    const id = item?.id ?? 0;
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await channel.count([eventOf('open', id, { at }), eventOf('progress', id, { at, seconds: 60 })]);
    await api.sql('UPDATE content_fact SET clicks = 2000000000, minutes = 2000000000 WHERE item_id = $1', [
      id,
    ]);
    const more = [eventOf('open', id, { at }), eventOf('progress', id, { at, seconds: 3_600 })];
    await channel.count([...more, eventOf('open', 7)]);
    expect(await api.sql('SELECT clicks, minutes FROM content_fact WHERE item_id = $1', [id])).toEqual([
      { clicks: 2_000_000_000, minutes: 2_000_000_000 },
    ]);
    await api.sql('DELETE FROM content_fact WHERE item_id = $1', [id]);
  });

  test.each([1, 2, 3])(
    'whatever events say, nothing ends in an error of the server (seed %d)',
    async (seed) => {
      const one = generator(seed);
      const any = () => one([one(NUMBERS), one(NUMBERS), one(TEXTS), one(TIMES), one(OTHERS)]);
      const now = new Date().toISOString();
      const event = () => ({
        id: one([randomUUID(), randomUUID(), any()]),
        type: one(['open', 'progress', 'progress', 'like', 'unlike', any()]),
        at: one([now, now, one(TIMES), any()]),
        item: one([7, 12, any()]),
        ...(one([true, false]) && { seconds: any() }),
        ...(one([true, false, false, false]) && { [one(['set', '__proto__', 'x', ''])]: any() }),
      });
      for (let round = 0; round < ROUNDS; round += 1) {
        const events = Array.from({ length: one([1, 2, 7]) }, () => one([event(), event(), event(), any()]));
        const body = {
          events: one([events, events, events, any()]),
          ...(one([true, false]) && { sentAt: one([now, one(TIMES), any()]) }),
          ...(one([true, false]) && { visitor: one(['v'.repeat(16), any()]) }),
        };
        const { status } = await channel.send(body);
        expect({ status, body: status >= 500 ? body : undefined }).toEqual({
          status: expect.any(Number),
          body: undefined,
        });
      }
      // All that was taken can be counted.
      await until(async () => (await api.sql('SELECT FROM event_batch LIMIT 1')).length === 0);
    },
  );

  test.each([1, 2, 3])(
    'whatever facts say, nothing ends in an error of the server (seed %d)',
    async (seed) => {
      const one = generator(seed);
      const any = () => one([one(NUMBERS), one(NUMBERS), one(TEXTS), one(DAYS), one(OTHERS)]);
      const row = () => ({
        externalId: one(['extreme-2', `extreme-${one(NUMBERS)}`, one(TEXTS), any()]),
        day: one([DAY, DAY, one(DAYS), any()]),
        hour: one([9, 23, any()]),
        ...Object.fromEntries(MEASURES.map((name) => [name, one([MOST, 0, any()])])),
      });
      for (let round = 0; round < ROUNDS; round += 1) {
        const rows = Array.from({ length: one([1, 2, 7]) }, () => one([row(), row(), row(), any()]));
        const { status } = await system.send('facts', one([rows, rows, rows, any()]));
        expect({ status, rows: status >= 500 ? rows : undefined }).toEqual({
          status: expect.any(Number),
          rows: undefined,
        });
      }
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { FOLD } from '../../src/delivery/events/events.constants.js';
import { ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const keyOf = (year: string) => `${year}:${`the-key-of-the-year-${year}-`.padEnd(48, 'x')}`;
const OLD = keyOf('2025');
const VISITOR = 'visitor-number-1-x';

describe('the hash of a visitor by a key that was taken out', () => {
  let first: TestApi;
  let channel: EventSender;
  beforeAll(async () => {
    first = await TestApi.start({ JWT_KEYS: OLD });
    const { key } = await new ChannelCalls(first, await first.signIn('admin')).create({ rate: 100_000 });
    channel = new EventSender(first, key);
    await until(async () => (await channel.send({})).status === 400);
  });
  beforeEach(async () => {
    await first.sql('DELETE FROM visitor_key');
    await first.sql('UPDATE audience_person SET hash = NULL');
    await first.app.get(EventFoldService).forget();
  });
  afterAll(() => first.stop());

  const hashes = async () =>
    (
      await first.sql<{ place: string }>(
        `SELECT 'inbox' AS place FROM event_batch WHERE visitor IS NOT NULL UNION ALL
         SELECT 'likes' FROM waiting_like UNION ALL
         SELECT 'audience' FROM audience_person WHERE hash IS NOT NULL`,
      )
    ).map(({ place }) => place);
  /** As if it had happened three hours ago, and no process of the key before gone on for two hours. */
  const pass = async () => {
    await first.sql(`UPDATE visitor_key SET used_at = used_at - interval '2 hours'`);
    await first.sql(`UPDATE event_batch SET received_at = received_at - interval '3 hours'`);
    await first.sql('UPDATE waiting_like SET minute = minute - 180');
  };
  const withKeys = async (jwtKeys: string, work: (api: TestApi) => Promise<void>) => {
    const api = await TestApi.start({ JWT_KEYS: jwtKeys }, first.database);
    try {
      await api.app.get(EventFoldService).forget();
      await work(api);
    } finally {
      await api.app.close();
    }
  };
  const whileNothingIsCounted = async (work: () => Promise<void>) => {
    const other = new pg.Client({ connectionString: first.database.url });
    await other.connect();
    try {
      await other.query('SELECT pg_advisory_lock($1)', [FOLD.lock]);
      await work();
    } finally {
      await other.end();
    }
  };
  const erase = async (api: TestApi) => {
    const url = `/collect/v1/forget?key=${channel.key}`;
    return (await api.app.inject({ method: 'POST', url, payload: { visitor: VISITOR } })).statusCode;
  };

  test('is erased although it had waited with its events, and nobody was known by the key', async () => {
    await withKeys(`${keyOf('2026')},${OLD}`, () => Promise.resolve());
    await whileNothingIsCounted(async () => {
      await channel.send({ events: [eventOf('open', 7)], visitor: VISITOR });
      await pass();
      await withKeys(keyOf('2026'), () => Promise.resolve());
      expect(await hashes()).toEqual(['inbox']);
    });
    await channel.untilCounted();
    expect(await hashes()).toEqual(['audience']);
    await withKeys(keyOf('2026'), async (api) => {
      expect(await erase(api)).toBe(204);
      expect(await hashes()).toEqual([]);
    });
  });

  test('is erased although only a like has it any more', async () => {
    await withKeys(`${keyOf('2026')},${OLD}`, () => Promise.resolve());
    await channel.count([eventOf('like', 7)], { visitor: VISITOR });
    await first.sql('UPDATE audience_person SET hash = NULL');
    await pass();
    await withKeys(keyOf('2026'), async (api) => {
      expect(await hashes()).toEqual(['likes']);
      expect(await erase(api)).toBe(204);
      expect(await hashes()).toEqual([]);
    });
  });

  test('goes from everywhere once nobody has the key', async () => {
    await channel.count([eventOf('like', 7)], { visitor: VISITOR });
    await whileNothingIsCounted(async () => {
      await channel.send({ events: [eventOf('open', 7)], visitor: VISITOR });
      await pass();
      expect(await hashes()).toEqual(['inbox', 'likes', 'audience']);
      await withKeys(keyOf('2027'), () => Promise.resolve());
      expect(await hashes()).toEqual([]);
    });
    await channel.untilCounted();
    expect(await hashes()).toEqual([]);
  });

  test('is looked for no more when none is left', async () => {
    await channel.count([eventOf('like', 7)], { visitor: VISITOR });
    await withKeys(`${keyOf('2026')},${OLD}`, () => Promise.resolve());
    const keys = async () => (await first.sql('SELECT FROM visitor_key')).length;
    const before = await keys();
    await pass();
    await withKeys(keyOf('2026'), async (api) => {
      expect(await erase(api)).toBe(204);
    });
    await pass();
    await withKeys(keyOf('2028'), () => Promise.resolve());
    expect(await keys()).toBeLessThan(before);
  });
});

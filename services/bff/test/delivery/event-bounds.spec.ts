import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentFactsService } from '../../src/content/content/content-facts.service.js';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { EventInboxRepository } from '../../src/delivery/events/event-inbox.repository.js';
import { FOLD } from '../../src/delivery/events/events.constants.js';
import { TestApi } from '../support/test-api.js';

const ITEM = 7;
/** What each request holds. */
const EVENTS = 100;
const REQUESTS = 10;
const STORE = `
  INSERT INTO event_batch (ids, types, minutes, item_ids, seconds)
  SELECT array_agg(gen_random_uuid()), array_agg('open'::text), array_agg(extract(epoch FROM now())::integer / 60),
         array_agg(${ITEM}), array_agg(0)
    FROM generate_series(1, ${EVENTS * REQUESTS}) AS event (n) GROUP BY n % ${REQUESTS}`;

describe('a backlog of events', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.stop());

  const waiting = async () => (await api.sql('SELECT FROM event_batch')).length;
  const clicks = async () =>
    (
      await api.sql<{ clicks: number }>(
        'SELECT coalesce(sum(clicks), 0)::int AS clicks FROM content_fact WHERE item_id = $1',
        [ITEM],
      )
    )[0]?.clicks ?? 0;

  /** PostgreSQL ends the count of more clicks than these. Tells how many events were asked for, and how many were counted. */
  function slowAbove(most: number) {
    const asked: number[] = [];
    const counted: number[] = [];
    const inbox = api.app.get(EventInboxRepository);
    const take = inbox.take.bind(inbox);
    jest.spyOn(inbox, 'take').mockImplementation(async (manager, timeZone, events) => {
      asked.push(events);
      return await take(manager, timeZone, events);
    });
    const facts = api.app.get(ContentFactsService);
    const add = facts.add.bind(facts);
    jest.spyOn(facts, 'add').mockImplementation(async (manager, added) => {
      const sum = added.reduce((total, fact) => total + fact.clicks, 0);
      if (sum > most) await timeOut(manager);
      await add(manager, added);
      if (sum > 0) counted.push(sum);
    });
    return { asked, counted };
  }
  async function timeOut(manager: EntityManager): Promise<void> {
    await manager.query('SET LOCAL statement_timeout = 1');
    await manager.query('SELECT pg_sleep(60)');
  }
  const fold = async (times: number) => {
    for (let each = 0; each < times && (await waiting()) > 0; each++)
      await api.app
        .get(EventFoldService)
        .fold()
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: '57014' });
        });
  };

  test('is taken in whole requests, until they hold the events that were asked for', async () => {
    const inbox = api.app.get(EventInboxRepository);
    const runner = api.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.manager.query(STORE);
    const take = async (events: number) => await inbox.take(runner.manager, 'UTC', events);
    expect(await take(2.5 * EVENTS)).toMatchObject({ events: 300, batches: 3, counted: 300, hasMore: true });
    expect(await take(3 * EVENTS)).toMatchObject({ events: 300, batches: 3, hasMore: true });
    expect(await take(40_000)).toMatchObject({ events: 400, batches: 4, hasMore: false });
    await runner.rollbackTransaction();
    await runner.release();
  });

  test('is counted in parts of half the size after each timeout, and whole in the end', async () => {
    const before = await clicks();
    const { asked, counted } = slowAbove(3 * EVENTS);
    await api.sql(STORE);
    await fold(60);
    expect(await waiting()).toBe(0);
    expect(asked[0]).toBe(40_000);
    expect(asked).toContain(20_000);
    expect(Math.min(...asked)).toBeLessThanOrEqual(3 * EVENTS);
    expect(Math.max(...counted)).toBeLessThanOrEqual(3 * EVENTS);
    expect((await clicks()) - before).toBe(EVENTS * REQUESTS);
  });

  test('is asked for by one request at least, and by more once the database is fast again', async () => {
    const stopped = slowAbove(0);
    await api.sql(STORE);
    await fold(20);
    expect(Math.min(...stopped.asked)).toBe(EVENTS);
    expect(await waiting()).toBe(REQUESTS);
    jest.restoreAllMocks();
    const { asked } = slowAbove(EVENTS * REQUESTS);
    await fold(1);
    for (let each = 0; each < 9; each++) await api.app.get(EventFoldService).fold();
    expect(await waiting()).toBe(0);
    expect(asked.slice(0, 3)).toEqual([EVENTS, 2 * EVENTS, 4 * EVENTS]);
    expect(Math.max(...asked)).toBe(40_000);
  });
});

describe('likes of 50 hours ago', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('are forgotten while another replica counts, and those of 48 hours ago stay', async () => {
    await api.sql(
      `INSERT INTO waiting_like (channel_id, item_id, person, minute, is_taken_back, counted_at)
       SELECT 1, $1, sha256(hours::text::bytea), 1, false, now() - make_interval(hours => hours)
         FROM unnest(ARRAY[48, 50, 60]) AS counted (hours)`,
      [ITEM],
    );
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    try {
      await other.query('SELECT pg_advisory_lock($1)', [FOLD.lock]);
      await api.app.get(EventFoldService).forget();
    } finally {
      await other.end();
    }
    const left = await api.sql(
      'SELECT extract(hour FROM now() - counted_at)::int + 24 * extract(day FROM now() - counted_at)::int AS hours FROM waiting_like',
    );
    expect(left).toEqual([{ hours: 48 }]);
  });

  test('are forgotten although events have waited for longer than an hour, and a row of theirs is held', async () => {
    await api.sql(
      `INSERT INTO waiting_like (channel_id, item_id, person, minute, is_taken_back, counted_at)
       SELECT 1, n, '\\x01', 1, false, now() - interval '50 hours' FROM generate_series(1, 3) AS item (n)`,
    );
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    try {
      await other.query('SELECT pg_advisory_lock($1)', [FOLD.lock]);
      await api.sql(STORE);
      await api.sql(`UPDATE event_batch SET received_at = now() - interval '2 hours'`);
      await other.query('BEGIN');
      await other.query('SELECT FROM waiting_like WHERE item_id = 2 FOR UPDATE');
      await api.app.get(EventFoldService).forget();
    } finally {
      await other.end();
    }
    expect(await api.sql(`SELECT item_id FROM waiting_like WHERE person = '\\x01'`)).toEqual([
      { item_id: 2 },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { FOLD } from '../../src/delivery/events/events.constants.js';
import { ChannelCalls } from '../support/channels.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { eventOf, EventSender } from '../support/events.js';
import { NATS_PATH, NatsServer } from '../support/nats-server.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const STREAM = 'SALA_EVENTS';
const ITEM = 7;
const UNASKED_ITEM = 12;
/** After which what was known last is no longer fresh. */
const STALE_MS = 1_100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

(NATS_PATH === undefined ? describe.skip : describe)('events that go through NATS', () => {
  let nats: NatsServer;
  let connection: NatsConnection;
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let api: TestApi;
  let replica: TestApi;
  let channel: EventSender;
  let repeater: EventSender;
  let observer: pg.Client;
  beforeAll(async () => {
    [nats, database] = await Promise.all([NatsServer.start(), copyTemplate()]);
    connection = await connect({ servers: nats.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    proxy = await DatabaseProxy.start(database.url);
    const environment = { SALA_EVENTS_URL: nats.url, DATABASE_CONNECT_SECONDS: '2' };
    const through = { ...database, url: proxy.url };
    api = await TestApi.start(environment, through);
    replica = await TestApi.start(environment, through);
    const { key } = await new ChannelCalls(api, await api.signIn('admin')).create({ rate: 100_000 });
    channel = new EventSender(api, key);
    repeater = new EventSender(replica, key);
    observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
    await until(async () => (await opened([channel, repeater])).every((status) => status === 202));
    await until(async () => (await waiting()) === 0);
  });
  afterAll(async () => {
    await observer.end();
    await Promise.all([api.app.close(), replica.app.close()]);
    await connection.close();
    await Promise.all([proxy.stop(), nats.stop()]);
    await database.drop();
  });

  const opened = async (senders: EventSender[]) =>
    await Promise.all(
      senders.map(async (sender) => (await sender.send({ events: [eventOf('open', ITEM)] })).status),
    );
  const manager = async () => await jetstreamManager(connection);
  const waiting = async () => (await (await manager()).streams.info(STREAM)).state.messages;
  const opens = async (item = ITEM) => {
    const { rows } = await observer.query<{ clicks: number }>(
      'SELECT coalesce(sum(clicks), 0)::int AS clicks FROM content_fact WHERE item_id = $1',
      [item],
    );
    return rows[0]?.clicks ?? 0;
  };
  const metric = async (name: string, reason?: string) => {
    const values = await Promise.all(
      [api, replica].map(async ({ app }) => {
        const found = await app.get(MetricsService).registry.getSingleMetric(name)?.get();
        return found?.values
          .filter(({ labels }) => reason === undefined || labels.reason === reason)
          .reduce((sum, { value }) => sum + value, 0);
      }),
    );
    return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  };
  /** Nobody counts meanwhile. */
  const uncounted = async (work: () => Promise<void>) => {
    await observer.query('SELECT pg_advisory_lock($1)', [FOLD.lock]);
    try {
      await work();
    } finally {
      await observer.query('SELECT pg_advisory_unlock($1)', [FOLD.lock]);
    }
  };
  const ready = async () => (await api.get('/readyz')).status;

  test('wait in a stream on files, which is bounded and refuses what is too much', async () => {
    const { config } = await (await manager()).streams.info(STREAM);
    expect(config).toMatchObject({
      subjects: [`${STREAM}.batches`],
      storage: 'file',
      discard: 'new',
      max_age: 48 * 3_600 * 1e9,
      max_bytes: 1_024e6,
      duplicate_window: 120e9,
      num_replicas: 1,
    });
  });

  test('are counted once, whichever replica they are repeated to, and removed', async () => {
    const before = await opens();
    const events = [eventOf('open', ITEM), eventOf('open', ITEM)];
    await uncounted(async () => {
      for (const sender of [channel, repeater, channel])
        expect((await sender.send({ events })).body).toEqual({ accepted: 2, refused: 0, errors: [] });
      expect(await waiting()).toBe(3);
      expect(await opens()).toBe(before);
    });
    await until(async () => (await waiting()) === 0);
    expect(await opens()).toBe(before + 2);
    expect((await observer.query('SELECT FROM event_batch')).rowCount).toBe(0);
    expect((await channel.send({ events })).status).toBe(202);
    await until(async () => (await waiting()) === 0);
    expect(await opens()).toBe(before + 2);
  });

  test('wait on while the transaction that counts them does not commit', async () => {
    const before = await opens();
    await observer.query('BEGIN');
    await observer.query('LOCK TABLE content_seconds IN ACCESS EXCLUSIVE MODE');
    expect(await opened([channel])).toEqual([202]);
    await pause(2 * FOLD.intervalMs);
    await proxy.cut();
    await observer.query('ROLLBACK');
    expect(await waiting()).toBe(1);
    await proxy.mend();
    await until(async () => (await waiting()) === 0);
    expect(await opens()).toBe(before + 1);
  });

  test.each([
    ['gone', () => proxy.cut(), () => proxy.mend()],
    [
      'frozen',
      () => {
        proxy.freeze();
        return Promise.resolve();
      },
      () => {
        proxy.thaw();
        return Promise.resolve();
      },
    ],
  ])('are taken while the database is %s', async (_state, take, giveBack) => {
    const before = await opens();
    await opened([channel, repeater]);
    await pause(STALE_MS);
    await take();
    const started = performance.now();
    for (let each = 0; each < 20; each++) {
      expect(await opened([channel, repeater])).toEqual([202, 202]);
      await pause(100);
    }
    expect(performance.now() - started).toBeLessThan(15_000);
    const unasked = await channel.send({ events: [eventOf('open', UNASKED_ITEM)] });
    expect(unasked.status).toBe(503);
    expect(unasked.headers['retry-after']).toBe('1');
    await giveBack();
    await until(async () => (await waiting()) === 0);
    expect(await opens()).toBe(before + 42);
    await until(async () => (await ready()) === 200);
  });

  test('are refused with a time to wait while NATS is away, and nothing else is', async () => {
    const before = await opens();
    await uncounted(async () => {
      expect(await opened([channel])).toEqual([202]);
      await nats.kill();
      await until(async () => (await metric('sala_event_stream_connected')) === 0);
      const refused = await channel.send({ events: [eventOf('open', ITEM)] });
      expect(refused).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { code: 'unavailable' },
      });
      expect(await ready()).toBe(200);
      await nats.startAgain();
    });
    await until(async () => (await opens()) === before + 1);
    await until(async () => (await metric('sala_event_stream_connected')) === 2);
    expect(await opened([channel, repeater])).toEqual([202, 202]);
    await until(async () => (await opens()) === before + 3);
  });

  test('of a stream that is made anew are counted, and it is told that others are lost', async () => {
    const before = await opens();
    await opened([channel, channel]);
    await until(async () => (await waiting()) === 0);
    await uncounted(async () => {
      await opened([channel]);
      // A replica that asks for its state between the two makes it anew.
      await until(async () => {
        await (await manager()).streams.delete(STREAM);
        return (await opened([channel]))[0] === 503;
      });
      await until(async () => (await opened([channel]))[0] === 202);
    });
    await until(async () => (await opens()) === before + 3);
    expect(await metric('sala_event_stream_lost_total', 'anew')).toBe(1);
  });

  test('that somebody removes, or that are none, are told and hold nothing up', async () => {
    const before = await opens();
    await uncounted(async () => {
      await opened([channel, channel]);
      await (await manager()).streams.purge(STREAM);
      await jetstream(connection).publish(`${STREAM}.batches`, '{"ids":["no event"]}');
      await opened([channel]);
    });
    await until(async () => (await waiting()) === 0);
    expect(await opens()).toBe(before + 1);
    expect(await metric('sala_event_stream_lost_total', 'removed')).toBe(2);
    expect(await metric('sala_event_stream_lost_total', 'foreign')).toBe(1);
  });

  test('are counted before their visitor is forgotten', async () => {
    const visitor = 'a-random-value-0001';
    let forgotten: Promise<{ statusCode: number }> | undefined;
    await uncounted(async () => {
      await channel.send({ events: [eventOf('open', ITEM)], visitor });
      forgotten = api.app.inject({
        method: 'POST',
        url: '/collect/v1/forget',
        headers: { 'sala-key': channel.key },
        payload: { visitor },
      });
      await pause(500);
    });
    expect((await forgotten)?.statusCode).toBe(204);
    expect((await observer.query('SELECT hash FROM audience_person')).rows).toEqual([{ hash: null }]);
  });

  test('are told how long they wait', async () => {
    await uncounted(async () => {
      await opened([channel]);
      await pause(1_000);
      expect(await metric('sala_collected_events_lag_seconds')).toBeGreaterThan(1);
      expect(await metric('sala_event_stream_messages')).toBe(2);
    });
    await api.app.get(EventFoldService).fold();
    await until(async () => (await metric('sala_collected_events_lag_seconds')) === 0);
  });
});

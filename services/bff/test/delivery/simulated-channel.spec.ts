import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '../../src/common/errors/app-error.js';
import { ChannelKeysService } from '../../src/delivery/channels/channel-keys.service.js';
import { EventStreamService } from '../../src/delivery/events/event-stream.service.js';
import { FOLD } from '../../src/delivery/events/events.constants.js';
import { SimulatedChannelService } from '../../src/seeds/simulated-channel.service.js';
import { topUp } from '../../src/seeds/top-up.js';
import { ChannelCalls } from '../support/channels.js';
import { NATS_PATH, NatsServer } from '../support/nats-server.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ZONE = 'Asia/Phnom_Penh';
const FACTS = 100_000;

interface Fact {
  item: number;
  publications: number;
  clicks: number;
  exposures: number;
  comments: number;
  shares: number;
  likes: number;
  minutes: number;
}

const currentHour = () =>
  Temporal.Now.zonedDateTimeISO(ZONE).round({ smallestUnit: 'hour', roundingMode: 'floor' });

async function forgetFacts(api: TestApi): Promise<void> {
  await api.sql(`DELETE FROM content_fact WHERE day >= current_date - 3`);
}

function topUpAt(api: TestApi, moment: Temporal.ZonedDateTime, demoEvents: boolean): Promise<void> {
  return topUp(api.app.get(DataSource), { demoFacts: FACTS, demoEvents }, ZONE, moment.toPlainDateTime());
}

async function factsOf(api: TestApi, hour: Temporal.ZonedDateTime): Promise<Fact[]> {
  return await api.sql<Fact>(
    `SELECT item_id AS item, publications, clicks, exposures, comments, shares, likes, minutes
       FROM content_fact WHERE day = $1 AND hour = $2 ORDER BY item_id`,
    [hour.toPlainDate().toString(), hour.hour],
  );
}

/** What is sent of the hour waits to be counted while the demo is away for hours, and is started again. */
async function expectCountedOnce(
  api: TestApi,
  hour: Temporal.ZonedDateTime,
  counted: () => Promise<void>,
): Promise<void> {
  const hours = [0, 1, 2].map((later) => hour.add({ hours: later }));
  const later = hour.add({ hours: 3, minutes: 10 });
  /** Goes on where events were refused, as its periodic runs do. */
  const simulate = (moment: Temporal.ZonedDateTime) =>
    until(async () => {
      await api.app
        .get(SimulatedChannelService)
        .advance(moment.toInstant())
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
      const [row] = await api.sql<{ reached: boolean }>(
        'SELECT until >= $1 AS reached FROM simulated_channel',
        [moment.toInstant().toString()],
      );
      return row?.reached === true;
    });
  const all = () => Promise.all(hours.map((each) => factsOf(api, each)));
  const holder = new pg.Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [FOLD.lock]);
  await simulate(hour.add({ minutes: 20 }));
  await topUpAt(api, later, true);
  await holder.end();
  await counted();
  await simulate(later);
  await counted();
  const found = await all();
  // As it is where nothing comes as events.
  await api.sql(`DELETE FROM content_fact WHERE day + make_interval(hours => hour) >= $1::timestamp`, [
    hour.toPlainDateTime().toString(),
  ]);
  await topUpAt(api, later, false);
  const written = await all();
  expect(written.flat().length).toBeGreaterThan(0);
  expect(found).toEqual(written);
}

(NATS_PATH === undefined ? describe.skip : describe)('the simulated channel, through NATS', () => {
  let nats: NatsServer;
  let api: TestApi;
  beforeAll(async () => {
    nats = await NatsServer.start();
    api = await TestApi.start({ SALA_DEMO_FACTS: String(FACTS), SALA_EVENTS_URL: nats.url });
  });
  afterAll(async () => {
    await api.stop();
    await nats.stop();
  });

  test('counts once what waits in the stream while the demo is away', async () => {
    const stream = api.app.get(EventStreamService);
    const counted = () => until(async () => (await stream.lag()) === 0);
    await counted();
    const hour = currentHour().subtract({ hours: 6 });
    await forgetFacts(api);
    await topUpAt(api, hour, false);
    // Makes its channel.
    await api.app.get(SimulatedChannelService).advance(hour.toInstant());
    api.app.get(ChannelKeysService).forget();
    await expectCountedOnce(api, hour, counted);
  });
});

describe('the simulated channel of the demo', () => {
  let api: TestApi;
  let replica: TestApi;
  /** An hour of today or yesterday with little activity. */
  let hour: Temporal.ZonedDateTime;
  /** What the demo writes for it, of which the children did something. */
  let written: Fact[];
  beforeAll(async () => {
    const settings = { SALA_DEMO_FACTS: String(FACTS) };
    api = await TestApi.start(settings);
    replica = await TestApi.start(settings, api.database);
    const thisHour = currentHour();
    await forget();
    await topUpTo(thisHour, false);
    const [{ ago } = { ago: 0 }] = await api.sql<{ ago: number }>(
      `SELECT (extract(epoch FROM $1::timestamp - (day + make_interval(hours => hour))) / 3600)::int AS ago
         FROM content_fact WHERE day + make_interval(hours => hour) BETWEEN $1::timestamp - interval '20 hours' AND $1::timestamp - interval '5 hours'
        GROUP BY 1 HAVING sum(clicks) > 100 AND sum(publications) > 0 ORDER BY sum(exposures) LIMIT 1`,
      [thisHour.toPlainDateTime().toString()],
    );
    hour = thisHour.subtract({ hours: ago });
    written = await facts();
    await forget();
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });

  const forget = () => forgetFacts(api);
  const topUpTo = (moment: Temporal.ZonedDateTime, demoEvents: boolean) => topUpAt(api, moment, demoEvents);
  const facts = () => factsOf(api, hour);
  const done = (rows: Fact[]) =>
    rows
      .map((row) => ({ ...row, publications: 0 }))
      .filter(({ clicks, exposures, likes }) => clicks + exposures + likes > 0);
  const add = (rows: Fact[], name: keyof Fact) => rows.reduce((sum, row) => sum + row[name], 0);
  const advance = async (minutes: number, at = [api]) => {
    const moment = hour.add({ minutes }).toInstant();
    await Promise.all(at.map(({ app }) => app.get(SimulatedChannelService).advance(moment)));
    await until(async () => (await api.sql('SELECT FROM event_batch LIMIT 1')).length === 0);
  };

  test('makes a channel with a key of its own, once', async () => {
    await advance(0, [api, replica]);
    await advance(0, [api, replica]);
    const { list } = await new ChannelCalls(api, await api.signIn('admin')).list();
    expect(list.map(({ name, state }) => ({ name, state }))).toEqual([
      { name: 'Simulated channel', state: 'active' },
    ]);
    for (const { app } of [api, replica]) app.get(ChannelKeysService).forget();
  });

  test('sends what children did until now', async () => {
    await advance(20);
    const third = add(written, 'exposures') / 3;
    expect(Math.abs(add(await facts(), 'exposures') - third)).toBeLessThan(written.length + 1);
    const before = await facts();
    await advance(20, [api, replica]);
    expect(await facts()).toEqual(before);
  });

  test('counts once what it sends again after a restart, and ends with what the demo would have written', async () => {
    await api.sql(`UPDATE simulated_channel SET until = until - interval '15 minutes'`);
    await advance(45, [replica, api]);
    await advance(60, [replica]);
    expect(done(await facts())).toEqual(done(written));
  });

  test('leaves to the clock what was published', async () => {
    await topUpTo(hour.add({ hours: 1 }), true);
    expect(await facts()).toEqual(written);
  });

  test('ends the hour in which a long pause began, and the clock writes what is between', async () => {
    await expectCountedOnce(api, hour.add({ hours: 1 }), () =>
      until(async () => (await api.sql('SELECT FROM event_batch LIMIT 1')).length === 0),
    );
    expect(await facts()).toEqual(written);
  });

  test('ends when its key is revoked', async () => {
    const calls = new ChannelCalls(api, await api.signIn('admin'));
    const { list } = await calls.list();
    const [channel] = list;
    if (!channel) throw new Error('There is no channel.');
    expect((await calls.revoke(channel)).status).toBe(200);
    await api.sql('UPDATE simulated_channel SET until = $1', [hour.toInstant().toString()]);
    await forget();
    await advance(30);
    expect(await facts()).toEqual([]);
  });
});

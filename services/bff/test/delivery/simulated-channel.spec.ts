import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ChannelKeysService } from '../../src/delivery/channels/channel-keys.service.js';
import { SimulatedChannelService } from '../../src/seeds/simulated-channel.service.js';
import { topUp } from '../../src/seeds/top-up.js';
import { ChannelCalls } from '../support/channels.js';
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
    const thisHour = Temporal.Now.zonedDateTimeISO(ZONE).round({
      smallestUnit: 'hour',
      roundingMode: 'floor',
    });
    await forget();
    await topUpTo(thisHour, false);
    const [{ ago } = { ago: 0 }] = await api.sql<{ ago: number }>(
      `SELECT (extract(epoch FROM $1::timestamp - (day + make_interval(hours => hour))) / 3600)::int AS ago
         FROM content_fact WHERE day + make_interval(hours => hour) BETWEEN $1::timestamp - interval '20 hours' AND $1::timestamp
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

  const forget = async () => {
    await api.sql(`DELETE FROM content_fact WHERE day >= current_date - 3`);
  };
  const topUpTo = (moment: Temporal.ZonedDateTime, demoEvents: boolean) =>
    topUp(api.app.get(DataSource), { demoFacts: FACTS, demoEvents }, ZONE, moment.toPlainDateTime());
  const facts = async (): Promise<Fact[]> => {
    const rows = await api.sql<Fact>(
      `SELECT item_id AS item, publications, clicks, exposures, comments, shares, likes, minutes
         FROM content_fact WHERE day = $1 AND hour = $2 ORDER BY item_id`,
      [hour.toPlainDate().toString(), hour.hour],
    );
    return rows;
  };
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

  test('goes on with the current hour after a long pause, and the clock writes what is between', async () => {
    const later = hour.add({ hours: 4, minutes: 10 });
    await topUpTo(later, true);
    const [progress] = await api.sql<{ since: Date; until: Date }>(
      'SELECT since, until FROM simulated_channel',
    );
    const begun = new Date(hour.add({ hours: 4 }).epochMilliseconds);
    expect(progress).toMatchObject({ since: begun, until: begun });
    expect(await facts()).toEqual(written);
    const [{ hours } = { hours: 0 }] = await api.sql<{ hours: number }>(
      `SELECT count(DISTINCT hour)::int AS hours FROM content_fact WHERE clicks > 0
          AND day + make_interval(hours => hour) BETWEEN $1::timestamp + interval '1 hour' AND $1::timestamp + interval '3 hours'`,
      [hour.toPlainDateTime().toString()],
    );
    expect(hours).toBe(3);
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

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ContentFactsService } from '../../src/content/content/content-facts.service.js';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { FOLD } from '../../src/delivery/events/events.constants.js';
import { MetricsService } from '../../src/common/metrics/metrics.service.js';
import { ChannelCalls } from '../support/channels.js';
import { ContentItems } from '../support/content-items.js';
import { EventClient } from '../support/event-client.js';
import { eventOf, EventSender, type SentEvent } from '../support/events.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ITEM = 7;
const OTHER = 12;
const HOUR_MS = 3_600_000;
const NOTHING = { clicks: 0, exposures: 0, comments: 0, shares: 0, likes: 0, minutes: 0 };
const SUMS = Object.keys(NOTHING)
  .map((name) => `coalesce(sum(${name}), 0)::int AS ${name}`)
  .join(', ');

describe('events', () => {
  let api: TestApi;
  let replica: TestApi;
  let channel: EventSender;
  let repeater: EventSender;
  beforeAll(async () => {
    api = await TestApi.start();
    replica = await TestApi.start({}, api.database);
    const { key } = await new ChannelCalls(api, await api.signIn('admin')).create({ rate: 100_000 });
    channel = new EventSender(api, key);
    repeater = new EventSender(replica, key);
    await until(async () => (await repeater.send({})).status === 400);
  });
  beforeEach(async () => {
    await api.sql(`DELETE FROM content_fact WHERE day >= $1::date - 3`, [TODAY.toString()]);
    await api.sql('DELETE FROM content_seconds');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await replica.app.close();
    await api.stop();
  });

  type Sums = typeof NOTHING;
  const factsOf = async (item = ITEM) =>
    (
      await api.sql<Sums>(`SELECT ${SUMS} FROM content_fact WHERE day >= $1::date - 3 AND item_id = $2`, [
        TODAY.toString(),
        item,
      ])
    )[0];
  const hourSums = async () =>
    (
      await api.sql<Sums>(`SELECT ${SUMS} FROM content_hour WHERE day >= $1::date - 3`, [TODAY.toString()])
    )[0];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

  test('are counted by item and hour, and in the sums', async () => {
    const before = await channel.send({ events: [eventOf('open', ITEM)] });
    expect(before).toMatchObject({ status: 202, body: { accepted: 1, refused: 0, errors: [] } });
    await channel.count([
      eventOf('exposure', ITEM),
      eventOf('exposure', ITEM),
      eventOf('open', ITEM),
      eventOf('like', ITEM),
      eventOf('comment', ITEM),
      eventOf('share', ITEM, { set: 3 }),
      eventOf('progress', ITEM, { seconds: 125 }),
      eventOf('open', OTHER),
    ]);
    const expected = { clicks: 2, exposures: 2, comments: 1, shares: 1, likes: 1, minutes: 2 };
    expect(await factsOf()).toEqual(expected);
    expect(await factsOf(OTHER)).toEqual({ ...NOTHING, clicks: 1 });
    expect(await hourSums()).toEqual({ ...expected, clicks: 3 });
  });

  test('are counted with what was put online meanwhile, each time', async () => {
    const people = await ContentItems.start(api);
    const item = await people.published();
    await channel.untilCounted();
    const sums = async () =>
      await api.sql(
        `SELECT sum(publications)::int AS publications, sum(clicks)::int AS clicks FROM content_fact WHERE item_id = $1`,
        [item.id],
      );
    expect(await sums()).toEqual([{ publications: 1, clicks: 0 }]);

    await people.taken(item, 'unpublish', 'publish');
    await channel.count([eventOf('open', item.id)]);
    expect(await sums()).toEqual([{ publications: 2, clicks: 1 }]);
    // One that is refused publishes nothing.
    expect((await people.act(item.id, 'publish', item.version)).body.code).toBe(40900);
    await channel.untilCounted();
    expect(await sums()).toEqual([{ publications: 2, clicks: 1 }]);
  });

  test('count once, whatever is repeated and whichever replica takes it', async () => {
    const events = Array.from({ length: 30 }, () => eventOf('open', ITEM));
    const sendings = [channel, repeater, channel, repeater].map((sender) => sender.send({ events }));
    expect((await Promise.all(sendings)).map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await channel.untilCounted();
    await repeater.count([...events, ...events, eventOf('open', ITEM)]);
    expect(await factsOf()).toEqual({ ...NOTHING, clicks: 31 });
  });

  test('count once when counting fails in the middle', async () => {
    const services = [api, replica].map(({ app }) => app.get(ContentFactsService));
    let failures = 0;
    for (const service of services) {
      const takeLikes = service.takeLikes.bind(service);
      jest.spyOn(service, 'takeLikes').mockImplementation(async (...given) => {
        if (++failures <= 3) throw new Error('killed');
        await takeLikes(...given);
      });
    }
    await channel.count([eventOf('open', ITEM), eventOf('progress', ITEM, { seconds: 60 })]);
    expect(failures).toBeGreaterThan(3);
    expect(await factsOf()).toEqual({ ...NOTHING, clicks: 1, minutes: 1 });
  });

  test('are counted within five seconds', async () => {
    const sentAt = performance.now();
    await channel.count([eventOf('open', ITEM)]);
    expect(performance.now() - sentAt).toBeLessThan(5_000);
    expect((await factsOf())?.clicks).toBe(1);
  });

  test('that are wrong are named, and the others taken', async () => {
    const without = (field: keyof SentEvent) => ({ ...eventOf('open', ITEM), [field]: undefined });
    const wrong: [unknown, string, string][] = [
      ['open', '', 'invalid'],
      [null, '', 'invalid'],
      [without('id'), 'id', 'required'],
      [{ ...eventOf('open', ITEM), id: '7' }, 'id', 'invalid'],
      [eventOf('opened', ITEM), 'type', 'invalid'],
      [eventOf('open', ITEM, { at: '2026-03-01' }), 'at', 'invalid'],
      [eventOf('open', ITEM, { at: 1_790_000_000 }), 'at', 'invalid'],
      [eventOf('open', ITEM, { at: '1970-01-01T00:00:00Z' }), 'at', 'tooOld'],
      [eventOf('open', ITEM, { at: '2100-01-01T00:00:00Z' }), 'at', 'inFuture'],
      [eventOf('open', ITEM, { item: '7' }), 'item', 'invalid'],
      [eventOf('open', ITEM, { item: 2_147_483_648 }), 'item', 'invalid'],
      [eventOf('open', 2_000_000_000), 'item', 'itemUnknown'],
      [eventOf('open', ITEM, { set: 0 }), 'set', 'invalid'],
      [eventOf('open', ITEM, { seconds: 4 }), 'seconds', 'invalid'],
      [eventOf('progress', ITEM), 'seconds', 'required'],
      [eventOf('progress', ITEM, { seconds: -1 }), 'seconds', 'invalid'],
      [eventOf('progress', ITEM, { seconds: 3_601 }), 'seconds', 'invalid'],
      [eventOf('open', ITEM, { name: 'Sok' }), 'name', 'unknown'],
    ];
    const right = eventOf('open', ITEM);
    const { status, body } = await channel.send({ events: [...wrong.map(([event]) => event), right] });
    expect(status).toBe(202);
    expect(body).toEqual({
      accepted: 1,
      refused: wrong.length,
      errors: wrong.map(([, field, reason], index) => ({ index, field, reason })),
    });
    await channel.untilCounted();
    expect(await factsOf()).toEqual({ ...NOTHING, clicks: 1 });
  });

  test('of a draft that was never published are not counted', async () => {
    await api.sql(`UPDATE content_item SET online = 'never' WHERE id = 350`);
    const { body } = await channel.send({ events: [eventOf('open', 350)] });
    expect(body.errors).toEqual([{ index: 0, field: 'item', reason: 'itemUnknown' }]);
  });

  test('count in the hour in which they happened, for 48 hours', async () => {
    const at = hoursAgo(30);
    await channel.count([eventOf('open', ITEM, { at })]);
    const local = Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Phnom_Penh');
    expect(
      await api.sql(`SELECT day::text, hour FROM content_fact WHERE day >= $1::date - 3 AND item_id = $2`, [
        TODAY.toString(),
        ITEM,
      ]),
    ).toEqual([{ day: local.toPlainDate().toString(), hour: local.hour }]);
    const { body } = await channel.send({
      events: [eventOf('open', ITEM, { at: hoursAgo(47.9) }), eventOf('open', ITEM, { at: hoursAgo(48.1) })],
    });
    expect(body.errors).toEqual([{ index: 1, field: 'at', reason: 'tooOld' }]);
  });

  test.each([-1, 1, 300])('are moved by what a clock is off, here %d hours', async (off) => {
    await channel.untilCounted();
    await api.sql(`DELETE FROM content_fact WHERE day >= $1::date - 3`, [TODAY.toString()]);
    const { body } = await channel.send({
      sentAt: hoursAgo(off),
      events: [
        eventOf('open', ITEM, { at: hoursAgo(off + 5) }),
        eventOf('open', ITEM, { at: hoursAgo(off - 1) }),
      ],
    });
    expect(body.errors).toEqual([{ index: 1, field: 'at', reason: 'inFuture' }]);
    await channel.untilCounted();
    const local = Temporal.Now.zonedDateTimeISO('Asia/Phnom_Penh').subtract({ hours: 5 });
    expect(
      await api.sql(`SELECT hour FROM content_fact WHERE day >= $1::date - 3 AND item_id = $2`, [
        TODAY.toString(),
        ITEM,
      ]),
    ).toEqual([{ hour: local.hour }]);
  });

  test('add seconds up to minutes, and lose none of them', async () => {
    for (const at of [hoursAgo(3), hoursAgo(2), hoursAgo(1)])
      await channel.count([eventOf('progress', ITEM, { seconds: 50, at })]);
    expect((await factsOf())?.minutes).toBe(2);
    expect(await api.sql('SELECT item_id, seconds FROM content_seconds')).toEqual([
      { item_id: ITEM, seconds: 30 },
    ]);
    await channel.count([
      eventOf('progress', ITEM, { seconds: 15, at: hoursAgo(4) }),
      eventOf('progress', ITEM, { seconds: 15 }),
    ]);
    expect((await factsOf())?.minutes).toBe(3);
    expect((await hourSums())?.minutes).toBe(3);
  });

  test('are told in the metrics', async () => {
    const metric = async (name: string) => {
      const found = (await api.app.get(MetricsService).registry.getSingleMetric(name)?.get())?.values ?? [];
      return found;
    };
    await channel.send({ events: [eventOf('open', ITEM), eventOf('open', 2_000_000_000)] });
    await channel.send({}, {}, 'sala_pub_unknown');
    expect(await metric('sala_collected_requests_refused_total')).toContainEqual(
      expect.objectContaining({ labels: { reason: 'channelKeyUnknown' }, value: 1 }),
    );
    const outcomes = await metric('sala_collected_events_total');
    for (const outcome of ['accepted', 'itemUnknown'])
      expect(outcomes.find(({ labels }) => labels.outcome === outcome)?.value).toBeGreaterThan(0);
    await channel.untilCounted();
    expect((await metric('sala_collected_events_lag_seconds'))[0]?.value).toBe(0);
    await api.sql(
      `INSERT INTO event_batch (received_at, ids, types, minutes, item_ids, seconds)
       VALUES (now() - interval '9 seconds', '{}', '{}', '{}', '{}', '{}')`,
    );
    await api.app.get(EventFoldService).fold();
    await channel.untilCounted();
  });

  test('are told to open pages, together', async () => {
    await api.app.listen(0, '127.0.0.1');
    const page = await EventClient.open(await api.app.getUrl(), await api.signIn('user'));
    for (let each = 0; each < 4; each++) await channel.count([eventOf('open', ITEM), eventOf('open', ITEM)]);
    const told = () => page.of('figures.changed').reduce((sum, { data }) => sum + Number(data.count), 0);
    await page.until(() => told() >= 8, 15_000);
    // Each replica may tell at once, and again after five seconds.
    expect(page.of('figures.changed').length).toBeLessThanOrEqual(4);
    page.close();
  });

  test('are forgotten when none of them is taken any more', async () => {
    const event = eventOf('open', ITEM);
    await channel.count([event]);
    await api.sql(`UPDATE counted_event SET counted_at = now() - interval '50 hours' WHERE id = $1`, [
      event.id,
    ]);
    const known = () => api.sql('SELECT FROM counted_event WHERE id = $1', [event.id]);
    expect(await known()).toHaveLength(1);
    await api.app.get(EventFoldService).forget();
    await until(async () => (await known()).length === 0);
  });

  test('are forgotten however many there are', async () => {
    const old = `SELECT gen_random_uuid(), now() - interval '50 hours' FROM generate_series(1, 45000)`;
    await api.sql(`INSERT INTO counted_event (id, counted_at) ${old}`);
    await api.app.get(EventFoldService).forget();
    const isOld = `counted_at < now() - interval '49 hours'`;
    expect(await api.sql(`SELECT FROM counted_event WHERE ${isOld}`)).toEqual([]);
  });

  test('are forgotten while others are counted', async () => {
    const isOld = `counted_at < now() - interval '49 hours'`;
    await api.sql(
      `INSERT INTO counted_event (id, counted_at) VALUES (gen_random_uuid(), now() - interval '50 hours')`,
    );
    await api.app.get(DataSource).transaction(async (counting) => {
      await counting.query('SELECT pg_advisory_xact_lock($1)', [FOLD.lock]);
      await api.app.get(EventFoldService).forget();
      expect(await api.sql(`SELECT FROM counted_event WHERE ${isOld}`)).toEqual([]);
    });
  });

  test('come from many senders at once, and none is lost', async () => {
    const batches = Array.from({ length: 40 }, () => Array.from({ length: 20 }, () => eventOf('open', ITEM)));
    const answers = await Promise.all(
      batches.map((events, at) => (at % 2 === 0 ? channel : repeater).send({ events })),
    );
    expect(answers.map(({ body }) => body.accepted)).toEqual(batches.map(() => 20));
    await channel.untilCounted();
    expect((await factsOf())?.clicks).toBe(800);
  });
});

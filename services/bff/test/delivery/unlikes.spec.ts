import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { EventInboxRepository } from '../../src/delivery/events/event-inbox.repository.js';
import { ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ITEM = 7;
const OTHER = 12;
const PAGE = 1_290_733_204;
const SOK = 'q0Vb3Zr7lZ0Y6v1d4m2k9A';
const DARA = 'zzVb3Zr7lZ0Y6v1d4m2k9A';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('likes', () => {
  let api: TestApi;
  let channel: EventSender;
  let other: EventSender;
  beforeAll(async () => {
    api = await TestApi.start();
    const calls = new ChannelCalls(api, await api.signIn('admin'));
    channel = new EventSender(api, (await calls.create({ rate: 100_000 })).key);
    other = new EventSender(api, (await calls.create({ rate: 100_000 })).key);
  });
  beforeEach(async () => {
    await api.sql(`DELETE FROM content_fact WHERE day >= $1::date - 5`, [TODAY.toString()]);
    await api.sql('DELETE FROM waiting_like');
  });
  afterAll(() => api.stop());

  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const like = (more: object = {}) => eventOf('like', ITEM, more);
  const unlike = (more: object = {}) => eventOf('unlike', ITEM, more);
  const sum = async (measure: string, item = ITEM) =>
    (
      await api.sql<{ sum: number }>(
        `SELECT coalesce(sum(${measure}), 0)::int AS sum FROM content_fact WHERE day >= $1::date - 5 AND item_id = $2`,
        [TODAY.toString(), item],
      )
    )[0]?.sum;
  const likes = (item = ITEM) => sum('likes', item);
  const waiting = async () => (await api.sql('SELECT FROM waiting_like')).length;
  const fromSok = { visitor: SOK };
  const fromDara = { visitor: DARA };

  test('are taken back by who gave them, and by nobody else', async () => {
    await channel.count([like(), like({ page: PAGE })], fromSok);
    await channel.count([like({ page: PAGE }), like()]);
    await channel.count(
      Array.from({ length: 30 }, () => unlike({ page: PAGE })),
      fromDara,
    );
    await channel.count(Array.from({ length: 30 }, () => unlike({ page: PAGE + 1 })));
    await channel.count([unlike()], fromSok);
    expect(await likes()).toBe(3);
    await channel.count([unlike({ page: PAGE }), unlike({ page: PAGE })]);
    expect(await likes()).toBe(2);
    await channel.count([unlike(), unlike(), unlike()], fromSok);
    expect(await likes()).toBe(1);
  });

  test('are taken back in their own channel and of their own item', async () => {
    await channel.count([like({ page: PAGE }), eventOf('like', OTHER, { page: PAGE })]);
    await other.count([unlike({ page: PAGE })]);
    expect([await likes(), await likes(OTHER)]).toEqual([1, 1]);
    await channel.count([eventOf('unlike', OTHER, { page: PAGE })]);
    expect([await likes(), await likes(OTHER)]).toEqual([1, 0]);
  });

  test('are taken back in whichever order both arrive, in the hour in which they were given', async () => {
    const given = { page: PAGE, at: ago(3 * HOUR_MS) };
    await channel.count([unlike({ page: PAGE })]);
    await channel.count([like(given)]);
    expect(await likes()).toBe(0);
    expect(await waiting()).toBe(0);

    const [first, taken, again] = [
      like(given),
      unlike({ page: PAGE, at: ago(2 * HOUR_MS) }),
      like({ page: PAGE }),
    ];
    await channel.count([taken]);
    await channel.count([again]);
    await channel.count([first]);
    expect(await api.sql('SELECT is_taken_back, minute FROM waiting_like')).toEqual([
      { is_taken_back: false, minute: Math.floor(Date.parse(again.at) / MINUTE_MS) },
    ]);
    expect(await likes()).toBe(1);
    // All in one transaction.
    await channel.count([unlike({ page: 5 }), like({ ...given, page: 5 })]);
    expect(await likes()).toBe(1);
  });

  test('that come after an unlike count, and those that are older than 48 hours stay', async () => {
    await channel.count([unlike({ page: PAGE, at: ago(2 * HOUR_MS) }), like({ page: PAGE })]);
    expect(await likes()).toBe(1);
    await channel.count([like({ page: 5, at: ago(40 * HOUR_MS) })]);
    await api.sql('UPDATE waiting_like SET minute = minute - 9 * 60 WHERE minute < $1', [
      Math.floor(Date.now() / MINUTE_MS) - 30 * 60,
    ]);
    await channel.count([unlike({ page: 5 })]);
    expect(await likes()).toBe(2);
  });

  test('wait in a small number, and for no longer than ids of events are known', async () => {
    await channel.count(
      Array.from({ length: 60 }, () => like()),
      fromSok,
    );
    expect(await likes()).toBe(60);
    expect(await waiting()).toBe(20);
    await api.sql(`UPDATE waiting_like SET counted_at = now() - interval '50 hours'`);
    await api.app.get(EventFoldService).forget();
    await until(async () => (await waiting()) === 0);
  });

  test('of a visitor who is forgotten are those of nobody', async () => {
    await channel.count([like()], fromSok);
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/collect/v1/forget',
      headers: { 'content-type': 'application/json', 'sala-key': channel.key },
      payload: JSON.stringify(fromSok),
    });
    expect(statusCode).toBe(204);
    expect(await waiting()).toBe(0);
    expect(await likes()).toBe(1);
  });

  test('are taken back only by an unlike that says of which page or visitor it is', async () => {
    const events = [unlike(), unlike({ page: 0 }), unlike({ page: 1.5 }), like({ page: 2 ** 31 }), like()];
    const { body } = await channel.send({ events });
    expect(body.errors).toEqual([
      { index: 0, field: 'page', reason: 'required' },
      { index: 1, field: 'page', reason: 'invalid' },
      { index: 2, field: 'page', reason: 'invalid' },
      { index: 3, field: 'page', reason: 'invalid' },
    ]);
    // Whose visitor is ignored has to name the page, too.
    const asked = await channel.send({ ...fromSok, events: [unlike()] }, { 'sec-gpc': '1' });
    expect(asked.body.errors).toEqual([{ index: 0, field: 'page', reason: 'required' }]);
    await channel.untilCounted();
  });

  test('and all other events have ids of their channel', async () => {
    const event = eventOf('open', ITEM);
    const [again, upper] = [{ ...event }, { ...event, id: event.id.toUpperCase() }];
    await channel.count([event]);
    await other.count([again]);
    expect(await sum('clicks')).toBe(2);
    for (let each = 0; each < 2; each++) {
      await channel.count([event, upper]);
      await other.count([again]);
    }
    expect(await sum('clicks')).toBe(2);

    const both = eventOf('open', ITEM);
    await Promise.all([channel, other, channel, other].map((sender) => sender.send({ events: [both] })));
    await channel.untilCounted();
    expect(await sum('clicks')).toBe(4);
  });

  describe('that the release before has stored', () => {
    const FORMER = `
      INSERT INTO event_batch (visitor, ids, types, minutes, item_ids, seconds)
      VALUES ($1, ARRAY[$2::uuid], ARRAY[$3], ARRAY[extract(epoch FROM now())::integer / 60], ARRAY[${ITEM}], ARRAY[0])`;
    const former = async (id: string, type = 'open', visitor: Buffer | null = null) => {
      await api.sql(FORMER, [visitor, id, type]);
      await channel.untilCounted();
    };

    test('are counted, and once with what was sent again to this one', async () => {
      const event = eventOf('open', ITEM);
      await former(event.id);
      await channel.count([event]);
      expect(await sum('clicks')).toBe(1);

      const later = eventOf('open', ITEM);
      await channel.count([later]);
      await former(later.id);
      expect(await sum('clicks')).toBe(2);
    });

    test('are taken back by the same visitor, and not without one', async () => {
      const visitor = Buffer.from('0123456789abcdef');
      await former(randomUUID(), 'like', visitor);
      await former(randomUUID(), 'unlike');
      expect(await likes()).toBe(1);
      await former(randomUUID(), 'unlike', visitor);
      expect(await likes()).toBe(0);
    });

    test('are not counted again by its own statement', async () => {
      const event = eventOf('open', ITEM);
      await channel.count([event]);
      const counted = await api.sql(
        'INSERT INTO counted_event (id) VALUES ($1) ON CONFLICT (id) DO NOTHING RETURNING id',
        [event.id],
      );
      expect(counted).toEqual([]);
    });

    test('wait in a stream without channel and pages', async () => {
      const runner = api.app.get(DataSource).createQueryRunner();
      await runner.startTransaction();
      const message = {
        channelId: null,
        pages: null,
        visitor: null,
        ids: [randomUUID()],
        types: ['open' as const],
      };
      const minute = Math.floor(Date.now() / MINUTE_MS);
      const batch = { ...message, sequence: 1, minutes: [minute], itemIds: [ITEM], seconds: [0] };
      const taken = await api.app
        .get(EventInboxRepository)
        .takeStreamed(runner.manager, [batch, batch], 'UTC');
      expect(taken).toMatchObject({ events: 2, counted: 1, likes: [] });
      await runner.rollbackTransaction();
      await runner.release();
    });
  });
});

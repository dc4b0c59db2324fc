import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Channel, ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ORIGIN = 'https://school.example';
const ITEM = 7;
const VISITOR = 'a-random-value-0001';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('the request that brings events', () => {
  let api: TestApi;
  let calls: ChannelCalls;
  let made: Channel;
  let channel: EventSender;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_SEED: 'demo' });
    calls = new ChannelCalls(api, await api.signIn('admin'));
    made = await calls.create({ rate: 100_000 });
    channel = new EventSender(api, made.key);
    await until(async () => (await channel.send({})).status === 400);
  });
  afterAll(() => api.stop());

  const problem = async (body: unknown, headers: Record<string, string> = {}, key?: string) => {
    const answer = await channel.send(body, headers, key);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      type: 'about:blank',
      status: answer.status,
      title: expect.any(String),
    });
    expect(answer.body.detail).not.toBe('');
    return answer;
  };
  const events = () => [eventOf('open', ITEM)];

  test('may come as text, with the key in the address, as a beacon sends it', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/collect/v1/events?key=${made.key}`,
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: ORIGIN, 'user-agent': BROWSER },
      payload: JSON.stringify({ events: events() }),
    });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ accepted: 1, refused: 0, errors: [] });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin, Sala-Key',
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('is announced by a browser', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/collect/v1/events',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,sala-key',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect(answer.headers['access-control-allow-headers']).toMatch(/Sala-Key.*Content-Type/);
  });

  test('is refused with a wrong key, another origin, or from a crawler, and says why', async () => {
    const body = { events: events() };
    expect((await problem(body, {}, '')).body).toMatchObject({ status: 401, code: 'channelKeyMissing' });
    expect((await problem(body, {}, 'sala_pub_x')).body).toMatchObject({
      status: 401,
      code: 'channelKeyUnknown',
    });
    expect((await problem(body, { origin: 'https://other.example' })).body).toMatchObject({
      status: 403,
      code: 'originRefused',
    });
    const crawled = await problem(body, { origin: ORIGIN, 'user-agent': CRAWLER });
    expect(crawled.body).toMatchObject({ status: 403, code: 'crawlerRefused' });
    expect((await channel.send(body, { 'user-agent': 'curl/8.5.0' })).status).toBe(202);
  });

  test.each([
    ['[', 400, [{ field: '', rule: 'json' }]],
    ['[]', 400, [{ field: '', rule: 'object' }]],
    ['', 400, [{ field: '', rule: 'json' }]],
    [{}, 400, [{ field: 'events', rule: 'required' }]],
    [{ events: {} }, 400, [{ field: 'events', rule: 'array' }]],
    [{ events: [] }, 400, [{ field: 'events', rule: 'minItems' }]],
    [{ events: Array.from({ length: 101 }, () => 0) }, 400, [{ field: 'events', rule: 'maxItems' }]],
    [{ events: [0], visitor: 'Sok' }, 400, [{ field: 'visitor', rule: 'minLength' }]],
    [{ events: [0], visitor: 'x'.repeat(65) }, 400, [{ field: 'visitor', rule: 'maxLength' }]],
    [{ events: [0], visitor: 'sok.dara@sala.example' }, 400, [{ field: 'visitor', rule: 'pattern' }]],
    [{ events: [0], sentAt: 'now' }, 400, [{ field: 'sentAt', rule: 'pattern' }]],
    [{ events: [0], name: 'Sok' }, 400, [{ field: 'name', rule: 'unknown' }]],
  ])('is refused as a whole when it is %j', async (body, status, errors) => {
    const answer = await problem(body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toMatchObject(errors);
  });

  test('is refused when it is too large or of another media type', async () => {
    const large = { events: [...events(), 'x'.repeat(64_000)] };
    expect((await problem(large)).body).toMatchObject({
      status: 413,
      detail: expect.stringContaining('64 kB'),
    });
    expect((await problem('x'.repeat(10_000_000))).status).toBe(413);
    expect((await problem('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  test('is refused beyond the rate of its channel, with the time to wait', async () => {
    const slow = await calls.create({ rate: 60 });
    const body = { events: events() };
    await until(async () => (await channel.send(body, {}, slow.key)).status === 202);
    let answer = await channel.send(body, {}, slow.key);
    for (let each = 0; each < 60 && answer.status === 202; each++)
      answer = await channel.send(body, {}, slow.key);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('costs the channel nothing where it is refused, and what is read has a rate of its own', async () => {
    const slow = await calls.create({ rate: 60 });
    const right = { events: events() };
    await until(async () => (await channel.send({}, {}, slow.key)).status === 400);
    const attack = async (body: unknown, headers = {}) =>
      (await channel.send(body, headers, slow.key)).status;
    for (let each = 0; each < 30; each++) {
      expect(await attack({ events: [] })).toBe(400);
      expect(await attack({ events: [eventOf('open', 2_000_000_000)] })).toBe(202);
      expect(await attack(right, { origin: ORIGIN, 'user-agent': CRAWLER })).toBe(403);
    }
    for (let each = 0; each < 60; each++) expect(await attack(right)).toBe(202);
    expect(await attack(right)).toBe(429);
    const other = await api.app.inject({
      method: 'POST',
      url: `/collect/v1/events?key=${slow.key}`,
      remoteAddress: '198.51.100.7',
      payload: right,
    });
    expect(other.statusCode).toBe(202);
    const read = (query = '') =>
      api.app.inject({ url: `/delivery/v1/sets?key=${slow.key}${query}`, headers: { origin: ORIGIN } });
    for (let each = 0; each < 70; each++) expect((await read('&colour=red')).statusCode).toBe(400);
    expect((await read()).statusCode).toBe(200);
  });

  describe('with a visitor', () => {
    const people = async () =>
      (
        await api.sql<{ people: number }>(
          `SELECT coalesce(sum(bit_count(people)), 0)::int AS people FROM audience_part WHERE day = $1`,
          [TODAY.toString()],
        )
      )[0]?.people;
    beforeEach(async () => {
      await channel.untilCounted();
      await api.sql('DELETE FROM audience_part');
      await api.sql('DELETE FROM audience_person');
    });

    test('counts a person once a day, whom nobody can name', async () => {
      await channel.count(events(), { visitor: VISITOR });
      await channel.count(events(), { visitor: VISITOR });
      await channel.count(events(), { visitor: 'another-value-00002' });
      await channel.count(events());
      expect(await people()).toBe(2);
      const persons = await api.sql<{ number: number; hash: Buffer }>(
        'SELECT number, hash FROM audience_person ORDER BY number',
      );
      expect(persons.map(({ number }) => number)).toEqual([4096, 4097]);
      for (const { hash } of persons) expect(hash).toHaveLength(16);
      const tables = await api.sql<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
      );
      for (const { name } of tables) {
        const found = await api.sql(`SELECT FROM "${name}" row WHERE row::text LIKE $1 LIMIT 1`, [
          `%${VISITOR}%`,
        ]);
        expect({ name, found }).toEqual({ name, found: [] });
      }
    });

    test('counts no person whose browser asks for privacy', async () => {
      await channel.count(events(), { visitor: VISITOR }, { 'sec-gpc': '1' });
      await channel.count(events(), { visitor: VISITOR }, { 'sec-gpc': '1' });
      expect(await people()).toBe(0);
      expect(await api.sql('SELECT FROM audience_person')).toEqual([]);
    });

    test('is forgotten on request, and somebody else from then on', async () => {
      const forget = async (body: object) =>
        await api.app.inject({ method: 'POST', url: `/collect/v1/forget?key=${made.key}`, payload: body });
      await channel.count(events(), { visitor: VISITOR });
      expect((await forget({ visitor: VISITOR })).statusCode).toBe(204);
      expect((await forget({ visitor: 'nobody-knows-this-1' })).statusCode).toBe(204);
      expect((await forget({})).statusCode).toBe(400);
      expect(await api.sql('SELECT number, hash FROM audience_person')).toEqual([
        { number: 4096, hash: null },
      ]);
      expect(await people()).toBe(1);
      await channel.count(events(), { visitor: VISITOR });
      expect(await people()).toBe(2);
    });

    test('is in the figures of people, beside those of the demo', async () => {
      const token = await api.signIn('admin');
      const active = async () => {
        const { body } = await api.get<{ total: number }>(
          `/api/analysis/people-rows?measure=active&from=${TODAY.toString()}&to=${TODAY.toString()}`,
          { token },
        );
        return body.data.total;
      };
      const before = await active();
      for (let each = 0; each < 5; each++)
        await channel.count(events(), { visitor: `visitor-number-${each}-x` });
      expect(await active()).toBe(before + 5);
    });
  });
});

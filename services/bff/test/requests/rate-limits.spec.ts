import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Channel } from '../support/channels.js';
import { DeliveryStage } from '../support/delivery.js';
import { eventOf, EventSender } from '../support/events.js';
import { type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ORIGIN = 'https://school.example';
const RATE = 70;

/** What answers tell of the limits that their requests were counted against. */
describe('the limits in an answer', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let channel: Channel;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    await stage.clear();
    await stage.channels.edit(stage.channel, { rate: RATE });
    channel = stage.channel;
    await until(async () => (await read()).headers['ratelimit-policy'] === `"channel";q=${RATE};w=60`);
  });
  afterAll(() => api.stop());

  const read = async (headers: Record<string, string> = {}, path = '/sets') =>
    await api.app.inject({
      url: `/delivery/v1${path}`,
      headers: { 'sala-key': channel.key, origin: ORIGIN, ...headers },
    });
  const toldBy = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-policy'],
    headers.ratelimit,
  ];

  test('that caches keep is the one of the channel, and not what is left of it', async () => {
    const first = await read();
    const asked = [first, await read(), await read({ 'if-none-match': String(first.headers.etag) })];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 304]);
    for (const answer of asked) {
      expect(toldBy(answer)).toEqual([`"channel";q=${RATE};w=60`, undefined]);
      expect(answer.headers).toMatchObject({
        'cache-control': expect.stringMatching(/^public, /),
        vary: 'Origin, Sala-Key',
      });
    }
    expect((await read({}, '/items/2000000000')).headers['ratelimit-policy']).toBeDefined();
  });

  test('can be read by pages of other sites', async () => {
    const readable = String((await read()).headers['access-control-expose-headers']).split(', ');
    expect(readable).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'Retry-After']));
  });

  test('are absent before the channel is known, and where nothing is counted', async () => {
    expect(toldBy(await read({ 'sala-key': '' }))).toEqual([undefined, undefined]);
    const token = await api.signIn('admin');
    expect(toldBy(await api.get('/api/list/policy', { token }))).toEqual([undefined, undefined]);
  });

  test('are those of events: the address, and the channel once events are taken', async () => {
    const sender = new EventSender(api, channel.key);
    const address = /^"address";q=\d+;w=60$/;
    const refused = await sender.send({ events: [] });
    expect(toldBy(refused)).toEqual([
      expect.stringMatching(address),
      expect.stringMatching(/^"address";r=\d+;t=\d+$/),
    ]);
    const events = [eventOf('open', stage.texts[0] ?? 0)];
    const taken = await sender.send({ events });
    expect(taken.status).toBe(202);
    expect(toldBy(taken)).toEqual([
      expect.stringContaining(`, "channel";q=${RATE};w=60`),
      expect.stringMatching(/^"address";r=\d+;t=\d+, "channel";r=69;t=\d+$/),
    ]);
  });

  test('say that nothing is left, with the time to wait', async () => {
    await until(async () => (await read()).statusCode === 429);
    const { headers } = await read();
    expect(toldBy({ headers })).toEqual([
      `"channel";q=${RATE};w=60`,
      `"channel";r=0;t=${String(headers['retry-after'])}`,
    ]);
  });

  test('are told of what is counted for an account', async () => {
    const token = await api.signIn('admin');
    const send = (content: string) => api.post('/api/chat/messages', { token, body: { content } });
    expect(toldBy(await send('One'))).toEqual(['"chat";q=60;w=60', '"chat";r=59;t=60']);
    expect(toldBy(await send('Two'))[1]).toMatch(/^"chat";r=58;t=\d+$/);
  });

  test('of failed attempts do not say how many others made, until none is left', async () => {
    const login = (password: string) =>
      api.post('/api/user/login', { body: { username: 'nobody', password } });
    const policies = '"failures-of-account";q=10;w=900, "failures-of-address";q=100;w=900';
    for (let each = 0; each < 9; each++) {
      const [policy, room] = toldBy(await login('no'));
      expect([String(policy).split(', ').sort().join(', '), room]).toEqual([policies, undefined]);
    }
    await login('no');
    const refused = await login('no');
    expect(refused.status).toBe(429);
    expect(refused.headers.ratelimit).toBe(
      `"failures-of-account";r=0;t=${String(refused.headers['retry-after'])}`,
    );
  });
});

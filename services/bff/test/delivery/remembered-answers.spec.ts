import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MEMORY_MS } from '../../src/delivery/feeds/feeds.constants.js';
import { type DeliveredSet, DeliveryStage } from '../support/delivery.js';
import { type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

describe('an answer to channels', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let id: number;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    await stage.clear();
    id = await stage.setOf(stage.texts.slice(0, 3), { name: 'Before' });
  });
  afterAll(() => api.stop());

  /** As `stage.get`, which forgets first. */
  const ask = async (key = stage.channel.key, headers: Record<string, string> = {}) =>
    await api.app.inject({ url: `/delivery/v1/sets/${id}`, headers: { 'sala-key': key, ...headers } });
  const rename = (name: string) => api.sql('UPDATE policy SET name = $1 WHERE id = $2', [name, id]);
  const nameIn = ({ payload }: { payload: string }) => (JSON.parse(payload) as { name: string }).name;

  test('is given again for a second, with all of its headers, and then looked for again', async () => {
    const begun = performance.now();
    const first = await stage.get<DeliveredSet>(`/sets/${id}`);
    await rename('After');
    const again = await ask();
    if (performance.now() - begun < MEMORY_MS) {
      expect(again.json()).toEqual(first.body);
      const { date: _date, 'x-request-id': requestId, ...headers } = again.headers;
      const { date: _then, 'x-request-id': before, ...expected } = first.headers;
      expect(headers).toEqual(expected);
      expect(requestId).not.toBe(before);
    }
    await until(async () => nameIn(await ask()) === 'After', 10 * MEMORY_MS);
  });

  test('has one tag, remembered or not, also for a cache that asks whether it has changed', async () => {
    const tag = String((await stage.get(`/sets/${id}`)).headers.etag);
    for (let times = 0; times < 3; times++) {
      const { statusCode, headers } = await ask(stage.channel.key, { 'if-none-match': tag });
      expect([statusCode, headers.etag]).toEqual([304, tag]);
    }
  });

  test('is not given to a key that is unknown or revoked, from another site, or more often than the rate allows', async () => {
    await until(async () => (await ask()).statusCode === 200);
    expect((await ask(`sala_pub_${'0'.repeat(32)}`)).statusCode).toBe(401);
    const origin = await ask(stage.channel.key, { origin: 'https://other.example' });
    expect(origin.statusCode).toBe(403);
    expect(origin.headers['access-control-allow-origin']).toBe('https://other.example');
    await api.sql('UPDATE channel SET rate = 3');
    await until(async () => (await ask()).statusCode === 429);
    expect((await ask()).headers['retry-after']).toMatch(/^\d+$/);
    await api.sql('UPDATE channel SET revoked_at = now()');
    await until(async () => (await ask()).statusCode === 401);
  });
});

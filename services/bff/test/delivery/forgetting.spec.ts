import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keyFor } from '../../src/common/sealing/key-for.js';
import { EventFoldService } from '../../src/delivery/events/event-fold.service.js';
import { ChannelCalls } from '../support/channels.js';
import { eventOf, EventSender } from '../support/events.js';
import { TestApi } from '../support/test-api.js';
import { TEST_SECRET } from '../support/test-config.js';
import { until } from '../support/until.js';

const keyOf = (year: string) => `${year}:${`the-key-of-the-year-${year}-`.padEnd(48, 'x')}`;
const SPARE = createHash('sha256')
  .update(keyFor('visitors', { secret: TEST_SECRET }))
  .digest();
const OLD = keyOf('2025');
const NEW = keyOf('2026');

describe('a visitor of before the keys were rotated', () => {
  let first: TestApi;
  let key: string;
  beforeAll(async () => {
    first = await TestApi.start({ JWT_KEYS: OLD });
    ({ key } = await new ChannelCalls(first, await first.signIn('admin')).create({ rate: 100_000 }));
    const channel = new EventSender(first, key);
    await until(async () => (await channel.send({})).status === 400);
    for (const visitor of ['visitor-number-1-x', 'visitor-number-2-x', 'visitor-number-3-x'])
      await channel.count([eventOf('open', 7)], { visitor });
    await first.app.get(EventFoldService).forget();
  });
  afterAll(() => first.stop());

  const known = async () => (await first.sql('SELECT FROM audience_person WHERE hash IS NOT NULL')).length;
  /** But for that of all tests, which stands behind these. */
  const keys = async () => (await first.sql('SELECT FROM visitor_key WHERE id <> $1', [SPARE])).length;
  /** No process of the key before goes on, nor has for a while. */
  const pass = () => first.sql(`UPDATE visitor_key SET used_at = used_at - interval '2 hours'`);
  const withKeys = async (jwtKeys: string, work: (api: TestApi) => Promise<void>) => {
    const api = await TestApi.start({ JWT_KEYS: jwtKeys }, first.database);
    try {
      await api.app.get(EventFoldService).forget();
      await work(api);
    } finally {
      await api.app.close();
    }
  };
  const forget = async (api: TestApi, visitor: string) => {
    const url = `/collect/v1/forget?key=${key}`;
    return (await api.app.inject({ method: 'POST', url, payload: { visitor } })).statusCode;
  };

  test('is erased while the old key is there, after it was taken out, and not kept by one that was lost', async () => {
    expect(await known()).toBe(3);
    await withKeys(`${NEW},${OLD}`, async (api) => {
      expect(await forget(api, 'visitor-number-1-x')).toBe(204);
      expect(await known()).toBe(2);
    });
    await pass();
    await withKeys(NEW, async (api) => {
      expect(await forget(api, 'visitor-number-2-x')).toBe(204);
      expect(await known()).toBe(1);
      expect(await keys()).toBe(2);
    });
    // Nobody put the new key before the old one this time.
    await withKeys(keyOf('2027'), async (api) => {
      expect(await forget(api, 'visitor-number-3-x')).toBe(503);
      await pass();
      expect(await forget(api, 'visitor-number-3-x')).toBe(204);
      expect(await known()).toBe(0);
    });
  });

  test('leaves no key when none of its hashes is left', async () => {
    await pass();
    await withKeys(keyOf('2028'), () => Promise.resolve());
    expect(await keys()).toBe(1);
  });
});

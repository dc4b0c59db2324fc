import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { FRESH_MS } from '../../src/delivery/watch/watch.constants.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate } from '../support/test-database.js';
import { until } from '../support/until.js';

/** What a child waits for at most. */
const SOON_MS = 3_000;

test('a frozen database: children see the page of before, or a calm one, and wait for neither', async () => {
  const database = await copyTemplate();
  const proxy = await DatabaseProxy.start(database.url);
  const api = await TestApi.start({ SALA_CHANNEL: 'on' }, { ...database, url: proxy.url });
  const show = async (url: string) => {
    const begun = performance.now();
    const { statusCode: status, headers, payload } = await api.app.inject({ url });
    return { status, headers, page: payload, isSoon: performance.now() - begun < SOON_MS };
  };
  const before = await show('/watch/en/');
  expect(before.status).toBe(200);
  proxy.freeze();
  await wait(FRESH_MS);
  expect(await show('/watch/en/')).toMatchObject({ status: 200, page: before.page, isSoon: true });
  const other = await show('/watch/zh/');
  expect(other).toMatchObject({ status: 503, isSoon: true });
  expect(other.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  proxy.thaw();
  await until(async () => (await show('/watch/zh/')).status === 200);
  await api.stop();
  await proxy.stop();
});

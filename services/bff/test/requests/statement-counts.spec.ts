import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ChannelCalls } from '../support/channels.js';
import { deliver } from '../support/delivery.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { WireTap } from '../support/wire-tap.js';

/** What runs in the background, and a connection that is not warm yet, can only add to what a call sends. */
const CALLS = 8;
const MOST_CALLS = 60;

const POLICY = { name: 'New', contentType: 'img', filterType: 'rules', status: 'online' };

/**
 * What an operation sends to the database once it is warm: the statements that it runs, and how many of them PostgreSQL
 * has to parse and plan anew. Raise a number only for a reason, and say so in docs/decisions/0035-the-request-path.md.
 */
const OPERATIONS: [operation: string, body: object | undefined, run: number, parsed: number][] = [
  ['POST /api/user/info', {}, 1, 0],
  ['GET /api/list/policy', undefined, 1, 0],
  ['GET /api/list/policy?status=online&sort=count&pageSize=50', undefined, 1, 0],
  ['GET /api/list/policy?name=robot', undefined, 2, 2],
  ['GET /api/policies/summary', undefined, 3, 0],
  ['GET /api/content-data', undefined, 1, 0],
  ['GET /api/popular/list?type=text', undefined, 1, 0],
  ['GET /api/user/shortcuts', undefined, 1, 0],
  ['GET /api/user/recent-pages', undefined, 1, 0],
  ['GET /api/user/since-last-visit', undefined, 6, 0],
  ['GET /api/announcements', undefined, 2, 2],
  ['POST /api/data-overview', {}, 1, 0],
  ['POST /api/public-opinion-analysis', { quota: 'visitors' }, 2, 2],
  ['POST /api/public-opinion-analysis', { quota: 'published' }, 2, 0],
  ['GET /api/library/items', undefined, 2, 2],
  ['GET /api/library/items/1', undefined, 4, 4],
  ['GET /api/user/settings', undefined, 1, 0],
  ['GET /api/user/start', undefined, 3, 0],
  ['POST /api/policies', POLICY, 6, 6],
  ['PATCH /api/user/settings', { navbar: true }, 1, 0],
  ['PUT /api/user/settings', { theme: 'dark' }, 1, 0],
];

describe('the statements of an operation', () => {
  let database: TestDatabase;
  let tap: WireTap;
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    database = await copyTemplate();
    tap = await WireTap.start(database.url);
    api = await TestApi.start({}, { url: tap.url, drop: () => Promise.resolve() });
    token = await api.signIn('admin');
    await api.sql(`INSERT INTO presence (account_id, seen_at) VALUES (1, now() - interval '1 day')`);
  });
  afterAll(async () => {
    await api.stop();
    await tap.stop();
    await database.drop();
  });

  test.each(OPERATIONS)('%s %j', async (operation, body, run, parsed) => {
    const [method = '', path = ''] = operation.split(' ');
    const call = () => api.call(method, path, { token, ...(body ? { body } : {}) });
    expect((await call()).body.code).toBe(20000);
    await expectStatements(call, run, parsed);
  });

  /** As what channels ask for. */
  test.each([
    ['/sets', 1],
    ['/sets/of-the-test', 1],
    ['/items/of-the-test', 1],
  ])('GET /delivery/v1%s', async (path, run) => {
    const { key } = await new ChannelCalls(api, token).create({ rate: 6_000 });
    const members = new PolicyMembers(api, token);
    const { id, version } = await members.set({ contentType: 'img', filterType: 'artificial' });
    const [item] = await api.sql<{ id: number }>(
      `SELECT id FROM content_item WHERE online = 'online' AND kind = 'text' ORDER BY id LIMIT 1`,
    );
    if (!item) throw new Error('The demo has no text.');
    await members.setItems(id, version, [item.id]);
    const named = path.startsWith('/sets') ? id : item.id;
    const call = () => deliver(api, path.replace('of-the-test', String(named)), { 'sala-key': key });
    expect((await call()).status).toBe(200);
    await expectStatements(call, run, 0);
  });

  const expectStatements = async (call: () => Promise<unknown>, run: number, parsed: number) => {
    const sent: Awaited<ReturnType<WireTap['during']>>[] = [];
    // Statements that run beside each other take any of the connections, and each connection parses each of them once.
    const isParsed = () => sent.some((one) => one.run === run && one.parsed.length === parsed);
    for (let at = 0; at < CALLS || (at < MOST_CALLS && !isParsed()); at++) sent.push(await tap.during(call));
    const [fewest] = sent.toSorted((a, b) => a.run - b.run || a.parsed.length - b.parsed.length);
    expect({ ...fewest, parsed: fewest?.parsed.length, texts: fewest?.parsed }).toMatchObject({
      run,
      parsed,
    });
  };
});

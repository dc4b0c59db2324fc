import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Channel, ChannelCalls } from '../support/channels.js';
import { deliver, type Plain, type Problem } from '../support/delivery.js';
import { PolicyMembers } from '../support/policy-members.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const ORIGIN = 'https://school.example';

interface Item {
  id: number;
  title: string;
  language: string;
  kind: string;
  html?: string;
  videoAddress?: string | null;
}
interface Sets {
  sets: { id: number; name: string; contentType: string; count: number }[];
  next: string | null;
}
interface SetItems {
  id: number;
  count: number;
  items: Item[];
  next: string | null;
}

describe('the delivery', () => {
  let api: TestApi;
  let channels: ChannelCalls;
  let members: PolicyMembers;
  let channel: Channel;
  /** Texts and picture stories that are online. */
  let texts: number[];
  let videos: number[];

  beforeAll(async () => {
    api = await TestApi.start();
    const admin = await api.signIn('admin');
    channels = new ChannelCalls(api, admin);
    members = new PolicyMembers(api, admin);
    const found = await api.sql<{ id: number; kind: string }>(
      `SELECT id, kind FROM content_item WHERE online = 'online' ORDER BY id`,
    );
    texts = found.filter(({ kind }) => kind !== 'video').map(({ id }) => id);
    videos = found.filter(({ kind }) => kind === 'video').map(({ id }) => id);
  });
  beforeEach(async () => {
    await api.sql(
      `DELETE FROM channel; DELETE FROM channel_request_count; UPDATE policy SET status = 'offline'`,
    );
    channel = await channels.create();
    await until(async () => (await get('/sets')).status === 200);
  });
  afterAll(() => api.stop());

  const get = <Body>(path: string, headers: Record<string, string> = {}): Promise<Plain<Body>> =>
    deliver<Body>(api, path, { 'sala-key': channel.key, ...headers });
  const refusal = async (path: string, headers: Record<string, string> = {}) =>
    (await deliver<Problem>(api, path, headers)).body;

  /** A set that is online, with its items. */
  const setOf = async (itemIds: number[], change: object = {}) => {
    const { id, version } = await members.set({
      contentType: 'img',
      filterType: 'artificial',
      ...change,
    });
    await members.setItems(id, version, itemIds);
    return id;
  };

  test('lists sets that are online, the newest first, by content type, language and age', async () => {
    const first = await setOf(texts.slice(0, 3), { name: 'First' });
    const second = await setOf(videos.slice(0, 2), { name: 'Second', contentType: 'horizontalVideo' });
    await setOf(texts.slice(0, 1), { name: 'Hidden', status: 'offline' });
    const { status, headers, body } = await get<Sets>('/sets');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.sets.map(({ id }) => id)).toEqual([second, first]);
    expect(body.sets[1]).toMatchObject({ name: 'First', contentType: 'img' });
    expect(body.next).toBeNull();
    const idsBy = async (query: string) => (await get<Sets>(`/sets?${query}`)).body.sets.map(({ id }) => id);
    expect(await idsBy('contentType=img')).toEqual([first]);
    await api.sql(
      `UPDATE content_item SET language = 'zh-CN', ages_from = 3, ages_to = 6 WHERE id = ANY($1)`,
      [texts.slice(0, 3)],
    );
    await api.sql(
      `UPDATE content_item SET language = 'en-US', ages_from = 9, ages_to = 12 WHERE id = ANY($1)`,
      [videos.slice(0, 2)],
    );
    expect(await idsBy('language=zh-CN')).toEqual([first]);
    expect(await idsBy('language=km-KH')).toEqual([]);
    expect(await idsBy('age=9')).toEqual([second]);
    expect(await idsBy('age=6&language=zh-CN&contentType=img')).toEqual([first]);
  });

  test('lists a set that follows a rule by what the rule allows', async () => {
    const { id, version } = await members.set({ contentType: 'img', filterType: 'rules' });
    await members.setRule(id, version, { languages: ['zh-CN'], ages: { from: 5, to: 8 } });
    const found = async (query: string) => (await get<Sets>(`/sets?${query}`)).body.sets.length;
    expect(await found('language=zh-CN&age=8')).toBe(1);
    expect(await found('language=km-KH')).toBe(0);
    expect(await found('age=9')).toBe(0);
    const { body } = await get<SetItems>(`/sets/${id}`);
    expect(new Set(body.items.map(({ language }) => language))).toEqual(new Set(['zh-CN']));
  });

  test('pages through sets', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.unshift(await setOf(texts.slice(0, 1), { name: `Set ${at}` }));
    const first = (await get<Sets>('/sets?limit=2')).body;
    expect(first.sets.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await setOf(texts.slice(0, 1), { name: 'Came later' });
    const second = (await get<Sets>(`/sets?limit=2&cursor=${first.next}`)).body;
    expect(second.sets.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const last = (await get<Sets>(`/sets?limit=2&cursor=${second.next}`)).body;
    expect(last).toMatchObject({ sets: [{ id: ids[4] }], next: null });
  });

  test('gives the items of a set in their order, and nothing that is not online', async () => {
    const [one = 0, two = 0, three = 0] = texts.toReversed();
    const id = await setOf([two, three, one]);
    const { body } = await get<SetItems>(`/sets/${id}`);
    expect(body.items.map((item) => item.id)).toEqual([two, three, one]);
    expect(body).toMatchObject({ id, next: null });
    expect(JSON.stringify(body)).not.toMatch(/html|published|owner/);
    await api.sql(`UPDATE content_item SET online = 'offline' WHERE id = $1`, [three]);
    expect((await get<SetItems>(`/sets/${id}`)).body.items.map((item) => item.id)).toEqual([two, one]);
    expect((await get(`/items/${three}`)).status).toBe(404);
    await api.sql(`UPDATE content_item SET online = 'online' WHERE id = $1`, [three]);
  });

  test.each([
    ['is offline', `status = 'offline'`],
    ['is in the bin', `deleted_time = now()`],
    ['begins later', `online_from = now() + interval '1 hour'`],
    ['has ended', `online_until = now()`],
  ])('does not tell of a set that %s', async (_, change) => {
    const id = await setOf(texts.slice(0, 2));
    expect((await get(`/sets/${id}`)).status).toBe(200);
    await api.sql(`UPDATE policy SET ${change} WHERE id = $1`, [id]);
    expect((await get<Problem>(`/sets/${id}`)).body).toMatchObject({ status: 404, code: 'notFound' });
    expect((await get<Sets>('/sets')).body.sets).toEqual([]);
  });

  test('a cursor leaves nothing out and repeats nothing while the set changes', async () => {
    const ids = texts.slice(0, 8);
    const { id, version } = await members.set({ contentType: 'img', filterType: 'artificial' });
    let current = (await members.setItems(id, version, ids)).body.data.version;
    const idsAfter = async (cursor: string | null) =>
      (await get<SetItems>(`/sets/${id}?cursor=${cursor}`)).body.items.map((item) => item.id);
    const first = (await get<SetItems>(`/sets/${id}?limit=3`)).body;
    expect(first.items.map((item) => item.id)).toEqual(ids.slice(0, 3));
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    const added = texts.slice(8, 10);
    current = (await members.setItems(id, current, [...added, ...ids])).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    current = (await members.setItems(id, current, ids.slice(1))).body.data.version;
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
    // The last one that was seen goes itself.
    await members.setItems(id, current, [...ids.slice(0, 2), ...ids.slice(3)]);
    expect(await idsAfter(first.next)).toEqual(ids.slice(3));
  });

  test('gives an item with its body as sanitised HTML', async () => {
    const [id = 0] = texts;
    await api.sql(
      `UPDATE content_revision SET content = content || jsonb_build_object('body', $2::text)
        WHERE item_id = $1 AND number = (SELECT published FROM content_item WHERE id = $1)`,
      [id, '# Water\n\nPour **it** in. <script>alert(1)</script> [a](javascript:alert(1))'],
    );
    const { body } = await get<Item>(`/items/${id}`);
    expect(body).toMatchObject({ id, videoAddress: null });
    expect(body.html).toContain('<h2>Water</h2>\n<p>Pour <strong>it</strong> in.');
    expect(body.html).not.toMatch(/<script|href="javascript/);
  });

  test('gives the address of a video', async () => {
    const [id = 0] = videos;
    await api.sql(
      `UPDATE content_revision SET content = content || '{"videoAddress": "https://video.example/1.mp4"}'
        WHERE item_id = $1`,
      [id],
    );
    expect((await get<Item>(`/items/${id}`)).body).toMatchObject({
      videoAddress: 'https://video.example/1.mp4',
      html: '',
    });
  });

  test('never gives a draft, nor what its next revision says', async () => {
    const [draft] = await api.sql<{ id: number }>(
      `SELECT id FROM content_item WHERE online = 'never' LIMIT 1`,
    );
    const [id = 0] = texts;
    if (draft) expect((await get(`/items/${draft.id}`)).status).toBe(404);
    await api.sql(
      `INSERT INTO content_revision (item_id, number, content)
       SELECT item_id, number + 1, content || '{"title": "Secret", "body": "Secret"}' FROM content_revision
        WHERE item_id = $1 AND number = (SELECT published FROM content_item WHERE id = $1)`,
      [id],
    );
    await api.sql(`UPDATE content_item SET working = published + 1, state = 'draft' WHERE id = $1`, [id]);
    expect(JSON.stringify((await get(`/items/${id}`)).body)).not.toContain('Secret');
    expect((await get('/items/2000000000')).status).toBe(404);
  });

  test('answers may be kept by any cache, and are told by their ETag', async () => {
    const id = await setOf(texts.slice(0, 2));
    const { headers } = await get(`/sets/${id}`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'Origin',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const etag = String(headers.etag);
    const again = await get(`/sets/${id}`, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'], vary: 'Origin' });
    await api.sql(`UPDATE policy SET name = 'Renamed' WHERE id = $1`, [id]);
    const changed = await get(`/sets/${id}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test.each(['/sets', '/sets/1', '/items/1'])('%s needs a key', async (path) => {
    expect(await refusal(path)).toMatchObject({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'channelKeyMissing',
      detail: 'Send the key of your channel in the header Sala-Key or the parameter key.',
    });
    expect((await refusal(path, { 'sala-key': 'sala_pub_wrong' })).code).toBe('channelKeyUnknown');
    const { headers } = await deliver(api, path);
    expect(headers).toMatchObject({ 'www-authenticate': 'Sala-Key', 'cache-control': 'no-store' });
  });

  test('takes the key as a parameter', async () => {
    expect((await deliver(api, `/sets?key=${channel.key}`)).status).toBe(200);
    expect((await refusal(`/sets?key=${channel.key}&key=2`)).code).toBe('channelKeyMissing');
  });

  test('refuses a revoked key in flight', async () => {
    expect((await get('/sets')).status).toBe(200);
    await channels.revoke(channel);
    await until(async () => (await get('/sets')).status === 401);
    expect((await get<Problem>('/sets')).body.code).toBe('channelKeyRevoked');
  });

  test('takes the key before the last rotation for a day', async () => {
    await channels.rotate(channel);
    expect((await get('/sets')).status).toBe(200);
    await api.sql(`UPDATE channel SET old_key_until = now() - interval '1 second'; NOTIFY sala_channel`);
    await until(async () => (await get('/sets')).status === 401);
  });

  test('lets exactly the sites of the channel read the answer', async () => {
    const { headers } = await get('/sets', { origin: ORIGIN });
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    });
    const refused = await get<Problem>('/sets', { origin: 'https://other.example' });
    expect(refused.body).toMatchObject({ status: 403, code: 'originRefused' });
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await get('/sets')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    ['', ORIGIN, 204],
    ['', 'https://other.example', 403],
    ['?key=sala_pub_wrong', ORIGIN, 403],
  ])('answers a preflight%s from %s with %i', async (query, origin, status) => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: `/delivery/v1/sets${query}`,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'sala-key',
      },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe(status === 204 ? origin : undefined);
    if (status === 204) expect(answer.headers['access-control-allow-headers']).toContain('Sala-Key');
  });

  test('counts requests: 429 with the seconds to wait', async () => {
    await channels.edit(channel, { rate: 60 });
    await until(async () => (await get('/sets')).status === 429);
    const { headers, body } = await get<Problem>('/sets');
    expect(body).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const [row] = await api.sql<{ used: boolean }>(
      `SELECT last_used_at > now() - interval '1 minute' AS used FROM channel`,
    );
    expect(row?.used).toBe(true);
  });

  test.each([
    ['/sets?limit=101', 'limit'],
    ['/sets?limit=0', 'limit'],
    ['/sets?contentType=audio', 'contentType'],
    ['/sets?language=fr', 'language'],
    ['/sets?age=2', 'age'],
    ['/sets?cursor=%20', 'cursor'],
    ['/sets?cursor=abc', 'cursor'],
    ['/sets/x', 'id'],
    ['/sets/1?limit=1001', 'limit'],
    ['/sets/1?cursor=abc', 'cursor'],
    ['/items/0', 'id'],
  ])('names what is wrong with %s', async (path, field) => {
    expect((await get<Problem>(path)).body).toMatchObject({
      status: 400,
      code: 'contractBroken',
      errors: [{ field }],
    });
  });

  test('answers what it does not know as problems, too', async () => {
    for (const [method, url, status, code] of [
      ['GET', '/delivery/v1/nothing', 404, 'routeUnknown'],
      ['POST', '/delivery/v1/sets', 405, 'methodNotAllowed'],
    ] as const) {
      const answer = await api.app.inject({ method, url });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status, code });
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliver, DeliveryStage, type Problem } from '../support/delivery.js';
import { type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';
const ORIGIN = 'https://school.example';

describe('requests of channels', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let texts: number[];

  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api, texts } = stage);
  });
  beforeEach(() => stage.clear());
  afterAll(() => api.stop());

  const get = <Body>(path: string, headers: Record<string, string> = {}) => stage.get<Body>(path, headers);
  const refusal = async (path: string, headers: Record<string, string> = {}) =>
    (await deliver<Problem>(api, path, headers)).body;

  test('answers may be kept by any cache, and are told by their ETag', async () => {
    const id = await stage.setOf(texts.slice(0, 2));
    const { headers } = await get(`/sets/${id}`);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'Origin, Sala-Key',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const etag = String(headers.etag);
    const again = await get(`/sets/${id}`, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': headers['cache-control'],
      vary: 'Origin, Sala-Key',
    });
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

  test('refuses in English whoever asks for no language', async () => {
    expect((await refusal('/sets', { 'accept-language': '' })).detail).toMatch(/^Send the key/);
    expect((await refusal('/sets', { 'accept-language': 'km' })).detail).not.toMatch(/[a-z]{5}/);
  });

  test('takes the key as a parameter', async () => {
    expect((await deliver(api, `/sets?key=${stage.channel.key}`)).status).toBe(200);
    expect((await refusal(`/sets?key=${stage.channel.key}&key=2`)).code).toBe('channelKeyMissing');
  });

  test('refuses a revoked key in flight', async () => {
    expect((await get('/sets')).status).toBe(200);
    await stage.channels.revoke(stage.channel);
    await until(async () => (await get('/sets')).status === 401);
    expect((await get<Problem>('/sets')).body.code).toBe('channelKeyRevoked');
  });

  test('takes the key before the last rotation for a day', async () => {
    await stage.channels.rotate(stage.channel);
    expect((await get('/sets')).status).toBe(200);
    await api.sql(`UPDATE channel SET old_key_until = now() - interval '1 second'; NOTIFY sala_channel`);
    await until(async () => (await get('/sets')).status === 401);
  });

  test('answers exactly the sites of the channel, and tells others why not', async () => {
    const { headers } = await get('/sets', { origin: ORIGIN });
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin, Sala-Key',
    });
    const refused = await get<Problem>('/sets', { origin: 'https://other.example' });
    expect(refused.body).toMatchObject({ status: 403, code: 'originRefused' });
    expect(refused.headers).toHaveProperty('access-control-allow-origin', 'https://other.example');
    const unknown = await deliver<Problem>(api, '/sets', { origin: ORIGIN });
    expect(unknown).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': ORIGIN } });
    expect((await get('/sets')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('answers a preflight from anywhere, so that the refusal can be read', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/delivery/v1/sets',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'sala-key,x-request-id',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('https://other.example');
    expect(answer.headers['access-control-allow-headers']).toMatch(/Sala-Key.*X-Request-Id/);
  });

  test('counts requests: 429 with the seconds to wait', async () => {
    await stage.channels.edit(stage.channel, { rate: 60 });
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

  test.each([
    ['/sets?contenttype=img', 'contenttype', 'contentType, language, age, limit, cursor, key'],
    ['/sets/1?age=8', 'age', 'limit, cursor, key'],
    ['/items/1?limit=2', 'limit', 'key'],
  ])('names the parameters that are known instead of %s', async (path, field, known) => {
    const { body } = await get<Problem>(path);
    expect(body).toMatchObject({ status: 400, code: 'contractBroken' });
    expect(body.errors).toEqual([
      expect.objectContaining({ field, msg: `is not known here; the parameters are ${known}` }),
    ]);
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

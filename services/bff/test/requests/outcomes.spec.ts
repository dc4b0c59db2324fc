import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the outcome table', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const json = { 'content-type': 'application/json' };

  test('every answer has exactly the four fields', async () => {
    const answers = await Promise.all([
      api.get('/healthz'),
      api.get('/api/list/policy', { token }),
      api.get('/api/list/policy'),
      api.get('/api/nothing'),
      api.post('/api/user/login', { payload: '{', headers: json }),
    ]);
    for (const { body } of answers) expect(Object.keys(body)).toEqual(['data', 'status', 'msg', 'code']);
  });

  test('an address that does not exist is 404, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await api.call(method, '/api/nothing', { token })).toMatchObject({
        status: 404,
        body: { code: 40400 },
      });
    }
  });

  test.each(['GET', 'DELETE', 'OPTIONS', 'QUERY'])(
    '%s at a known address is 405 with the allowed methods',
    async (method) => {
      const answer = await api.call(method, '/api/user/login', {});
      expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' }, body: { code: 40500 } });
    },
  );

  test('a body of 100,000 bytes is read, one byte more is 413', async () => {
    const body = (size: number) =>
      JSON.stringify({ username: 'x', password: 'y', pad: '' }).padEnd(size, ' ');
    const at = await api.post('/api/user/login', { payload: body(100_000), headers: json });
    expect(at).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field: 'pad', rule: 'unknown' }] } },
    });
    const above = await api.post('/api/user/login', { payload: body(100_001), headers: json });
    expect(above).toMatchObject({ status: 413, body: { code: 41300 } });
  });

  test('malformed JSON is 400, another media type 415', async () => {
    const malformed = await api.post('/api/user/login', { payload: '{"username":', headers: json });
    expect(malformed).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field: '', rule: 'json' }] } },
    });
    const xml = await api.post('/api/user/login', {
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(xml).toMatchObject({ status: 415, body: { code: 41500 } });
  });

  test.each([
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '[]',
    '"text"',
    'null',
    '1',
  ])('the body %s violates the contract', async (payload) => {
    const answer = await api.post('/api/user/login', { payload, headers: json });
    expect(answer).toMatchObject({ status: 400, body: { code: 40000 } });
  });

  test('deeply nested JSON is rejected', async () => {
    const payload = `{"username":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await api.post('/api/user/login', { payload, headers: json })).status).toBe(400);
  });

  test('checks the size before the session and the session before the body', async () => {
    const malformed = await api.post('/api/message/read', { payload: '{', headers: json });
    expect(malformed).toMatchObject({ status: 200, body: { code: 50008 } });
    const large = await api.post('/api/message/read', { payload: ' '.repeat(100_001), headers: json });
    expect(large.status).toBe(413);
  });

  test('an operation without payload accepts any empty body, but no fields', async () => {
    expect((await api.post('/api/user/info', { token })).body.code).toBe(20000);
    expect((await api.post('/api/user/info', { token, body: {} })).body.code).toBe(20000);
    expect((await api.post('/api/user/info', { token, payload: '', headers: json })).body.code).toBe(20000);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await api.post('/api/user/info', { token, payload: '', headers: form })).body.code).toBe(20000);
    expect((await api.post('/api/user/info', { token, body: { a: 1 } })).status).toBe(400);
  });

  test.each([
    [undefined, '请求成功'],
    ['*', '请求成功'],
    ['zh-CN', '请求成功'],
    ['en-GB,en;q=0.9', 'Request succeeded'],
    ['km', 'សំណើបានជោគជ័យ'],
    ['fr, km-KH;q=0.5', 'សំណើបានជោគជ័យ'],
    ['fr', '请求成功'],
    [';;;', '请求成功'],
  ])('Accept-Language %s is answered %s', async (language, msg) => {
    const headers: Record<string, string> =
      language === undefined ? { 'accept-language': '' } : { 'accept-language': language };
    expect((await api.get('/healthz', { headers })).body.msg).toBe(msg);
  });

  test.each([
    ['zh-CN', '格式不正确，应为：1–9 位数字', '1–9 位数字'],
    ['en-US', 'does not have the expected form: 1–9 digits', '1–9 digits'],
    ['km-KH', 'ទម្រង់មិនត្រឹមត្រូវ គួរតែជា៖ លេខ 1–9 ខ្ទង់', 'លេខ 1–9 ខ្ទង់'],
  ])('the expected format of a field is in the language of the request: %s', async (language, msg, form) => {
    const headers = { 'accept-language': language };
    const { body } = await api.get('/api/list/policy?number=12a', { token, headers });
    expect(body.data).toMatchObject({
      errors: [{ field: 'number', rule: 'pattern', params: { form }, msg }],
    });
  });

  test('keeps a request id that is a UUID or traceparent, otherwise creates one', async () => {
    const idFor = async (id: string) =>
      (await api.get('/healthz', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor(UUID)).toBe(UUID);
    expect(await idFor(TRACEPARENT)).toBe(TRACEPARENT);
    expect(await idFor('a b')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('has the security headers and does not reveal the server software', async () => {
    const { headers } = await api.get('/api/list/policy', { token });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('Swagger UI and the document are available to clients', async () => {
    const page = await api.app.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Sala API');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const script = await api.app.inject({ url: '/docs/swagger-ui-init.js' });
    expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
    const document = await api.app.inject({ url: '/docs-json' });
    expect(document.json<{ openapi: string }>().openapi).toMatch(/^3\.1\./);
    const older = await api.app.inject({ url: '/docs-json/3.0' });
    expect(older.json<{ openapi: string }>().openapi).toMatch(/^3\.0\./);
    expect(older.body).not.toContain('"type":"null"');
    const headers = { 'accept-encoding': 'gzip' };
    const compressed = await api.app.inject({ url: '/docs-json', headers });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.rawPayload.length).toBeLessThan(document.rawPayload.length / 4);
  });
});

describe('an unavailable database', () => {
  test('is 503 with Retry-After and not ready, while the process stays alive', async () => {
    const api = await TestApi.start();
    const token = await api.signIn('user');
    await api.database.drop();
    const list = await api.get('/api/list/policy', { token });
    expect(list).toMatchObject({ status: 503, body: { code: 50300 } });
    expect(list.headers).toHaveProperty('retry-after');
    expect((await api.get('/readyz')).status).toBe(503);
    expect((await api.get('/healthz')).status).toBe(200);
    await api.app.close();
  });
});

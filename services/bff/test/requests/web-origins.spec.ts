import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

const NAMED = 'https://admin.school.example';
const OTHER = 'https://elsewhere.example';
const INFO = '/api/user/info';

const preflight = (api: TestApi, origin: string, url = INFO) =>
  api.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('pages of named origins', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_WEB_ORIGINS: `https://first.example, ${NAMED}` });
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  test('may ask before they call, without credentials', async () => {
    const { statusCode, headers, body } = await preflight(api, NAMED);
    expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' });
    expect(headers).toMatchObject({ 'access-control-allow-origin': NAMED, vary: 'Origin' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'idempotency-key',
        'last-event-id',
        'prefer',
        'upload-offset',
      ]),
    );
    expect(String(headers['access-control-allow-methods']).split(', ')).toEqual(
      expect.arrayContaining(['PUT', 'PATCH', 'DELETE']),
    );
  });

  test.each([
    ['an answer', INFO, 200],
    ['a refusal', '/api/nothing', 404],
  ])('read %s and its headers', async (_name, url, status) => {
    const answer = await api.post(url, { token, headers: { origin: NAMED } });
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe(NAMED);
    expect(answer.headers['access-control-expose-headers']).toMatch(/X-Request-Id.*Retry-After.*ETag/);
  });

  test('show files, which browsers request without an origin', async () => {
    const { avatar } = (await api.post<{ avatar: string }>(INFO, { token })).body.data;
    const { status, headers } = await api.raw(avatar);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', vary: 'Origin' });
  });

  test.each([OTHER, 'null', `${NAMED}.evil.example`, NAMED.replace('https', 'http'), `${NAMED}:444`])(
    '%s is not one of them',
    async (origin) => {
      const asked = await preflight(api, origin);
      expect(asked.statusCode).toBe(405);
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
      const { headers } = await api.post(INFO, { token, headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('may call nothing else', async () => {
    const { headers } = await preflight(api, NAMED, '/docs-json');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('without named origins', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  test('there is no CORS', async () => {
    const { statusCode, headers } = await preflight(api, NAMED);
    expect(statusCode).toBe(405);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  });
});

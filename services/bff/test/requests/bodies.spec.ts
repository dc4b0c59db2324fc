import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

const JSON_BODY = { 'content-type': 'application/json' };
const INHERITED = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'];
/** Their bodies are files. */
const isUpload = ({ requestBody }: (typeof operations)[number]) =>
  requestBody?.content['multipart/form-data'] !== undefined;
const sent = operations.filter((operation) => operation.method !== 'GET' && !isUpload(operation));

describe('a body that is no object', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  test('is asked of many operations, with and without a body of their own', () => {
    expect(sent.filter(({ requestBody }) => requestBody).length).toBeGreaterThan(50);
    expect(sent.filter(({ requestBody }) => !requestBody).length).toBeGreaterThan(20);
  });

  test.each(sent)('$method $path refuses it', async ({ method, path }) => {
    for (const payload of ['null', '[]', '[{}]', '0', 'false', '"text"']) {
      const answer = await api.call(method, path, { token, payload, headers: JSON_BODY });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 40000,
          data: { errors: [{ field: '', rule: 'object' }] },
        },
      });
    }
  });

  test.each(sent.filter(({ requestBody }) => !requestBody))(
    '$method $path refuses a field, and names it',
    async ({ method, path }) => {
      const answer = await api.call(method, path, { token, body: { surplus: 1 } });
      expect(answer).toMatchObject({
        status: 400,
        body: { data: { errors: [{ field: 'surplus', rule: 'unknown' }] } },
      });
    },
  );

  test.each(sent)(
    '$method $path refuses fields with names that every object inherits',
    async ({ method, path }) => {
      const payload = `{${INHERITED.map((name) => `"${name}": 1`).join()}}`;
      const answer = await api.call(method, path, { token, payload, headers: JSON_BODY });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 40000, data: { errors: INHERITED.map((field) => ({ field, rule: 'unknown' })) } },
      });
    },
  );

  test.each([
    ['{"ids":[{"constructor":"x"}]}', 'ids.0.constructor'],
    ['{"ids":{"__proto__":{"length":1}}}', 'ids.__proto__'],
    ['{"ids":[1],"constructor":{"prototype":{}}}', 'constructor'],
  ])('%s is refused at %s', async (payload, field) => {
    const answer = await api.post('/api/message/read', { token, payload, headers: JSON_BODY });
    expect(answer).toMatchObject({
      status: 400,
      body: { data: { errors: [{ field, rule: 'unknown' }] } },
    });
  });
});

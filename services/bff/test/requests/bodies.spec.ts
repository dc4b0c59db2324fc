import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operations } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

const JSON_BODY = { 'content-type': 'application/json' };
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
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { multipart } from '../support/multipart.js';
import { DRAFT, PolicyCalls } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

describe('a call that is sent twice with one key', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const send = async (method: 'POST' | 'PUT', url: string, body: object, key: string) => {
    const headers = { authorization: `Bearer ${calls.token}`, 'idempotency-key': key };
    const { statusCode, body: text } = await api.app.inject({ method, url, headers, payload: body });
    expect(statusCode).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ code: 20000 });
    return text;
  };

  const twice = async (url: string, body: object) => {
    const key = `twice-${url.replaceAll('/', '-')}`;
    const first = await send('POST', url, body, key);
    expect(await send('POST', url, body, key)).toBe(first);
    return JSON.parse(first) as { data: { id: number } };
  };

  test('returns the same bytes twice', async () => {
    const { data } = await twice('/api/policies', DRAFT);
    await twice('/api/policies/changes', { action: 'online', ids: [data.id] });
    await twice('/api/quality-inspections', { title: 'Twice', conditions: { kinds: ['text'] } });
    await twice('/api/enquiries/contact', {
      language: 'en-US',
      name: 'Maly',
      reply: '012 345 678',
      message: 'Hello',
    });
  });

  test('an import that is confirmed twice returns the same bytes', async () => {
    const { payload, headers } = await multipart({
      content: Buffer.from('name,contentType,count,filterType,status\nTwice,img,1,rules,online'),
    });
    const { body } = await api.post<{ id: string }>('/api/policies/imports', {
      token: calls.token,
      payload,
      headers,
    });
    const confirm = () =>
      send(
        'POST',
        `/api/policies/imports/${body.data.id}/confirm`,
        { create: 1, update: 0 },
        'confirmed-twice',
      );
    expect(await confirm()).toBe(await confirm());
  });
});

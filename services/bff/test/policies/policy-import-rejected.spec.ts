import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { multipart } from '../support/multipart.js';
import { PolicyCalls } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface Import {
  id: string;
  create: number;
  update: number;
  error: number;
}
interface Result {
  operationId: string;
  created: number;
}

describe('importing a table with errors', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const check = async (content: string) => {
    const { payload, headers } = await multipart({ content: Buffer.from(content), filename: 'sets.csv' });
    const call = { token: calls.token, payload, headers };
    return (await api.post<Import>('/api/policies/imports', call)).body.data;
  };

  test('the rows without errors are imported alone, and the others come back to be corrected', async () => {
    const lines = [
      'Set Number,Set Name,Content Type,Count,Filter Type,Status',
      '880301,Whole,img,1,rules,online',
      '880302,"Broken, twice",poster,,rules,gone',
      '880301,A second one,img,1,rules,online',
    ];
    const { id, create, error } = await check(lines.join('\r\n'));
    expect([create, error]).toEqual([1, 2]);
    const path = `/api/policies/imports/${id}/confirm`;
    expect((await api.post(path, { token: calls.token, body: { create: 1, update: 0 } })).body.code).toBe(
      50000,
    );
    const rejected = async () =>
      (await api.raw(`/api/policies/imports/${id}/rejected`, { token: calls.token })).bytes.toString();
    const headers = { 'accept-language': 'en-US' };
    const body = { create: 1, update: 0, skipErrors: true };
    const { data } = (await api.post<Result>(path, { token: calls.token, headers, body })).body;
    expect(data).toMatchObject({ created: 1, updated: 0, changed: 1, rejected: 2 });
    const again = await api.get(`/api/policies/imports/${id}/progress`, { token: calls.token });
    expect(again.body.data).toMatchObject({ state: 'imported', result: data });
    const sheet = await rejected();
    const [header, first, second] = sheet.split('\r\n');
    expect(header).toBe('\uFEFFSet Number,Set Name,Content Type,Count,Filter Type,Status,Reason');
    expect(first).toMatch(/^880302,"Broken, twice",poster,,rules,gone,"Content Type: .*; Status: /);
    expect(second).toBe('880301,A second one,img,1,rules,online,Set Number: already appears in row 2');
    const corrected = sheet.replace('poster', 'img').replace('gone', 'online');
    expect(await check(corrected)).toMatchObject({ create: 1, update: 1, error: 0 });
    await calls.undo(data.operationId);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

interface Check {
  id: string;
  encoding: string;
  headerRow: number;
  rows: number;
  errors: { row: number; rule: string }[];
}

const HEADER = 'Set Number,Set Name,Content Type,Count,Filter Type,Created Time,Status';
const row = (name: string) => `,${name},img,1,rules,,online`;

describe('reading the file of an import', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const send = async (lines: string[], query = '') => {
    const { payload, headers } = await multipart({ content: Buffer.from(lines.join('\n')) });
    return await api.post<Check>(`/api/policies/imports${query}`, { token, payload, headers });
  };

  test('finds the header below a title, and takes the one and the encoding that were chosen', async () => {
    const lines = ['Sets of May', HEADER, row('Below a title'), row('Next')];
    expect((await send(lines)).body.data).toMatchObject({ headerRow: 2, sheets: [''], sheet: 1, create: 2 });
    const chosen = (await send(lines, '?headerRow=3&encoding=windows-1252')).body.data;
    expect(chosen).toMatchObject({ headerRow: 3, encoding: 'windows-1252', rows: 1 });
    const path = `/api/policies/imports/${chosen.id}/progress`;
    const { body } = await api.get<{ check: Check }>(path, { token });
    expect(body.data.check).toMatchObject({ headerRow: 3, encoding: 'windows-1252' });
    expect((await send(lines, '?headerRow=0')).status).toBe(400);
  });

  test('tells what the spreadsheet program has made of a cell', async () => {
    const { errors } = (await send([HEADER, row('#REF!'), row('8.85E+17'), row("'#N/A")])).body.data;
    expect(errors).toMatchObject([
      { row: 2, rule: 'cellError' },
      { row: 3, rule: 'shortenedNumber' },
    ]);
  });
});

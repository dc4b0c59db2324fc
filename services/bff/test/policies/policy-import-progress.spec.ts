import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SheetImportsRepository } from '../../src/platform/imports/sheet-imports.repository.js';
import { PolicyImport } from '../../src/policies/imports/policy-import.entity.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

interface Progress {
  fileName: string;
  state: string;
  check: object | null;
  result: object | null;
}

const TABLE = 'name,contentType,count,filterType,status\nFound again,img,1,rules,online';

describe('an import after a reload', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const upload = async (filename: string) => {
    const { payload, headers } = await multipart({ content: Buffer.from(TABLE), filename });
    return (await api.post<{ id: string }>('/api/policies/imports', { token, payload, headers })).body.data;
  };
  const progress = async (id: string) =>
    (await api.get<Progress>(`/api/policies/imports/${id}/progress`, { token })).body;
  /** Holds the lock that a confirmation holds until it is committed. */
  const whileLocked = (id: string, work: () => Promise<void>) =>
    api.app.get(DataSource).transaction(async (manager) => {
      await manager.query('SELECT FROM policy_import WHERE id = $1 FOR UPDATE', [id]);
      await work();
    });

  test('is found as its check, as running, and as its result', async () => {
    const check = await upload('sets.csv');
    const { id } = check;
    expect((await progress(id)).data).toEqual({
      fileName: 'sets.csv',
      state: 'checked',
      check,
      result: null,
    });
    // In the same order, too: so the fields are shown.
    expect(JSON.stringify((await progress(id)).data.check)).toBe(JSON.stringify(check));
    await whileLocked(id, async () => {
      const running = { fileName: 'sets.csv', state: 'importing', check: null, result: null };
      expect((await progress(id)).data).toEqual(running);
    });
    const body = { create: 1, update: 0 };
    const { data: result } = (await api.post<object>(`/api/policies/imports/${id}/confirm`, { token, body }))
      .body;
    expect((await progress(id)).data).toEqual({
      fileName: 'sets.csv',
      state: 'imported',
      check: null,
      result,
    });
  });

  test('takes the place of older ones, of which an account keeps five, also when many come at the same time', async () => {
    const imports = new SheetImportsRepository(api.app.get(DataSource).manager, PolicyImport);
    const draft = {
      fileName: '',
      format: 'csv',
      encoding: 'UTF-8',
      sheet: 1,
      headerRow: 1,
      result: null,
    } as const;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        imports.insert({
          ...draft,
          sheets: [''],
          id: randomUUID(),
          accountId: 2,
          header: [],
          rows: [],
          columns: {},
        }),
      ),
    );
    expect(await api.sql('SELECT id FROM policy_import WHERE account_id = 2')).toHaveLength(5);
  });

  test('keeps the name of its file, without what cannot be shown', async () => {
    const { id } = await upload(`${'a'.repeat(300)}\u0007\u202E.csv`);
    expect((await progress(id)).data.fileName).toBe(`${'a'.repeat(251)}.csv`);
  });

  test('is not found by others, or if there is none', async () => {
    const { id } = await upload('sets.csv');
    await api.sql('UPDATE policy_import SET account_id = account_id + 1 WHERE id = $1', [id]);
    expect((await progress(id)).code).toBe(40400);
    expect((await progress('8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e')).code).toBe(40400);
  });
});

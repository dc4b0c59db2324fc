import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOG_LINE_BYTES } from '../../src/platform/logging/bounded-line.js';
import { BffProcess } from '../support/bff-process.js';
import { multipart } from '../support/multipart.js';
import { DRAFT } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const PERSONAL = 'Sok Maly of Battambang';
const MESSAGE = 'Something went wrong on the server. Please try again.';

interface Line {
  level: number;
  err?: { type: string; query?: string; code?: string };
}

describe('the log of failed statements', () => {
  let api: TestApi;
  let token: string;
  let bff: BffProcess;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
    await api.sql('ALTER TABLE policy ADD CONSTRAINT nothing_new CHECK (id < 0) NOT VALID');
    await api.sql('ALTER TABLE policy_import ADD CONSTRAINT nothing_new CHECK (account_id < 0) NOT VALID');
    bff = await BffProcess.start(api.database.url, { LOG_LEVEL: 'trace' });
  });
  afterAll(async () => {
    await bff.stop();
    await api.stop();
  });

  const headers = () => ({ authorization: `Bearer ${token}`, 'accept-language': 'en-US' });
  const failures = () =>
    bff.output
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => JSON.parse(text) as Line)
      .filter(({ err }) => err !== undefined);

  test.each<[string, string, () => Promise<RequestInit>]>([
    [
      'a policy',
      '/api/policies',
      () =>
        Promise.resolve({
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ ...DRAFT, name: PERSONAL }),
        }),
    ],
    [
      'a table of 10,000 rows',
      '/api/policies/imports',
      async () => {
        const rows = Array.from({ length: 10_000 }, () => `${PERSONAL}${'x'.repeat(150)}`);
        const { payload, headers: form } = await multipart({
          content: Buffer.from(['name', ...rows].join('\n')),
        });
        return { method: 'POST', headers: { ...headers(), ...form }, body: new Uint8Array(payload) };
      },
    ],
  ])('%s: which fault in which statement, and nothing of what was sent', async (_, path, make) => {
    const before = failures().length;
    const answer = await fetch(`${bff.url}${path}`, await make());
    expect(answer.status).toBe(500);
    // Of the fault, only that there was one.
    expect(await answer.json()).toEqual({ data: null, status: 'fail', msg: MESSAGE, code: 50000 });
    await until(() => failures().length > before);
    expect(failures().at(-1)).toMatchObject({
      level: 50,
      err: { type: 'QueryFailedError', code: '23514', query: expect.stringContaining('INSERT') },
    });
    expect(bff.output).not.toContain(PERSONAL);
    for (const line of bff.output.split('\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LOG_LINE_BYTES);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DrainingService } from '../../src/common/http/draining.service.js';
import { TestApi } from '../support/test-api.js';

const NEWEST = `(SELECT max(id) FROM migrations)`;

describe('the probes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const states = async () =>
    Promise.all(['/healthz', '/startupz', '/readyz'].map(async (path) => (await api.get(path)).status));

  test('a database that lacks a migration: neither started nor ready, with what to do', async () => {
    const [row] = await api.sql<{ name: string }>(`DELETE FROM migrations WHERE id = ${NEWEST} RETURNING *`);
    expect(await states()).toEqual([200, 503, 503]);
    const { body, headers } = await api.get('/readyz');
    expect(body).toMatchObject({ code: 50300, msg: expect.stringContaining('node dist/sala.js migrate') });
    expect(headers).toMatchObject({ 'retry-after': '1' });
    await api.sql('INSERT INTO migrations (timestamp, name) VALUES (0, $1)', [row?.name]);
    expect(await states()).toEqual([200, 200, 200]);
  });

  test('a database that a newer version has migrated: ready, and said', async () => {
    await api.sql(`INSERT INTO migrations (timestamp, name) VALUES (0, 'Later9990000000000')`);
    const { status, body } = await api.get('/readyz');
    expect(status).toBe(200);
    expect(body.data).toEqual({ state: 'ready', schemaVersion: 'Later9990000000000', schema: 'newer' });
  });

  test('once started, always started: what comes later is of the readiness only', async () => {
    await api.sql('ALTER TABLE migrations RENAME TO gone');
    expect(await states()).toEqual([200, 200, 503]);
    await api.sql('ALTER TABLE gone RENAME TO migrations');
  });

  test('draining: not ready, and everything is still answered, for the last time on this connection', async () => {
    api.app.get(DrainingService).begin();
    expect(await states()).toEqual([200, 200, 503]);
    const { body, headers } = await api.get('/readyz');
    expect(body.msg).toMatch(/shutting down/);
    expect(headers).toMatchObject({ 'retry-after': '1' });
  });

  test('answers are in English where no language is asked for, as orchestrators do', async () => {
    const told = async (path: string) => (await api.app.inject({ url: path })).json<{ msg: string }>().msg;
    expect(await told('/readyz')).toMatch(/^This process is shutting down\./);
    expect(await told('/api/nothing')).not.toMatch(/^[ -~]+$/);
  });
});

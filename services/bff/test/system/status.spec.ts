import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PeriodicService } from '../../src/common/periodic/periodic.service.js';
import { type SystemStatusDto } from '../../src/system/status/status.dto.js';
import { type ExaminationDto } from '../../src/system/status/status-examination.dto.js';
import { StatusService } from '../../src/system/status/status.service.js';
import { Replicas } from '../support/replicas.js';
import { TestApi } from '../support/test-api.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

describe('the status of the product', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const status = async () => {
    api.app.get(StatusService).forget();
    return (await api.get<SystemStatusDto>('/api/system/status', { token: admin })).body.data;
  };

  test('is for administrators', async () => {
    const token = await api.signIn('user');
    expect((await api.get('/api/system/status', { token })).body.code).toBe(40300);
    expect((await api.post('/api/system/examinations', { token })).body.code).toBe(40300);
  });

  test('has every part, and every periodic job of the process', async () => {
    await until(async () => (await status()).replicas?.length === 1);
    const { jobs, ...parts } = await status();
    expect(parts).toMatchObject({
      schema: { missing: 0, newer: 0 },
      replicas: [{ state: 'running', isThis: true }],
      readReplica: { state: 'none', lagBytes: null },
      outbox: [],
      mail: { isConfigured: false, failure: '' },
      storage: { fileStore: 'database' },
      examination: { isRunning: false },
    });
    expect(parts.storage?.tables.length).toBeGreaterThan(0);
    const declared = [...api.app.get(PeriodicService).taskRuns.pausesMs.keys()];
    expect(jobs?.map(({ job }) => job).toSorted()).toEqual(declared.toSorted());
    expect(declared.length).toBeGreaterThan(10);
  });

  test('shows the last run of a job, on whichever replica it was', async () => {
    await api.sql(
      `INSERT INTO job_run (job, host, started_at, duration_ms, failure, failures)
       VALUES ('remove old enquiries', 'elsewhere', now(), 12, 'ECONNREFUSED', 3)`,
    );
    const job = (await status()).jobs?.find((each) => each.job === 'remove old enquiries');
    expect(job).toMatchObject({
      durationMs: 12,
      failure: 'ECONNREFUSED',
      failures: 3,
      isOverdue: false,
    });
  });

  test('stays when a part cannot be read', async () => {
    await api.sql('ALTER TABLE job_run RENAME TO job_run_away');
    try {
      const { jobs, schema } = await status();
      expect(jobs).toBeNull();
      expect(schema).not.toBeNull();
    } finally {
      await api.sql('ALTER TABLE job_run_away RENAME TO job_run');
    }
  });

  test('has what the doctor finds, the worst first, one examination at a time', async () => {
    await api.sql('UPDATE examination SET started_at = now(), ended_at = NULL');
    const refused = await api.post('/api/system/examinations', { token: admin });
    expect(refused.body.code).toBe(40900);
    await api.sql(`UPDATE examination SET started_at = now() - interval '1 hour'`);
    const { body } = await api.post<ExaminationDto>('/api/system/examinations', { token: admin });
    expect(body.code).toBe(20000);
    expect(body.data.findings.map(({ subject }) => subject)).toContain('schema');
    expect((await status()).examination).toEqual(body.data);
  });
});

describe('the replicas of the product', () => {
  let database: TestDatabase;
  let replicas: Replicas;
  let admin: string;
  beforeAll(async () => {
    database = await copyTemplate();
    replicas = await Replicas.start(2, database.url, {});
    admin = await replicas.signIn(0, 'admin');
  });
  afterAll(async () => {
    await replicas.stop();
    await database.drop();
  });

  const states = async () => {
    const { body } = await replicas.call<SystemStatusDto>(0, 'GET /api/system/status', { token: admin });
    return body.data.replicas?.map(({ state }) => state) ?? [];
  };

  test('are seen by each other, and one that was killed is lost', async () => {
    await until(async () => (await states()).length === 2);
    expect(await states()).toEqual(['running', 'running']);
    const [, other] = replicas.processes;
    other?.child.kill('SIGKILL');
    if (other) await once(other.child, 'exit');
    await until(async () => (await states()).includes('lost'));
    expect(await states()).toEqual(['running', 'lost']);
  });
});

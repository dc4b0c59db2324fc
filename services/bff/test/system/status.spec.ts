import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { PeriodicService } from '../../src/common/periodic/periodic.service.js';
import { LOST_AFTER } from '../../src/platform/replicas/replicas.constants.js';
import { type SystemStatusDto } from '../../src/system/status/status.dto.js';
import { type ExaminationDto } from '../../src/system/status/status-examination.dto.js';
import { type TestMailDto } from '../../src/system/status/test-mail.dto.js';
import { StatusService } from '../../src/system/status/status.service.js';
import { MailSink } from '../support/mail-sink.js';
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
    expect((await api.post('/api/system/test-mails', { token })).body.code).toBe(40300);
  });

  test('has every part, and every periodic job of the process', async () => {
    await until(async () => (await status()).replicas?.length === 1);
    const { jobs, ...parts } = await status();
    expect(parts).toMatchObject({
      schema: { missing: 0, newer: 0 },
      replicas: [{ state: 'running', sharesVideos: true, isThis: true }],
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

describe('what is measured', () => {
  let api: TestApi;
  let admin: string;
  let backups: string;
  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'sala-backups-'));
    api = await TestApi.start({ SALA_BACKUP_DIR: backups });
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await api.stop();
    await rm(backups, { recursive: true });
  });

  const measurement = async () => {
    api.app.get(StatusService).forget();
    return (await api.get<SystemStatusDto>('/api/system/status', { token: admin })).body.data.measurement;
  };
  const measured = async () => {
    await until(async () => (await measurement())?.measuredTime !== null);
    return await measurement();
  };

  test('is there soon after somebody looked: sizes by domain and kind, and what is not encrypted', async () => {
    expect((await measurement())?.measuredTime).toBeNull();
    const found = await measured();
    const groups = found?.storage?.groups.map(({ group }) => group) ?? [];
    expect(groups).toEqual(
      expect.arrayContaining(['platform', 'people', 'library', 'policies', 'delivery', 'public']),
    );
    const sum = (parts: { bytes: number }[] = []) => parts.reduce((bytes, part) => bytes + part.bytes, 0);
    const [{ bytes }] = (await api.sql<{ bytes: number }>(
      `SELECT pg_database_size(current_database())::float8 AS bytes`,
    )) as [{ bytes: number }];
    expect(sum(found?.storage?.groups)).toBeLessThan(bytes);
    expect(found?.storage?.files).toContainEqual(
      expect.objectContaining({ kind: 'avatar', place: 'database', count: expect.any(Number) }),
    );
    expect(found?.storage?.bucket).toBe('none');
    expect(found?.backup).toMatchObject({ state: 'unseen', place: null, madeTime: null, everyHours: 24 });
    expect(found?.certificates?.map(({ owner, state }) => [owner, state])).toEqual([
      ['publicAddress', 'plain'],
      ['database', 'plain'],
    ]);
    // No password, and no name of a role.
    expect(JSON.stringify(found)).not.toContain('@');
  });

  test('is stored, and measured again after an examination: a backup that is old, a current one, and little room', async () => {
    const nameOf = (time: Temporal.Instant) =>
      `sala-${time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}.dump`;
    const now = Temporal.Now.instant();
    const examine = () => api.post<ExaminationDto>('/api/system/examinations', { token: admin });
    const becomes = (state: string) => until(async () => (await measurement())?.backup?.state === state);
    await writeFile(join(backups, nameOf(now.subtract({ hours: 27 }))), 'the one before');
    const { body } = await examine();
    expect(body.data.findings).toContainEqual(
      expect.objectContaining({
        subject: 'backups',
        outcome: 'warn',
        detail: expect.stringContaining('27 hours old'),
      }),
    );
    await becomes('old');
    expect((await measurement())?.backup).toMatchObject({ place: 'directory', hours: 27, bytes: 14 });
    await writeFile(join(backups, nameOf(now.subtract({ hours: 1 }))), 'dump');
    await writeFile(join(backups, `${nameOf(now)}.part`), 'not whole');
    await examine();
    await becomes('current');
    expect((await measurement())?.backup).toMatchObject({ hours: 1, bytes: 4 });
    await api.sql(`INSERT INTO backup_run (name, made_at, bytes) VALUES ('sala-reported.dump', now(), 8)`);
    await examine();
    await until(async () => (await measurement())?.backup?.place === 'report');
    expect((await measurement())?.backup).toMatchObject({ state: 'current', hours: 0, bytes: 8 });
    await api.sql(`UPDATE backup_run SET free_bytes = 15`);
    const { body: again } = await examine();
    expect(again.data.findings).toContainEqual(
      expect.objectContaining({
        subject: 'backups',
        outcome: 'warn',
        detail: expect.stringContaining('15 bytes'),
      }),
    );
    await becomes('nearlyFull');
    expect((await measurement())?.backup).toMatchObject({ place: 'report', bytes: 8, freeBytes: 15 });
  });
});

describe('a test mail', () => {
  let sink: MailSink;
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    sink = await MailSink.start();
    api = await TestApi.start(sink.environment);
    admin = await api.signIn('admin');
  });
  afterAll(async () => {
    await api.stop();
    await sink.stop();
  });

  const send = async (token = admin) =>
    (await api.post<TestMailDto>('/api/system/test-mails', { token })).body;

  test('goes to whoever asks, and says that the server accepted it', async () => {
    const { data } = await send();
    expect(data).toMatchObject({ refusal: null, answer: '' });
    const [mail] = await sink.to(data.to);
    expect(mail?.subject).toBe('A test email of Sala');
    expect(await api.sql('SELECT FROM outbox_message')).toEqual([]);
  });

  test('says what the server answered, on one line', async () => {
    sink.refusals = { count: 1, responseCode: 550 };
    const { code, data } = await send();
    expect(code).toBe(20000);
    expect(data.refusal).toBe('message');
    expect(data.answer).toMatch(/^550 cannot take mail for [^\n]+$/);
  });

  test('goes to a confirmed address only', async () => {
    await api.sql(`UPDATE account SET email_confirmed = false, email = 'other@sala.example' WHERE id = 1`);
    const before = await api.sql<{ confirmed_email: string }>(
      'SELECT confirmed_email FROM account WHERE id = 1',
    );
    const { code } = await send();
    expect(code).toBe(before[0]?.confirmed_email === '' ? 50000 : 20000);
    expect(sink.mails.some(({ to }) => to?.some(({ address }) => address === 'other@sala.example'))).toBe(
      false,
    );
  });

  test('is sent a few times in a while, and refused then', async () => {
    let last = await send();
    for (let more = 0; more < 5 && last.code !== 42900; more += 1) last = await send();
    expect(last.code).toBe(42900);
  });

  test('without a mail server, it says what to set', async () => {
    const without = await TestApi.start();
    try {
      const { body } = await without.post('/api/system/test-mails', { token: await without.signIn('admin') });
      expect(body).toMatchObject({ code: 50000, msg: expect.stringContaining('SMTP_URL and MAIL_FROM') });
    } finally {
      await without.stop();
    }
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
    // The time passes for both; the one that runs tells so again.
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`UPDATE replica SET seen_at = seen_at - interval '${LOST_AFTER.seconds} seconds'`);
    await client.end();
    await until(async () => (await states()).join() === 'running,lost');
  });
});

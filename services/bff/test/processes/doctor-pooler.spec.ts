import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Config } from '../../src/config/config.js';
import { examineStatements } from '../../src/doctor/examine-statements.js';
import { examine } from '../../src/doctor/examine.js';
import { type Finding } from '../../src/doctor/finding.js';
import { MailSink } from '../support/mail-sink.js';
import { PGBOUNCER_PATH, PgBouncer } from '../support/pgbouncer.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { TEST_SECRET } from '../support/test-config.js';

/** Depends on the version of the pooler that is installed. */
const KEEPS_OR_FORGETS = /^The pooler (keeps|forgets) their names/;
const behindPooler = PGBOUNCER_PATH === undefined ? test.skip : test;

describe('sala doctor, of a database behind a pooler', () => {
  let database: TestDatabase;
  let sink: MailSink;
  let owner: pg.Client;
  beforeAll(async () => {
    [database, sink] = await Promise.all([copyTemplate(), MailSink.start()]);
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await Promise.all([database.drop(), sink.stop()]);
  });

  const run = (change: NodeJS.ProcessEnv = {}) =>
    examine({ DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET, ...sink.environment, ...change });
  const of = (findings: Finding[], outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome);
  const namedThrough = ({ url }: PgBouncer) =>
    Config.parse({
      ...sink.environment,
      DATABASE_URL: url,
      DATABASE_LISTEN_URL: database.url,
      DATABASE_STATEMENTS: 'named',
      JWT_SECRET: TEST_SECRET,
    });

  behindPooler('says that the pooler forgets the names of statements, if they have any', async () => {
    const pooler = await PgBouncer.start(database.url, 3);
    const through = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: database.url };
    const statements = async (change: NodeJS.ProcessEnv) =>
      (await run({ ...through, ...change })).filter(({ subject }) => subject === 'statements');
    expect(await statements({})).toEqual([expect.objectContaining({ outcome: 'ok' })]);
    const [named] = await statements({ DATABASE_STATEMENTS: 'named' });
    await pooler.stop();
    expect(named?.detail).toMatch(KEEPS_OR_FORGETS);
  });

  behindPooler('asks a pooler that gives out its connections in turn, until none is left', async () => {
    const pooler = await PgBouncer.start(database.url, 3, 'server_round_robin = 1');
    const open = new pg.Pool({ connectionString: pooler.url, max: 3 });
    try {
      await Promise.all([1, 2, 3].map(() => open.query('SELECT pg_sleep(0.2)')));
      const [named] = await examineStatements(namedThrough(pooler));
      expect(named?.detail).toMatch(KEEPS_OR_FORGETS);
    } finally {
      await open.end();
      await pooler.stop();
    }
  });

  behindPooler('does not guess about a pooler that has one connection only', async () => {
    const pooler = await PgBouncer.start(database.url, 1, 'query_wait_timeout = 1');
    const [named] = await examineStatements(namedThrough(pooler));
    await pooler.stop();
    expect(named).toMatchObject({
      outcome: 'warn',
      detail: expect.stringContaining('no second connection'),
    });
  });

  behindPooler('warns of a pooler between the database and who listens', async () => {
    const pooler = await PgBouncer.start(database.url, 2);
    try {
      const findings = await run({ DATABASE_URL: pooler.url, DATABASE_MIGRATE_URL: database.url });
      expect(findings.filter(({ subject }) => subject === 'notifications')).toEqual([
        expect.objectContaining({
          outcome: expect.stringMatching(/^(warn|fail)$/),
          advice: expect.stringContaining('Set DATABASE_LISTEN_URL to the database itself, past the pooler'),
        }),
      ]);
      const past = await run({
        DATABASE_URL: pooler.url,
        DATABASE_MIGRATE_URL: database.url,
        DATABASE_LISTEN_URL: database.url,
      });
      expect(of(past, 'fail')).toEqual([]);
      expect(of(past, 'warn').map(({ subject }) => subject)).toEqual(['limits', 'limits', 'backups']);
    } finally {
      await pooler.stop();
    }
  });

  behindPooler('warns of a role behind a pooler that bounds nothing, until it does', async () => {
    const role = new URL(database.url).pathname.slice(1).replace('sala_test', 'sala_bounded');
    await owner.query(`CREATE ROLE ${role} SUPERUSER LOGIN PASSWORD 'sala'`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'sala';
    const direct = url.href;
    const pooler = await PgBouncer.start(direct, 2);
    const limits = async () =>
      (await run({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: direct })).filter(
        ({ subject }) => subject === 'limits',
      );
    try {
      const missing = await limits();
      expect(missing.map(({ outcome }) => outcome)).toEqual(['warn', 'warn']);
      for (const { advice = '' } of missing) {
        const [, remedy = ''] = /^As the role: (ALTER ROLE .+)\.$/.exec(advice) ?? [];
        await owner.query(remedy);
      }
      await owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`);
      expect((await limits()).map(({ outcome }) => outcome)).toEqual(['ok']);
    } finally {
      await pooler.stop();
      await owner.query(`DROP ROLE ${role}`);
    }
  });
});

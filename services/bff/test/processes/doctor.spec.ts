import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { doctorReport } from '../../src/doctor/doctor-report.js';
import { examine } from '../../src/doctor/examine.js';
import { type Finding } from '../../src/doctor/finding.js';
import { mediaPlaceOf } from '../../src/platform/files/media-place.js';
import { MailSink } from '../support/mail-sink.js';
import { OBJECT_STORE_PATH, startObjectStore } from '../support/object-store.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { TEST_SECRET } from '../support/test-config.js';

describe('sala doctor', () => {
  let database: TestDatabase;
  let other: TestDatabase;
  let sink: MailSink;
  let owner: pg.Client;
  let backups: string;
  beforeAll(async () => {
    [database, other, sink] = await Promise.all([copyTemplate(), copyTemplate(), MailSink.start()]);
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    backups = await mkdtemp(join(tmpdir(), 'sala-backups-'));
    const now = Temporal.Now.instant().toString({ smallestUnit: 'second' });
    await writeFile(join(backups, 'file'), '');
    await writeFile(join(backups, `sala-${now.replaceAll(/[-:]/g, '')}.dump`), 'dump');
  });
  afterAll(async () => {
    await owner.end();
    await rm(backups, { recursive: true });
    await Promise.all([database.drop(), other.drop(), sink.stop()]);
  });

  const run = (change: NodeJS.ProcessEnv = {}) =>
    examine({
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      SALA_BACKUP_DIR: backups,
      ...sink.environment,
      ...change,
    });
  const of = (findings: Finding[], outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome);
  const at = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  test('finds nothing wrong with a good deployment', async () => {
    const findings = await run();
    expect(of(findings, 'fail')).toEqual([]);
    expect(of(findings, 'warn')).toEqual([]);
    const subjects = [
      'configuration',
      'database',
      'encryption',
      'schema',
      'rights',
      'notifications',
      'statements',
      'mail',
      'outbox',
    ];
    expect(new Set(findings.map(({ subject }) => subject))).toEqual(
      new Set([...subjects, 'object storage', 'videos', 'storage', 'backups', 'certificates']),
    );
  });

  test('says whether every process stores videos in the same place', async () => {
    const places = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'sala-media-'))));
    const names = await Promise.all(
      places.map(
        async (directory) =>
          await mediaPlaceOf({
            media: { directory, videoMb: 1, accountMb: 1, totalMb: 1 },
            objectStore: undefined,
          }),
      ),
    );
    const start = (place: number, host: string) =>
      owner.query(
        `INSERT INTO replica (id, host, pid, version, started_at, media_place)
         VALUES (gen_random_uuid(), $1, 1, '1', now(), $2)`,
        [host, names[place]],
      );
    const videos = async (change: NodeJS.ProcessEnv = { SALA_MEDIA_DIR: places[0] }) =>
      (await run(change)).filter(({ subject }) => subject === 'videos');
    await start(0, 'sala-1');
    await start(0, 'sala-2');
    expect(await videos()).toEqual([
      { subject: 'videos', outcome: 'ok', detail: 'The directory for videos can be written.' },
    ]);
    await start(1, 'sala-3');
    expect(await videos()).toContainEqual(
      expect.objectContaining({
        outcome: 'fail',
        detail: 'The processes store videos in 2 different places: sala-1, sala-2; sala-3.',
      }),
    );
    expect(await videos({ SALA_MEDIA_DIR: join(backups, 'file', 'below') })).toContainEqual(
      expect.objectContaining({ outcome: 'fail', detail: expect.stringContaining('(ENOTDIR)') }),
    );
    await owner.query('DELETE FROM replica');
    await Promise.all(places.map((place) => rm(place, { recursive: true })));
  });

  test('tells of what is not delivered', async () => {
    const outbox = async () => (await run()).filter(({ subject }) => subject === 'outbox');
    const insert = (columns: string, values: string) =>
      owner.query(
        `INSERT INTO outbox_message (id, kind, deadline, useful_until, ${columns})
         VALUES (gen_random_uuid(), 'mail', now(), now(), ${values})`,
      );
    await insert('failure, died_at', `'EENVELOPE 550', now()`);
    await insert('next_attempt_at', `now() - interval '10 minutes'`);
    expect(await outbox()).toEqual([
      expect.objectContaining({
        outcome: 'fail',
        detail: 'A message has been due for 10 minutes, and no process delivers it.',
      }),
      expect.objectContaining({
        outcome: 'warn',
        detail: '0 messages failed and are tried again, 1 could not be delivered.',
      }),
    ]);
    await owner.query('DELETE FROM outbox_message');
  });

  test('warns of what it cannot see: a backup, and a public address that does not answer', async () => {
    const findings = await run({ SALA_BACKUP_DIR: '/nowhere', SALA_PUBLIC_URL: 'https://127.0.0.1:1' });
    expect(of(findings, 'warn')).toEqual([
      expect.objectContaining({ subject: 'backups', advice: expect.stringContaining('SALA_BACKUP_DIR') }),
      expect.objectContaining({ subject: 'certificates', detail: expect.stringContaining('127.0.0.1:1') }),
    ]);
  });

  test('names every variable that is wrong, and those that it does not know', async () => {
    const ofTheChart = { DATABASE_PASSWORD: 'hidden-word' };
    const findings = await run({
      PORT: 'http',
      LOG_LEVEL: 'loud',
      SALA_METRIC_PORT: '9464',
      ...ofTheChart,
    });
    expect(of(findings, 'fail').map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^PORT: must be a whole number/),
      expect.stringMatching(/^LOG_LEVEL: /),
    ]);
    expect(of(findings, 'warn')).toEqual([
      expect.objectContaining({ detail: 'SALA_METRIC_PORT: there is no such variable.' }),
    ]);
  });

  test.each<[string, string, () => NodeJS.ProcessEnv, RegExp]>([
    [
      'a server that is away',
      'database',
      () => ({
        DATABASE_URL: 'postgres://sala:hidden-word@127.0.0.1:1/sala',
        DATABASE_WAIT_SECONDS: '0',
      }),
      /nothing listens there/,
    ],
    [
      'a database that does not exist',
      'database',
      () => ({ DATABASE_URL: at((url) => (url.pathname = '/sala_nowhere')) }),
      /does not exist/,
    ],
    [
      'notifications of another database',
      'notifications',
      () => ({ DATABASE_LISTEN_URL: other.url, DATABASE_MIGRATE_URL: database.url }),
      /does not reach another one/,
    ],
    [
      'a mail server that is away',
      'mail',
      () => ({ SMTP_URL: 'smtp://someone:hidden-word@127.0.0.1:1' }),
      /cannot be used: E/,
    ],
    [
      'a bucket that is away',
      'object storage',
      () => ({
        SALA_S3_BUCKET_URL: 'http://127.0.0.1:1/files',
        SALA_S3_ACCESS_KEY_ID: 'sala',
        SALA_S3_SECRET_ACCESS_KEY: 'hidden-word',
      }),
      /cannot be reached/,
    ],
    [
      'an organisation file that is away',
      'configuration',
      () => ({ SALA_ORGANISATION_FILE: '/nowhere/organisation.yaml' }),
      /^SALA_ORGANISATION_FILE: /,
    ],
  ])('fails for %s, says what to do, and tells no secret', async (_, subject, change, detail) => {
    const findings = await run(change());
    const failed = of(findings, 'fail').filter((finding) => finding.subject === subject);
    expect(failed).toEqual([
      expect.objectContaining({ detail: expect.stringMatching(detail), advice: expect.any(String) }),
    ]);
    expect(doctorReport(findings)).toMatch(/\d+ ok, \d+ warn, [1-9]\d* fail\n$/);
    expect(doctorReport(findings)).not.toContain('hidden-word');
  });

  test('warns of a locale that folds only the letters of English', async () => {
    const name = new URL(database.url).pathname.slice(1).replace('sala_test', 'sala_english');
    await owner.query(`CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'`);
    const url = at((address) => (address.pathname = `/${name}`));
    try {
      const findings = of(await run({ DATABASE_URL: url }), 'warn');
      expect(findings).toContainEqual(
        expect.objectContaining({
          detail: 'Searches fold the case of English letters only.',
          advice: expect.stringContaining("BUILTIN_LOCALE 'C.UTF-8'"),
        }),
      );
    } finally {
      await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  test('warns of indexes that were made by another version of ICU', async () => {
    await owner.query(`UPDATE pg_collation SET collversion = '1' WHERE collname = 'text_order'`);
    const warnings = of(await run(), 'warn');
    await owner.query('ALTER COLLATION text_order REFRESH VERSION');
    expect(warnings).toEqual([expect.objectContaining({ advice: expect.stringContaining('REINDEX') })]);
  });

  test('warns of a read replica that is none', async () => {
    const findings = await run({ DATABASE_READ_URL: database.url });
    expect(of(findings, 'warn')).toEqual([expect.objectContaining({ subject: 'read replica' })]);
  });

  test('a database that lacks migrations: a warning where the start runs them, otherwise a failure', async () => {
    const { rows } = await owner.query<{ name: string }>(
      'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING name',
    );
    expect(of(await run(), 'warn')).toEqual([
      expect.objectContaining({ subject: 'schema', detail: expect.stringContaining('lacks 1 migrations') }),
    ]);
    expect(of(await run({ SALA_MIGRATE: 'off' }), 'fail')).toEqual([
      expect.objectContaining({ subject: 'schema', advice: 'Run: node dist/sala.js migrate.' }),
    ]);
    await owner.query('INSERT INTO migrations (timestamp, name) VALUES (0, $1)', [rows[0]?.name]);
  });

  test('a role without rights: for the tables, and to make some', async () => {
    const role = new URL(database.url).pathname.slice(1).replace('sala_test', 'sala_role');
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'sala'`);
    const url = at((address) => {
      address.username = role;
      address.password = 'sala';
    });
    try {
      const failed = of(await run({ DATABASE_URL: url }), 'fail').filter(
        ({ subject }) => subject === 'rights',
      );
      expect(failed.map(({ detail }) => detail)).toEqual([
        `The role of the migrations, ${role}, may not create tables.`,
        expect.stringMatching(/^The application may not use \w+, \w+, \w+ and \d+ more\.$/),
      ]);
      const serving = of(await run({ DATABASE_URL: url, SALA_MIGRATE: 'off' }), 'fail');
      expect(serving.map(({ detail }) => detail)).not.toContainEqual(
        expect.stringContaining('of the migrations'),
      );
    } finally {
      await owner.query(`DROP ROLE ${role}`);
    }
  });

  const program = OBJECT_STORE_PATH;
  const objectStoreTest = program === undefined ? test.skip : test;
  objectStoreTest('puts, gets and deletes an object, or says that the keys are refused', async () => {
    const store = await startObjectStore(program ?? '');
    try {
      expect(await run(store.environment)).toContainEqual({
        subject: 'object storage',
        outcome: 'ok',
        detail: 'The bucket stores, gives back and removes an object.',
      });
      expect(await run(store.environment)).toContainEqual({
        subject: 'videos',
        outcome: 'ok',
        detail: 'The bucket takes videos in parts and gives back ranges of them.',
      });
      expect(await run({ ...store.environment, SALA_S3_SECRET_ACCESS_KEY: 'wrong' })).toContainEqual(
        expect.objectContaining({ outcome: 'fail', detail: 'The object store answered 403.' }),
      );
    } finally {
      await store.stop();
    }
  });
});

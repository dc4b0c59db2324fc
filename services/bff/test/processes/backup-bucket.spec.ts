import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { fetchBackup } from '../../src/backup/fetch-backup.js';
import { sendBackup } from '../../src/backup/send-backup.js';
import { Config } from '../../src/config/config.js';
import { listBucket } from '../../src/doctor/measure/list-bucket.js';
import { measureBackup } from '../../src/doctor/measure/measure-backup.js';
import { OBJECT_STORE_PATH, type RunningStore, startObjectStore } from '../support/object-store.js';
import { TEST_SECRET } from '../support/test-config.js';

jest.setTimeout(60_000);

const program = OBJECT_STORE_PATH;
// Skipped if no S3 server is available. The test run reports this.
const suite = program === undefined ? describe.skip : describe;
const NAME = 'sala-20261123T020000Z.dump';
/** More than one part of the encrypted file, and none of it repeated. */
const DUMP = Buffer.from(
  Array.from({ length: 40_000 }, (_, row) => `${row} Sok Maly of Battambang\n`).join(''),
);

suite('backups in a bucket', () => {
  let store: RunningStore;
  let here: string;
  let there: string;
  let identity: string;
  let settings: NodeJS.ProcessEnv;
  beforeAll(async () => {
    store = await startObjectStore(program ?? '');
    here = await mkdtemp(join(tmpdir(), 'sala-backups-'));
    there = await mkdtemp(join(tmpdir(), 'sala-backups-'));
    identity = await generateX25519Identity();
    settings = {
      SALA_BACKUP_BUCKET_URL: `${store.environment.SALA_S3_BUCKET_URL}/nightly`,
      SALA_BACKUP_ACCESS_KEY_ID: store.environment.SALA_S3_ACCESS_KEY_ID,
      SALA_BACKUP_SECRET_ACCESS_KEY: store.environment.SALA_S3_SECRET_ACCESS_KEY,
      SALA_BACKUP_RECIPIENT: await identityToRecipient(identity),
    };
    await writeFile(join(here, 'sala-20261122T020000Z.dump'), 'the one of yesterday');
    await writeFile(join(here, NAME), DUMP);
  });
  afterAll(async () => {
    await store.stop();
    await rm(here, { recursive: true });
    await rm(there, { recursive: true });
  });

  const send = (change: NodeJS.ProcessEnv = {}) =>
    sendBackup({ ...settings, SALA_BACKUP_DIR: here, ...change });
  const fetch = (change: NodeJS.ProcessEnv = {}) =>
    fetchBackup({ ...settings, SALA_BACKUP_DIR: there, SALA_BACKUP_IDENTITY: identity, ...change });

  test('the newest is encrypted, and nothing but it stays where the backups lie', async () => {
    expect(await send()).toBe(`${NAME}.age`);
    expect((await readdir(here)).toSorted()).toEqual(['sala-20261122T020000Z.dump', NAME]);
    const sent = await readFile(join(store.directory, 'files/nightly', `${NAME}.age`));
    expect(sent.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(sent.includes('Battambang')).toBe(false);
  });

  test('it comes back as it was, with the checksum that restore.sh asks for', async () => {
    expect(await fetch()).toBe(NAME);
    expect((await readFile(join(there, NAME))).equals(DUMP)).toBe(true);
    const checksum = createHash('sha256').update(DUMP).digest('hex');
    expect(await readFile(join(there, `${NAME}.sha256`), 'utf8')).toBe(`${checksum}  ${NAME}\n`);
  });

  test('its age and size are seen from elsewhere, and a bucket that refuses is told', async () => {
    const environment = { DATABASE_URL: 'postgres://sala@127.0.0.1:1/sala', JWT_SECRET: TEST_SECRET };
    const config = Config.parse({ ...environment, ...settings, SALA_BACKUP_DIR: '/nowhere' });
    const { newest, unreadable } = await measureBackup(config);
    expect(unreadable).toEqual([]);
    expect(newest).toMatchObject({ place: 'bucket', madeAt: '2026-11-23T02:00:00.000Z' });
    expect(newest?.bytes).toBeGreaterThan(DUMP.length);
    const keys = { accessKeyId: settings.SALA_BACKUP_ACCESS_KEY_ID ?? '', secretAccessKey: 'another' };
    const bucket = config.backup.bucket && { ...config.backup.bucket, keys };
    const denied = { ...config.backup, bucket };
    expect(await measureBackup({ database: config.database, backup: denied })).toEqual({
      newest: null,
      unreadable: ['bucket'],
    });
  });

  test('what a bucket holds is summed by folder', async () => {
    const { SALA_S3_BUCKET_URL: url = '', SALA_S3_ACCESS_KEY_ID: accessKeyId = '' } = store.environment;
    const { SALA_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = store.environment;
    const keys = { accessKeyId, secretAccessKey };
    const root = { url, region: 'us-east-1', keys };
    const { listing, folders } = await listBucket(root);
    expect(listing).toBe('whole');
    expect(folders).toEqual([expect.objectContaining({ folder: 'nightly', count: 2 })]);
    expect(await listBucket({ ...root, keys: { ...keys, secretAccessKey: 'another' } })).toEqual({
      listing: 'denied',
      folders: [],
    });
  });

  test('another key opens nothing, and leaves no file', async () => {
    await rm(join(there, NAME));
    const other = await generateX25519Identity();
    await expect(fetch({ SALA_BACKUP_IDENTITY: other })).rejects.toThrow(
      /cannot be decrypted: another key made it/,
    );
    expect(await readdir(there)).not.toContain(NAME);
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ SALA_BACKUP_RECIPIENT: '' }, /^SALA_BACKUP_RECIPIENT: is not set\.$/],
    [{ SALA_BACKUP_RECIPIENT: 'ssh-ed25519 AAAA' }, /^SALA_BACKUP_RECIPIENT: must be a public key like age1/],
    [{ SALA_BACKUP_SECRET_ACCESS_KEY: '' }, /^SALA_BACKUP_SECRET_ACCESS_KEY: must be set together with/],
    [{ SALA_BACKUP_SECRET_ACCESS_KEY: 'wrong' }, /answered 403 to PUT sala-|breaks off what it is sent/],
    [
      { SALA_BACKUP_BUCKET_URL: 'http://127.0.0.1:1/files' },
      /^SALA_BACKUP_BUCKET_URL: .* cannot be reached, or breaks off/,
    ],
    [{ SALA_BACKUP_DIR: '/nowhere' }, /^SALA_BACKUP_DIR: \/nowhere cannot be read\.$/],
  ])('%j is told in a sentence', async (change, message) => {
    await expect(send(change)).rejects.toThrow(message);
  });

  test('a backup that is not there is told in a sentence', async () => {
    await expect(fetch({ SALA_BACKUP_FILE: 'sala-20200101T000000Z.dump' })).rejects.toThrow(
      /^There is no sala-20200101T000000Z\.dump\.age in /,
    );
  });
});

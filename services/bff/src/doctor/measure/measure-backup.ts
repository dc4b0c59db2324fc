import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupBucket } from '../../backup/backup-bucket.js';
import { newestBackup, timeOfBackup } from '../../backup/newest-backup.js';
import { ENCRYPTED, LATEST } from '../../backup/send-backup.js';
import { type BackupMeasurement } from '../../common/examination/measurement.js';
import { type Config } from '../../config/config.js';
import { connected } from '../database-client.js';

const TIMEOUT_MS = 5_000;

type Newest = NonNullable<BackupMeasurement['newest']>;

/** The newest backup of the directory, of the bucket, and of those that are reported. */
export async function measureBackup({
  backup: { directory, bucket },
  database,
}: Pick<Config, 'backup' | 'database'>): Promise<BackupMeasurement> {
  const looks = [
    { place: 'directory', look: newestInDirectory(directory) },
    ...(bucket ? [{ place: 'bucket', look: newestInBucket(new BackupBucket(bucket)) } as const] : []),
  ] as const;
  const unreadable: BackupMeasurement['unreadable'] = [];
  const seen: Newest[] = [];
  for (const { place, look } of looks) {
    const newest = await look.catch(() => unreadable.push(place));
    if (typeof newest === 'object') seen.push(newest);
  }
  // Whatever is wrong with the database is found elsewhere.
  const reported = await newestReported(database.url).catch(() => undefined);
  if (reported) seen.push(reported);
  const [newest = null] = seen.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
  return { newest, unreadable };
}

async function newestInDirectory(directory: string): Promise<Newest | undefined> {
  try {
    const name = await newestBackup(directory);
    const madeAt = name === undefined ? undefined : timeOfBackup(name);
    if (name === undefined || madeAt === undefined) return undefined;
    const { bavail, bsize } = await statfs(directory);
    const bytes = (await stat(join(directory, name))).size;
    return { place: 'directory', madeAt, bytes, freeBytes: bavail * bsize };
  } catch (error) {
    // Backups need not lie where the product runs.
    if (Error.isError(error) && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function newestReported(url: string): Promise<Newest | undefined> {
  const { rows } = await connected(url, (client) =>
    client.query<{ madeAt: Date; bytes: number; freeBytes: number | null }>(
      `SELECT made_at AS "madeAt", bytes::float8 AS bytes, free_bytes::float8 AS "freeBytes"
       FROM backup_run ORDER BY made_at DESC LIMIT 1`,
    ),
  );
  const [run] = rows;
  if (run === undefined) return undefined;
  const { madeAt, bytes, freeBytes } = run;
  return { place: 'report', madeAt: madeAt.toISOString(), bytes, ...(freeBytes !== null && { freeBytes }) };
}

async function newestInBucket(bucket: BackupBucket): Promise<Newest | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const latest = await bucket.find('GET', LATEST, signal);
  if (latest === undefined) return undefined;
  const name = (await latest.text()).trim();
  const madeAt = timeOfBackup(name);
  const object = madeAt === undefined ? undefined : await bucket.find('HEAD', `${name}${ENCRYPTED}`, signal);
  if (madeAt === undefined || object === undefined) return undefined;
  return { place: 'bucket', madeAt, bytes: Number(object.headers.get('content-length') ?? 0) };
}

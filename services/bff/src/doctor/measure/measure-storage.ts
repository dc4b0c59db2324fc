import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import {
  FILE_FOLDERS,
  type FileKind,
  type StorageMeasurement,
} from '../../common/examination/measurement.js';
import { type Config } from '../../config/config.js';
import { TABLE_SIZES, type TableSize } from '../../platform/database/table-sizes.js';
import { connected } from '../database-client.js';
import { isHere } from '../near-hosts.js';
import { listBucket } from './list-bucket.js';
import { byGroup } from './table-groups.js';

type Files = StorageMeasurement['files'];

/** What the database and the stored files take, and what the disk of the database has left if it is of this machine. */
export async function measureStorage({ database, objectStore }: Config): Promise<StorageMeasurement> {
  const { groups, files, disk } = await connected(database.url, async (client) => ({
    groups: byGroup((await client.query<TableSize>(TABLE_SIZES)).rows),
    files: await filesInDatabase(client),
    disk: isHere(new URL(database.url).hostname) ? await diskOf(client) : null,
  }));
  if (objectStore === undefined) return { groups, files, disk, bucket: 'none' };
  const { listing, folders } = await listBucket(objectStore);
  return { groups, files: [...files, ...inFolders(folders, 'bucket')], disk, bucket: listing };
}

async function filesInDatabase(client: pg.Client): Promise<Files> {
  // The length of a stored value is known without reading it.
  const { rows } = await client.query<{ folder: string; count: number; bytes: number }>(
    `SELECT CASE WHEN two = ANY($1) THEN two ELSE split_part(name, '/', 1) END AS folder,
            count(*)::int AS count, sum(octet_length(bytes))::float8 AS bytes
       FROM stored_file, concat_ws('/', split_part(name, '/', 1), split_part(name, '/', 2)) AS two GROUP BY 1`,
    [Object.keys(FILE_FOLDERS)],
  );
  return inFolders(rows, 'database');
}

function inFolders(
  folders: Iterable<{ folder: string; count: number; bytes: number }>,
  place: Files[number]['place'],
): Files {
  const kinds = new Map<FileKind, Files[number]>();
  for (const { folder, count, bytes } of folders) {
    const kind = Object.hasOwn(FILE_FOLDERS, folder)
      ? FILE_FOLDERS[folder as keyof typeof FILE_FOLDERS]
      : 'other';
    const sum = kinds.get(kind) ?? { kind, place, count: 0, bytes: 0 };
    kinds.set(kind, { ...sum, count: sum.count + count, bytes: sum.bytes + bytes });
  }
  return [...kinds.values()].toSorted((one, other) => other.bytes - one.bytes);
}

/** Null where the role may not know the directory, or it is not in this file system. */
async function diskOf(client: pg.Client): Promise<StorageMeasurement['disk']> {
  try {
    const { rows } = await client.query<{ directory: string }>(
      `SELECT current_setting('data_directory') AS directory`,
    );
    const { bavail, blocks, bsize } = await statfs(rows[0]?.directory ?? '');
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { StartupError } from '../common/errors/startup-error.js';
import { BackupBucket, backupSettings, bucketOf } from './backup-bucket.js';
import { newestBackup } from './newest-backup.js';

/** Names the newest backup in the bucket, so that one can be fetched without the right to list. */
export const LATEST = 'latest.txt';
export const ENCRYPTED = '.age';
/** What S3 takes in one request. */
const LARGEST_OBJECT_BYTES = 5 * 1024 ** 3;

/**
 * Encrypts the newest backup for the recipient, and sends it to the bucket. What is in the bucket can be read only with the
 * secret key, which is not here.
 * @returns the name of the object
 */
export async function sendBackup(variables: NodeJS.ProcessEnv): Promise<string> {
  const settings = backupSettings(variables);
  const { SALA_BACKUP_DIR: directory, SALA_BACKUP_RECIPIENT: recipient } = settings;
  if (recipient === undefined) throw new StartupError('SALA_BACKUP_RECIPIENT: is not set.');
  const name = await backupToSend(directory);
  const encrypted = join(directory, `${name}${ENCRYPTED}.part`);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  try {
    const source = Readable.toWeb(createReadStream(join(directory, name))) as ReadableStream<Uint8Array>;
    const cipher = await encrypter.encrypt(source);
    await pipeline(
      Readable.fromWeb(cipher as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(encrypted),
    );
    const { size } = await stat(encrypted);
    if (size > LARGEST_OBJECT_BYTES)
      throw new StartupError(`${name} is larger than 5 GiB, which a bucket does not take at once.`);
    const bucket = new BackupBucket(bucketOf(settings));
    await bucket.put(`${name}${ENCRYPTED}`, await openAsBlob(encrypted));
    await bucket.put(LATEST, new Blob([name]));
    return `${name}${ENCRYPTED}`;
  } finally {
    await rm(encrypted, { force: true });
  }
}

async function backupToSend(directory: string): Promise<string> {
  const newest = await newestBackup(directory).catch(() => {
    throw new StartupError(`SALA_BACKUP_DIR: ${directory} cannot be read.`);
  });
  if (newest === undefined) throw new StartupError(`SALA_BACKUP_DIR: there is no backup in ${directory}.`);
  return newest;
}

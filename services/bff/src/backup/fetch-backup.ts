import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { StartupError } from '../common/errors/startup-error.js';
import { BackupBucket, backupSettings, bucketOf } from './backup-bucket.js';
import { ENCRYPTED, LATEST } from './send-backup.js';

/**
 * Fetches a backup from the bucket and decrypts it, for restore.sh. It appears, with its checksum beside it, when it is whole:
 * each part of an encrypted file is authenticated, and so is its end.
 * @returns its name
 */
export async function fetchBackup(variables: NodeJS.ProcessEnv): Promise<string> {
  const settings = backupSettings(variables);
  const { SALA_BACKUP_DIR: directory, SALA_BACKUP_FILE: wanted, SALA_BACKUP_IDENTITY: file } = settings;
  const identity = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m.exec(file ?? '')?.[0];
  if (identity === undefined) throw new StartupError('SALA_BACKUP_IDENTITY: is not set.');
  const bucket = new BackupBucket(bucketOf(settings));
  const name = wanted === 'latest' ? (await (await bucket.get(LATEST)).text()).trim() : wanted;
  const { body } = await bucket.get(`${name}${ENCRYPTED}`);
  if (body === null) throw new StartupError(`${name}${ENCRYPTED} is empty.`);
  const part = join(directory, `${name}.part`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const checksum = createHash('sha256');
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        checksum.update(chunk);
        done(null, chunk);
      },
    });
    const plain = await decrypter.decrypt(body as ReadableStream<Uint8Array>);
    await pipeline(
      Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]),
      count,
      createWriteStream(part),
    );
    await writeFile(join(directory, `${name}.sha256`), `${checksum.digest('hex')}  ${name}\n`);
    await rename(part, join(directory, name));
    return name;
  } catch (cause) {
    throw new StartupError(
      `${name}${ENCRYPTED} cannot be decrypted: another key made it, or it is damaged.`,
      { cause },
    );
  } finally {
    await rm(part, { force: true });
  }
}

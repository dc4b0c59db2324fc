import { randomUUID } from 'node:crypto';
import { type Config, type ObjectStore } from '../config/config.js';
import { Bucket } from '../platform/files/bucket.js';
import { mediaPlaceOf } from '../platform/files/media-place.js';
import { MultipartUpload } from '../platform/files/multipart-upload.js';
import { LOST_AFTER } from '../platform/replicas/replicas.constants.js';
import { onDatabase } from './database-client.js';
import { storeFailure } from './examine-object-store.js';
import { fail, type Finding, ok } from './finding.js';

const SUBJECT = 'videos';
const ADVICE = 'Give all of them the same bucket, or one volume, mounted at SALA_MEDIA_DIR.';
const PROBE = Buffer.from('sala doctor');

/** Whether videos can be stored, and every process finds those that another one stored. */
export async function examineMedia(config: Config): Promise<Finding[]> {
  const here = await examinePlace(config);
  const { url } = config.database;
  return onDatabase({ subject: SUBJECT, url, variable: 'DATABASE_URL' }, async (client) => {
    const { rows } = await client.query<{ hosts: string }>(
      `SELECT string_agg(host, ', ' ORDER BY host) AS hosts FROM replica
        WHERE seen_at > now() - make_interval(secs => $1) GROUP BY media_place ORDER BY 1`,
      [LOST_AFTER.seconds],
    );
    if (rows.length < 2) return [here];
    const places = rows.map(({ hosts }) => hosts).join('; ');
    return [
      here,
      fail(SUBJECT, `The processes store videos in ${rows.length} different places: ${places}.`, ADVICE),
    ];
  });
}

async function examinePlace(config: Config): Promise<Finding> {
  if (config.objectStore) return await examineBucket(config.objectStore);
  try {
    const place = await mediaPlaceOf(config);
    if (place === '') {
      const detail = 'Neither a bucket nor SALA_MEDIA_DIR is set: videos cannot be uploaded.';
      return ok(SUBJECT, detail);
    }
    return ok(SUBJECT, 'The directory for videos can be written.');
  } catch (error) {
    const reason = Error.isError(error) && 'code' in error ? String(error.code) : 'unknown';
    const detail = `The directory ${config.media.directory ?? ''} for videos cannot be written (${reason}).`;
    return fail(SUBJECT, detail, 'Make it writable for the user of the process, or correct SALA_MEDIA_DIR.');
  }
}

/** Sends a probe object in parts, and reads a range of it. */
async function examineBucket(store: ObjectStore): Promise<Finding> {
  const bucket = new Bucket(store);
  const name = `doctor/${randomUUID()}`;
  try {
    const upload = await MultipartUpload.begin(bucket, name);
    await upload.put(1, PROBE);
    await upload.complete(PROBE.length);
    const read = await bucket.read(name, { start: 5, end: PROBE.length });
    await bucket.delete(name);
    await upload.abort();
    if (read?.equals(PROBE.subarray(5)))
      return ok(SUBJECT, 'The bucket takes videos in parts and gives back ranges of them.');
    return fail(SUBJECT, 'The bucket does not give back ranges of what it stored.', 'Use another store.');
  } catch (error) {
    const advice =
      'Check SALA_S3_BUCKET_URL, SALA_S3_REGION and the credentials, which need to put, get and delete objects, and to list ' +
      'the parts of multipart uploads and to abort these.';
    return fail(SUBJECT, `The object store ${storeFailure(error)}.`, advice);
  }
}

import { type Config } from '../config/config.js';
import { mediaPlaceOf } from '../platform/files/media-place.js';
import { LOST_AFTER } from '../platform/replicas/replicas.constants.js';
import { onDatabase } from './database-client.js';
import { fail, type Finding, ok } from './finding.js';

const SUBJECT = 'videos';
const ADVICE = 'Give all of them one volume, mounted at SALA_MEDIA_DIR.';

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
  try {
    const place = await mediaPlaceOf(config);
    if (place === '') return ok(SUBJECT, 'SALA_MEDIA_DIR is not set: videos cannot be uploaded.');
    return ok(SUBJECT, 'The directory for videos can be written.');
  } catch (error) {
    const reason = Error.isError(error) && 'code' in error ? String(error.code) : 'unknown';
    const detail = `The directory ${config.media.directory ?? ''} for videos cannot be written (${reason}).`;
    return fail(SUBJECT, detail, 'Make it writable for the user of the process, or correct SALA_MEDIA_DIR.');
  }
}

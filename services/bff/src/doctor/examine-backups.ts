import { backupState, hoursSince } from '../common/examination/judge-measurement.js';
import { type Config } from '../config/config.js';
import { type Finding, ok, warn } from './finding.js';
import { measureBackup } from './measure/measure-backup.js';

const SUBJECT = 'backups';
const MAKE_ROOM = 'Make their volume larger, or keep fewer of them (docs/operations/backup.md).';

/** How old the newest backup is that can be seen from here. */
export async function examineBackups(config: Config): Promise<Finding[]> {
  const { backup } = config;
  const measured = await measureBackup(config);
  const now = new Date();
  const state = backupState(measured, backup.everyHours, now);
  const { newest, unreadable } = measured;
  if (state === 'unseen') {
    const advice =
      'Back up (docs/operations/backup.md), and let this process see it: SALA_BACKUP_DIR or SALA_BACKUP_BUCKET_URL.';
    return [warn(SUBJECT, 'No backup is seen from here.', advice)];
  }
  const places = unreadable.map((place) =>
    warn(
      SUBJECT,
      place === 'bucket'
        ? 'The bucket of the backups cannot be read.'
        : `${backup.directory} cannot be read.`,
      place === 'bucket'
        ? 'Check SALA_BACKUP_BUCKET_URL and its key, which needs to get objects.'
        : 'Let the user of this process read SALA_BACKUP_DIR.',
    ),
  );
  if (newest === null) return places;
  const detail = `The newest backup is ${hoursSince(newest.madeAt, now)} hours old, with ${newest.bytes} bytes.`;
  const advice = `One is expected every ${backup.everyHours} hours (SALA_BACKUP_EVERY_HOURS): see why there is none.`;
  if (state === 'old') return [...places, warn(SUBJECT, detail, advice)];
  if (state === 'nearlyFull') return [...places, warn(SUBJECT, `${detail} ${roomOf(newest)}`, MAKE_ROOM)];
  return [...places, ok(SUBJECT, detail)];
}

function roomOf({ freeBytes }: { freeBytes?: number }): string {
  return `Only ${freeBytes} bytes are left where it is, less than for two more.`;
}

import { z } from 'zod';
// Scripts read this file without compiling it, so its imports end as the sources do.
import { integer, webAddress, withoutSlash } from './variable-kinds.ts';

/** Of the commands that send backups to a bucket and fetch them. */
export const backup = {
  SALA_BACKUP_BUCKET_URL: webAddress('https://s3.sala.example/backups')
    .transform(withoutSlash)
    .describe(
      'The bucket for backups, path-style, with a folder if you like. For `send-backup` and `fetch-backup`, and for the ' +
        'status page, whose key needs to get objects.',
    ),
  SALA_BACKUP_BUCKET_REGION: z.string().min(1).default('us-east-1').describe('The region of that bucket.'),
  SALA_BACKUP_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('The access key for it. Without it, what the platform gives to the process.'),
  SALA_BACKUP_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of that key.'),
  SALA_BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'must be a public key like age1…, of `age-keygen`')
    .optional()
    .describe('The public key for which backups are encrypted (`age-keygen` makes one). For `send-backup`.'),
  SALA_BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]+$/m, 'must be a secret key like AGE-SECRET-KEY-1…')
    .optional()
    .describe('The secret key that opens them. For `fetch-backup`; keep it out of the cluster until then.'),
  SALA_BACKUP_FILE: z
    .string()
    .regex(/^(latest|[A-Za-z0-9][A-Za-z0-9._-]*\.dump)$/, 'must be latest or the name of a backup')
    .default('latest')
    .describe('Which backup `fetch-backup` fetches.'),
  SALA_BACKUP_DIR: z
    .string()
    .min(1)
    .default('/backups')
    .describe('Where backups lie. The status page looks there, too.'),
  SALA_BACKUP_EVERY_HOURS: integer(1, 8_760)
    .default(24)
    .describe('How often backups are made: `sala doctor` and the status page warn if the newest is older.'),
};

/** What a process reads that shows the age of backups. */
export const seenBackups = {
  SALA_BACKUP_BUCKET_URL: backup.SALA_BACKUP_BUCKET_URL.optional(),
  SALA_BACKUP_BUCKET_REGION: backup.SALA_BACKUP_BUCKET_REGION,
  SALA_BACKUP_ACCESS_KEY_ID: backup.SALA_BACKUP_ACCESS_KEY_ID,
  SALA_BACKUP_SECRET_ACCESS_KEY: backup.SALA_BACKUP_SECRET_ACCESS_KEY,
  SALA_BACKUP_DIR: backup.SALA_BACKUP_DIR,
  SALA_BACKUP_EVERY_HOURS: backup.SALA_BACKUP_EVERY_HOURS,
};

export const backupSchema = z
  .object(backup)
  .refine(
    ({ SALA_BACKUP_ACCESS_KEY_ID: id, SALA_BACKUP_SECRET_ACCESS_KEY: secret }) =>
      (id === undefined) === (secret === undefined),
    { path: ['SALA_BACKUP_SECRET_ACCESS_KEY'], error: 'must be set together with SALA_BACKUP_ACCESS_KEY_ID' },
  );

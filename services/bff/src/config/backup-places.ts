import { type Environment } from './config.schema.js';

export function backupPlacesOf(env: Environment) {
  const { SALA_BACKUP_BUCKET_URL: url, SALA_BACKUP_BUCKET_REGION: region } = env;
  const { SALA_BACKUP_ACCESS_KEY_ID: accessKeyId, SALA_BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return {
    directory: env.SALA_BACKUP_DIR,
    bucket: url === undefined ? undefined : { url, region, keys },
    everyHours: env.SALA_BACKUP_EVERY_HOURS,
  };
}

import { type z } from 'zod';
import { StartupError } from '../common/errors/startup-error.js';
import { backupSchema } from '../config/backup.schema.js';
import { withFiles } from '../config/variable-files.js';
import { ObjectStoreClient } from '../platform/files/object-store-client.js';

export type BackupSettings = z.output<typeof backupSchema>;

/** @throws StartupError naming the variable and what it must be. */
export function backupSettings(variables: NodeJS.ProcessEnv): BackupSettings {
  const parsed = backupSchema.safeParse(withFiles(variables, Object.keys(backupSchema.shape)));
  if (parsed.success) return parsed.data;
  throw new StartupError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'),
  );
}

/** The bucket of the backups. An object appears when it is whole. */
export class BackupBucket {
  private readonly client: ObjectStoreClient;
  private readonly url: string;

  constructor(settings: BackupSettings) {
    const { SALA_BACKUP_ACCESS_KEY_ID: accessKeyId, SALA_BACKUP_SECRET_ACCESS_KEY: secretAccessKey } =
      settings;
    const keys =
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey };
    this.client = new ObjectStoreClient({ region: settings.SALA_BACKUP_BUCKET_REGION, keys });
    this.url = settings.SALA_BACKUP_BUCKET_URL;
  }

  async put(name: string, body: Blob): Promise<void> {
    await this.call('PUT', name, { body });
  }

  async get(name: string): Promise<Response> {
    return await this.call('GET', name);
  }

  private async call(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.client
      .fetch(`${this.url}/${name}`, { ...init, method })
      .catch((cause: unknown) => {
        throw new StartupError(
          `SALA_BACKUP_BUCKET_URL: ${this.url} cannot be reached, or breaks off what it is sent.`,
          { cause },
        );
      });
    if (answer.ok) return answer;
    if (answer.status === 404) throw new StartupError(`There is no ${name} in ${this.url}.`);
    throw new StartupError(`${this.url} answered ${answer.status} to ${method} ${name}.`);
  }
}

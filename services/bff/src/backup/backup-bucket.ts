import { type z } from 'zod';
import { StartupError } from '../common/errors/startup-error.js';
import { backupSchema } from '../config/backup.schema.js';
import { type ObjectStore } from '../config/config.js';
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

export function bucketOf(settings: BackupSettings): ObjectStore {
  const { SALA_BACKUP_ACCESS_KEY_ID: accessKeyId, SALA_BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const keys =
    accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
  return { url: settings.SALA_BACKUP_BUCKET_URL, region: settings.SALA_BACKUP_BUCKET_REGION, keys };
}

/** The bucket of the backups. An object appears when it is whole. */
export class BackupBucket {
  private readonly client: ObjectStoreClient;
  private readonly url: string;

  constructor(bucket: ObjectStore) {
    this.client = new ObjectStoreClient(bucket);
    this.url = bucket.url;
  }

  async put(name: string, body: Blob): Promise<void> {
    await this.call('PUT', name, { body });
  }

  async get(name: string): Promise<Response> {
    const answer = await this.find('GET', name);
    if (answer === undefined) throw new StartupError(`There is no ${name} in ${this.url}.`);
    return answer;
  }

  /** Undefined if there is none. */
  async find(method: 'GET' | 'HEAD', name: string, signal?: AbortSignal): Promise<Response | undefined> {
    const answer = await this.call(method, name, { signal: signal ?? null });
    return answer.status === 404 ? undefined : answer;
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
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    throw new StartupError(`${this.url} answered ${answer.status} to ${method} ${name}.`);
  }
}

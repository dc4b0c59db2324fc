import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tests/support/free-port.ts';
import { BASE_IMAGES } from './base-images.ts';
import { run, type CommandOptions } from './command.ts';
import { IMAGES } from './images.ts';
import { writeOrganisation } from './organisation.ts';

const READY_LIMIT_S = 180;

/** The login of the first administrator, where docker-compose.yml is told no other. */
export const ADMINISTRATOR = 'administrator';

export type Replica = 'bff-1' | 'bff-2';

/** docker-compose.yml as a project of its own, with secrets, port and volumes of its own. */
export class Stack {
  readonly #project = `sala-test-${randomBytes(4).toString('hex')}`;
  readonly #options: CommandOptions;
  readonly #secrets: string;
  readonly #files: string[];
  readonly url: string;

  private constructor(url: string, secrets: string, addition: string, options: CommandOptions) {
    this.url = url;
    this.#secrets = secrets;
    this.#files = ['docker-compose.yml', addition].flatMap((file) => ['--file', file]);
    this.#options = options;
  }

  /** For real work, with an organisation of its own; or with the demo data. */
  static async create(kind: 'production' | 'demo', options: CommandOptions): Promise<Stack> {
    const secrets = await mkdtemp(join(tmpdir(), 'sala-compose-'));
    const addition = kind === 'demo' ? 'deploy/compose/demo.yaml' : await writeOrganisation(secrets);
    const port = await freePort();
    const env = {
      SALA_SECRETS: secrets,
      SALA_PORT: String(port),
      SALA_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SALA_BFF_IMAGE: IMAGES.bff,
      SALA_WEB_IMAGE: IMAGES.web,
      SALA_POSTGRES_IMAGE: BASE_IMAGES.postgres,
      // The fewest that there may be.
      SALA_DEMO_FACTS: '10000',
    };
    await run('deploy/compose/make-secrets.sh', [secrets], options);
    return new Stack(env.SALA_PUBLIC_URL, secrets, addition, { ...options, env });
  }

  compose(...args: string[]): Promise<string> {
    return this.#run(args, this.#options);
  }

  #run(args: string[], options: CommandOptions): Promise<string> {
    return run('docker', ['compose', '--project-name', this.#project, ...this.#files, ...args], options);
  }

  async secret(name: string): Promise<string> {
    return (await readFile(join(this.#secrets, name), 'utf8')).trim();
  }

  /** Puts other texts in the place of secrets while the work goes on. */
  async withSecrets(texts: Record<string, string>, work: () => Promise<unknown>): Promise<void> {
    const replaceBy = async (name: string, text: string): Promise<string> => {
      const before = await this.secret(name);
      // Its owner may not write the file either.
      await rm(join(this.#secrets, name));
      await writeFile(join(this.#secrets, name), text, { mode: 0o444 });
      return before;
    };
    const kept = await Promise.all(
      Object.entries(texts).map(async ([name, text]) => [name, await replaceBy(name, text)] as const),
    );
    await work();
    for (const [name, text] of kept) await replaceBy(name, text);
  }

  async up(): Promise<void> {
    await this.compose('up', '--no-build', '--wait', '--wait-timeout', String(READY_LIMIT_S));
  }

  /** Replaces one replica, as an upgrade does, and waits until the new one is ready. */
  async replace(replica: Replica): Promise<void> {
    const wait = ['--wait', '--wait-timeout', String(READY_LIMIT_S)];
    await this.compose('up', '--no-build', '--no-deps', '--force-recreate', ...wait, replica);
  }

  /** The requests that a replica has logged since it was made, without those of the health check. */
  async requestsOf(replica: Replica): Promise<number> {
    const log = await this.compose('logs', '--no-log-prefix', replica);
    return log.split('\n').filter((line) => line.includes('"msg":"request"') && !line.includes('"/readyz"'))
      .length;
  }

  /** Asks the database as its superuser. */
  async sql(statement: string, database = 'sala'): Promise<string> {
    const psql = [
      'psql',
      '--username=postgres',
      `--dbname=${database}`,
      '--no-psqlrc',
      '--quiet',
      '--no-align',
    ];
    const options = ['--tuples-only', '--set=ON_ERROR_STOP=1', `--command=${statement}`];
    return (await this.compose('exec', '--no-TTY', 'db', ...psql, ...options)).trim();
  }

  async urlOfDatabase(name: string): Promise<string> {
    return (await this.secret('database-migrate-url')).replace(/[^/]*$/, name);
  }

  /** Also after the run was told to stop. What the services printed goes into the log before. A second call does nothing. */
  async down(): Promise<void> {
    if (!existsSync(this.#secrets)) return;
    const options = { ...this.#options, signal: undefined };
    await this.#run(['logs', 'web', 'db'], options);
    await this.#run(['--profile', 'tools', 'down', '--volumes', '--timeout', '5'], options);
    await rm(this.#secrets, { recursive: true });
  }
}

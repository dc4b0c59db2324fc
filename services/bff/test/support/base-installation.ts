import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUNDLE, KEEPS_COMPILED } from './sala-program.js';
import { databaseUrl, onServer } from './template.mjs';
import { type TestDatabase } from './test-database.js';
import { TEST_SECRET } from './test-config.js';
import { TestApi } from './test-api.js';

const FOUNDER = { name: 'founder', password: 'Rice-Field-Founder-1' };
const PASSWORD = 'Rice-Field-Others-2';

/** `founder` and `second` are administrators, `dara` is a user. */
export type Person = 'founder' | 'second' | 'dara';

/** What an installation begins with: the base seed and its first administrator. Everything else comes by calls of the API. */
export class BaseInstallation {
  private readonly tokens = new Map<Person, string>();
  readonly accounts = new Map<Person, number>();
  /** Records that no list names, by where they are. */
  readonly records = new Map<string, number>();

  private constructor(
    readonly api: TestApi,
    private readonly media: string,
  ) {}

  static async start(): Promise<BaseInstallation> {
    const database = await baseDatabase();
    const media = await mkdtemp(join(tmpdir(), 'sala-base-'));
    // Who is invited decides at once here, and not after a day.
    const environment = { SALA_SEED: 'base', SALA_MEDIA_DIR: media, SALA_INDEPENDENCE_DAYS: '0' };
    const installation = new BaseInstallation(await TestApi.start(environment, database), media);
    await installation.signIn('founder', FOUNDER.password);
    await installation.invite('second', 'admin');
    await installation.invite('dara', 'user');
    return installation;
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await rm(this.media, { recursive: true });
  }

  token(person: Person): string {
    return this.tokens.get(person) ?? '';
  }

  /** The data of the answer. @throws Error if the operation refuses */
  async call<Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    person: Person = 'founder',
  ): Promise<Data> {
    const answer = await this.api.call<Data>(method, path, { token: this.token(person), body });
    if (answer.body.code === 20000) return answer.body.data;
    throw new Error(`${method} ${path}: ${answer.body.msg} ${JSON.stringify(answer.body.data)}`);
  }

  get<Data = unknown>(path: string, person?: Person): Promise<Data> {
    return this.call<Data>('GET', path, undefined, person);
  }

  post<Data = unknown>(path: string, body?: unknown, person?: Person): Promise<Data> {
    return this.call<Data>('POST', path, body, person);
  }

  put<Data = unknown>(path: string, body?: unknown, person?: Person): Promise<Data> {
    return this.call<Data>('PUT', path, body, person);
  }

  private async signIn(person: Person, password: string): Promise<void> {
    const { body } = await this.api.post<{ token: string }>('/api/user/login', {
      body: { username: person, password },
    });
    this.tokens.set(person, body.data.token);
    const { list } = await this.get<{ list: { id: number; userName: string }[] }>('/api/accounts', 'founder');
    this.accounts.set(person, list.find(({ userName }) => userName === person)?.id ?? 0);
  }

  private async invite(person: Person, role: 'admin' | 'user'): Promise<void> {
    const invitation = { userName: person, name: `Invited ${person}`, role, language: 'en-US' };
    const { link } = await this.post<{ link: string }>('/api/accounts', invitation);
    await this.post('/api/user/password-link', {
      token: link.split('token=')[1],
      newPassword: PASSWORD,
    });
    await this.signIn(person, PASSWORD);
  }
}

async function baseDatabase(): Promise<TestDatabase> {
  const name = `sala_base_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = databaseUrl(name);
  const env = {
    ...process.env,
    ...KEEPS_COMPILED,
    ...{ DATABASE_URL: url, JWT_SECRET: TEST_SECRET, SALA_SEED: 'base' },
    ...{ SALA_FIRST_ADMIN_LOGIN: FOUNDER.name, SALA_FIRST_ADMIN_PASSWORD: FOUNDER.password },
  };
  await promisify(execFile)(process.execPath, [BUNDLE, 'migrate'], { env });
  return { url, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

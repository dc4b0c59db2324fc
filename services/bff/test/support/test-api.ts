import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/app.setup.js';
import { AccountsService } from '../../src/people/accounts/accounts.service.js';
import { SessionsService } from '../../src/people/sessions/sessions.service.js';
import { DemoClockService } from '../../src/seeds/demo-clock.service.js';
import { expectContract, expectMediaType } from './contract.js';
import { testConfig } from './test-config.js';
import { copyTemplate, type TestDatabase } from './test-database.js';

export interface Answer<Data = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: { data: Data; status: 'ok' | 'fail'; msg: string; code: number };
}

interface Call {
  token?: string;
  body?: unknown;
  /** Sent unchanged, for bodies that are not JSON. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** As requests of tests say it. */
const TESTING = { userAgent: 'lightMyRequest', address: '127.0.0.1' };

/** The real application with its own database. Every response is validated against openapi.json. */
export class TestApi {
  /** For {@link sql}. A connection takes longer than most statements. */
  private readonly connections: pg.Pool;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly database: TestDatabase,
  ) {
    this.connections = new pg.Pool({ connectionString: database.url, allowExitOnIdle: true });
    // Some tests end connections, and each one ends with its database.
    this.connections.on('error', () => undefined);
  }

  static async start(environment: NodeJS.ProcessEnv = {}, sharedDatabase?: TestDatabase): Promise<TestApi> {
    const database = sharedDatabase ?? (await copyTemplate());
    const app = await createApp(testConfig(database.url, environment));
    await app.init();
    // What a test reads stays as it is, also when an hour ends meanwhile.
    await app.get(DemoClockService).beforeApplicationShutdown();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApi(app, database);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.connections.end();
    await this.database.drop();
  }

  get<Data>(path: string, call: Call = {}): Promise<Answer<Data>> {
    return this.call('GET', path, call);
  }

  post<Data>(path: string, call: Call = {}): Promise<Answer<Data>> {
    return this.call('POST', path, call);
  }

  async call<Data>(method: string, path: string, call: Call): Promise<Answer<Data>> {
    const response = await this.inject(method, path, call);
    const answer = response.json<Answer<Data>['body']>();
    expectContract(method, path.split('?', 1)[0] ?? path, response.statusCode, answer);
    return { status: response.statusCode, headers: response.headers, body: answer };
  }

  /** Requests a response that has no envelope, such as an image or a response without a body. */
  async raw(path: string, call: Call = {}): Promise<RawAnswer> {
    const { statusCode, headers, rawPayload } = await this.inject('GET', path, call);
    const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
    expectMediaType('GET', path, statusCode, mediaType);
    return { status: statusCode, headers, bytes: rawPayload };
  }

  private async inject(method: string, path: string, { token, body, payload, headers }: Call) {
    return await this.app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        'accept-language': 'en-US',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: body === undefined ? payload : JSON.stringify(body),
    });
  }

  /** Creates an account that is not part of the demo data, and signs in. */
  async signInStranger(username = 'stranger'): Promise<string> {
    await this.sql(
      `INSERT INTO account (user_name, password_hash, role, name, registration_date, account_id)
       SELECT $1, password_hash, 'user', $1, now(), $1 FROM account WHERE user_name = 'user'`,
      [username],
    );
    return await this.sessionOf(username);
  }

  async signIn(
    username: 'admin' | 'user' | 'approver',
    { remember }: { remember?: boolean } = {},
  ): Promise<string> {
    return await this.sessionOf(username, remember);
  }

  /** Opens a session as `login` does once the password is known to be right. To find that out takes as long as ten requests. */
  private async sessionOf(username: string, remember = false): Promise<string> {
    const { manager } = this.app.get(DataSource);
    const account = await this.app.get(AccountsService).byTypedName(username, manager);
    const session = account && (await this.app.get(SessionsService).openFor(account, remember, TESTING));
    if (!session) throw new Error(`There is no account ${username}.`);
    return session.token;
  }

  /** Runs SQL directly, to inspect the database or to simulate the passage of time. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.connections.query<Row>(text, values)).rows;
  }
}

import { BffProcess } from './bff-process.js';
import { expectContract } from './contract.js';
import { type Answer } from './test-api.js';

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Several processes of the BFF on one database. Every answer is validated against openapi.json. */
export class Replicas {
  private constructor(readonly processes: readonly BffProcess[]) {}

  static async start(count: number, databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Replicas> {
    const starts = Array.from({ length: count }, () => BffProcess.start(databaseUrl, environment));
    return new Replicas(await Promise.all(starts));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
  }

  get all(): number[] {
    return [...this.processes.keys()];
  }

  url(replica: number): string {
    return this.processes.at(replica)?.url ?? '';
  }

  /** Calls the API of one replica: `GET /api/list/policy`. */
  async call<Data>(replica: number, operation: string, call: Call = {}): Promise<Answer<Data>> {
    const [method = '', path = ''] = operation.split(' ');
    const response = await this.fetch(replica, path, method, call);
    const body = (await response.json()) as Answer<Data>['body'];
    expectContract(method, path.split('?', 1)[0] ?? path, response.status, body);
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  async fetch(replica: number, path: string, method = 'GET', call: Call = {}): Promise<Response> {
    const { token, body, headers } = call;
    const isForm = body instanceof FormData;
    return await fetch(`${this.url(replica)}${path}`, {
      method,
      headers: {
        'accept-language': 'en-US',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async signIn(replica: number, username: string): Promise<string> {
    const body = { username, password: username };
    return (await this.call<{ token: string }>(replica, 'POST /api/user/login', { body })).body.data.token;
  }
}

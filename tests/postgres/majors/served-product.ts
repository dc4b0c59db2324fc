import { randomBytes } from 'node:crypto';
import { ProductProcess } from '../../support/product-process.ts';
import type { MajorServer } from './major-server.ts';

const JWT_SECRET = randomBytes(48).toString('base64');

/** Runs the product on a server, with the roles of the Compose file: one owns the schema, and one serves. */
export async function served<Result>(
  server: MajorServer,
  dataDirectory: string,
  work: (client: Client) => Promise<Result>,
  variables: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const product = new ProductProcess({
    DATABASE_URL: server.url('sala_app'),
    DATABASE_MIGRATE_URL: server.url('sala'),
    SALA_DATA_DIR: dataDirectory,
    JWT_SECRET,
    ...variables,
  });
  try {
    return await work(await Client.signIn(await product.ready()));
  } finally {
    await product.end();
  }
}

export class Client {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<Client> {
    const { token } = (await call(`${url}/api/user/login`, { username: 'admin', password: 'admin' })) as {
      token: string;
    };
    return new Client(url, token);
  }

  /** The data of an answer. */
  ask(path: string, body?: object): Promise<unknown> {
    return call(`${this.#url}${path}`, body, { authorization: `Bearer ${this.#token}` });
  }
}

async function call(url: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { code, data, msg } = (await answer.json()) as { code: number; data: unknown; msg: string };
  if (code !== 20_000) throw new Error(`${url} answered ${code}: ${msg}`);
  return data;
}

import { chmod, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '@sala/postgres';
import pg from 'pg';
import { generate } from 'selfsigned';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

/** PostgreSQL does not run as root: then the embedded server runs as this user. */
const NOBODY = 65534;

/** Its database lets in only encrypted connections. Its certificate is signed by an authority of its own. */
export class EncryptedServer {
  /** File with the certificate of the authority. */
  readonly authority: string;
  private readonly directory: string;
  private readonly server: Postgres;

  private constructor(directory: string, server: Postgres) {
    this.directory = directory;
    this.server = server;
    this.authority = join(directory, 'authority.crt');
  }

  /** @param host for which the certificate is made */
  static async start(host: string): Promise<EncryptedServer> {
    const directory = await makeTemporaryDirectory();
    const server = new EncryptedServer(directory, await startPostgres({ dataDir: directory }));
    const authority = await generate([{ name: 'commonName', value: 'Authority of the test' }], {
      extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
    });
    const certificate = await generate([{ name: 'commonName', value: host }], {
      ca: { key: authority.private, cert: authority.cert },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    });
    await writeFile(server.authority, authority.cert);
    await server.keep('server.key', certificate.private);
    await server.keep('server.crt', certificate.cert);
    // The supervisor of the embedded server asks the database `postgres`.
    const access =
      'hostssl sala all 127.0.0.1/32 scram-sha-256\nhost postgres all 127.0.0.1/32 scram-sha-256\n';
    await writeFile(join(directory, 'cluster/data/pg_hba.conf'), access);
    await server.run('ALTER SYSTEM SET ssl = on');
    await server.run('SELECT pg_reload_conf()');
    return server;
  }

  /** @param parameters such as `sslmode=require` */
  url(host: string, parameters = ''): string {
    const url = new URL(this.server.url);
    url.hostname = host;
    url.search = parameters;
    return url.href;
  }

  /** For looking at the server from outside. */
  get administration(): string {
    const url = new URL(this.server.url);
    url.pathname = '/postgres';
    return url.href;
  }

  async remove(): Promise<void> {
    await this.server.stop();
    await removeDirectory(this.directory);
  }

  private async keep(name: string, text: string): Promise<void> {
    const file = join(this.directory, 'cluster/data', name);
    await writeFile(file, text);
    await chmod(file, 0o600);
    if (process.getuid?.() === 0) await chown(file, NOBODY, NOBODY);
  }

  private async run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.server.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

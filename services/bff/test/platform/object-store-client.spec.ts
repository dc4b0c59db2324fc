import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ObjectStoreClient } from '../../src/platform/files/object-store-client.js';

/** Keeps the headers of what it is asked, and answers the same. */
class Recorder {
  readonly asked: IncomingHttpHeaders[] = [];
  private readonly server: Server;

  constructor(answer: string, location?: string) {
    this.server = createServer(({ headers }, response) => {
      this.asked.push(headers);
      if (location !== undefined) response.writeHead(307, { location });
      response.end(answer);
    }).listen(0, '127.0.0.1');
  }

  async url(path: string): Promise<string> {
    if (!this.server.listening) await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const CLIENT = pathToFileURL(
  resolve(import.meta.dirname, '../../dist/platform/files/object-store-client.js'),
);

describe('requests to a bucket', () => {
  const bucket = new Recorder('');
  // What EKS puts beside a pod: it gives credentials to who shows the token of the ServiceAccount.
  const identity = new Recorder(
    JSON.stringify({
      AccessKeyId: 'of-the-role',
      SecretAccessKey: 'secret',
      Token: 'session of the role',
      Expiration: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
  afterAll(() => {
    bucket.stop();
    identity.stop();
  });

  /** In a process of its own, whose environment is that of a pod. */
  async function getTwice(keys: object | undefined, env: NodeJS.ProcessEnv): Promise<IncomingHttpHeaders[]> {
    const program = `
      const { ObjectStoreClient } = await import(${JSON.stringify(CLIENT.href)});
      const client = new ObjectStoreClient(${JSON.stringify({ region: 'eu-west-1', keys })});
      for (let each = 0; each < 2; each++) await client.fetch(process.argv[1], { method: 'GET' });`;
    const args = ['--input-type=module', '--eval', program, await bucket.url('/files/one')];
    await promisify(execFile)(process.execPath, args, { env });
    return bucket.asked.splice(0);
  }

  test('are signed with the keys of the configuration', async () => {
    const asked = await getTwice({ accessKeyId: 'configured', secretAccessKey: 'secret' }, {});
    expect(asked).toHaveLength(2);
    for (const headers of asked) {
      expect(headers.authorization).toMatch(/Credential=configured\/\d+\/eu-west-1\/s3\//);
      expect(headers['x-amz-security-token']).toBeUndefined();
    }
  });

  test('or with those of the platform, which is asked once with the token of the ServiceAccount', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sala-identity-'));
    await writeFile(join(directory, 'token'), 'token of the pod');
    const asked = await getTwice(undefined, {
      AWS_CONTAINER_CREDENTIALS_FULL_URI: await identity.url('/v1/credentials'),
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: join(directory, 'token'),
    });
    await rm(directory, { recursive: true });
    expect(asked).toHaveLength(2);
    for (const headers of asked) {
      expect(headers.authorization).toMatch(/Credential=of-the-role\/\d+\/eu-west-1\/s3\//);
      expect(headers['x-amz-security-token']).toBe('session of the role');
    }
    expect(identity.asked.map(({ authorization }) => authorization)).toEqual(['token of the pod']);
  });

  test('do not follow a redirect: another server gets nothing', async () => {
    const redirecting = new Recorder('', await bucket.url('/elsewhere'));
    const client = new ObjectStoreClient({
      region: 'eu-west-1',
      keys: { accessKeyId: 'configured', secretAccessKey: 'secret' },
    });
    const init = { method: 'PUT', body: 'of a person' };
    const { status } = await client.fetch(await redirecting.url('/files/one'), init);
    redirecting.stop();
    expect({ status, asked: redirecting.asked.length }).toEqual({ status: 307, asked: 1 });
    expect(bucket.asked).toHaveLength(0);
  });
});

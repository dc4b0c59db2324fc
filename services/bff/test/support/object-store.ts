import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGES, killServer, startServer } from './server-process.ts';

/** A real S3 server. `npm test` builds it where it can, and sets this variable. */
export const OBJECT_STORE_PATH = process.env.OBJECT_STORE_PATH;

export interface RunningStore {
  /** The BFF configuration for this server. */
  environment: NodeJS.ProcessEnv;
  /** Where it keeps its buckets, one directory each. */
  directory: string;
  stop(): Promise<void>;
}

export async function startObjectStore(program: string): Promise<RunningStore> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-s3-'));
  await mkdir(join(folder, 'files'));
  const port = await freePort();
  const [access, secret] = ['sala-tests', 'a secret of the tests only'];
  const args = ['--access', access, '--secret', secret, '--port', `127.0.0.1:${port}`, 'posix', folder];
  const child = startServer(IMAGES.objectStore, program, args);
  await answers(`http://127.0.0.1:${port}`);
  return {
    environment: {
      SALA_S3_BUCKET_URL: `http://127.0.0.1:${port}/files`,
      SALA_S3_ACCESS_KEY_ID: access,
      SALA_S3_SECRET_ACCESS_KEY: secret,
    },
    directory: folder,
    stop: async () => {
      await killServer(child, 'SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The object store does not answer.');
}

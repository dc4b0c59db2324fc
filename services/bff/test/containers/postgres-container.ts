import { randomBytes } from 'node:crypto';
import { GenericContainer, Wait } from 'testcontainers';

const PORT = 5432;
const PASSWORD_FILE = '/run/postgres-password';
const START_LIMIT_MS = 180_000;
/** Of the image, and of its stand-in. */
const USER = 999;
/** In memory: nothing of a test is worth a disk. */
const DATA = '/postgres-data';
/** As for the embedded server. */
const SETTINGS = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

export interface ContainedPostgres {
  url: string;
  /** As the server says it. */
  version: string;
  stop(): Promise<void>;
}

export async function startPostgresContainer(image: string): Promise<ContainedPostgres> {
  const password = randomBytes(24).toString('hex');
  const container = await new GenericContainer(image)
    .withUser(`${USER}:${USER}`)
    .withTmpFs({ [DATA]: `rw,uid=${USER},gid=${USER},mode=0700` })
    .withSharedMemorySize(256 * 1024 * 1024)
    .withEnvironment({ PGDATA: `${DATA}/cluster`, POSTGRES_PASSWORD_FILE: PASSWORD_FILE })
    .withCopyContentToContainer([{ content: password, target: PASSWORD_FILE, mode: 0o444 }])
    .withCommand([
      'postgres',
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    .withExposedPorts(PORT)
    // The server that the image starts to prepare the cluster does not listen.
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(START_LIMIT_MS)
    .start();
  const { output } = await container.exec(['postgres', '--version']);
  return {
    url: `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(PORT)}/postgres`,
    version: output.trim(),
    stop: async () => {
      await container.stop({ timeout: 0 });
    },
  };
}

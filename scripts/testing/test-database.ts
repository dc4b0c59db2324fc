import { startPostgres } from '@sala/postgres';
import { makeTemporaryDirectory, removeDirectory } from '../../tests/support/temporary-directory.ts';
import terminal from '../launcher/terminal.cjs';

/** An empty server on which tests may create databases. */
interface TestDatabase {
  url: string;
  /** Printed in the console. */
  description: string;
  stop(): Promise<void>;
}

/** Starts when the first step asks for it. */
export class LazyTestDatabase {
  #starting: Promise<TestDatabase> | undefined;

  async url(): Promise<string> {
    this.#starting ??= terminal.step('  Database for tests', async (note) => {
      const database = await startTestDatabase();
      note(database.description);
      return database;
    });
    return (await this.#starting).url;
  }

  async stop(): Promise<void> {
    const database = await this.#starting?.catch(() => undefined);
    await database?.stop();
  }
}

/** Suitable images. The first one that the engine has is used. */
const IMAGES = ['postgres:18', 'postgres:17'];

/**
 * A container, if there is an engine that already has an image. Otherwise the embedded server. Nothing is pulled,
 * because an engine without a registry takes long to fail.
 */
async function startTestDatabase(): Promise<TestDatabase> {
  const image = await findImage();
  if (image === undefined) return startEmbedded('no container engine with the image is here');
  return startContainer(image).catch((error: unknown) =>
    startEmbedded(`a container of ${image} did not start: ${String(error)}`),
  );
}

async function findImage(): Promise<string | undefined> {
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers');
  try {
    const engine = await getContainerRuntimeClient();
    for (const image of IMAGES) {
      if (await engine.image.exists(ImageName.fromString(image))) return image;
    }
  } catch {
    // There is no engine, or it does not respond.
  }
  return undefined;
}

async function startContainer(image: string): Promise<TestDatabase> {
  // Ryuk, which cleans up containers, needs an image of its own. We stop the container ourselves.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer(image)
    .withEnvironment({
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
    })
    .withCommand(['postgres', '-c', 'fsync=off'])
    .start();
  return {
    url: container.getConnectionUri(),
    description: `a container of ${image}`,
    async stop() {
      await container.stop();
    },
  };
}

async function startEmbedded(reason: string): Promise<TestDatabase> {
  const dataDir = await makeTemporaryDirectory();
  const postgres = await startPostgres({ dataDir, durability: 'test' });
  return {
    url: postgres.url,
    description: `the embedded server (${reason})`,
    async stop() {
      await postgres.stop();
      await removeDirectory(dataDir);
    },
  };
}

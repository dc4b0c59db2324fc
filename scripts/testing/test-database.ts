import { startPostgres } from '@sala/postgres';
import { makeTemporaryDirectory, removeDirectory } from '../../tests/support/temporary-directory.ts';
import terminal from '../launcher/terminal.cjs';

/** A server that holds nothing, on which tests may create databases. */
interface TestDatabase {
  url: string;
  /** For the person who reads the run. */
  description: string;
  stop(): Promise<void>;
}

/** Started by the first test that asks for it. */
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

/** Images that do, the first that the engine has. */
const IMAGES = ['postgres:18', 'postgres:17'];

/**
 * A container, where there is an engine that has the image already and can run it; else our embedded server. Nothing
 * is pulled: an engine without a registry takes long to say so.
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
    // There is no engine, or it does not answer.
  }
  return undefined;
}

async function startContainer(image: string): Promise<TestDatabase> {
  // The container that would clean up after us needs an image of its own; we stop ours ourselves.
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

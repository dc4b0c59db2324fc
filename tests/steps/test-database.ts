import { startPostgres } from '@sala/postgres';
import { makeServerDirectory, removeDirectory } from '../support/temporary-directory.ts';
import terminal from '../../scripts/launcher/terminal.cjs';

/** An empty server on which tests may create databases. */
interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts when the first step asks for it. */
export class LazyTestDatabase {
  #starting: Promise<TestDatabase> | undefined;

  async url(): Promise<string> {
    this.#starting ??= terminal.step('  Database for tests', startTestDatabase);
    return (await this.#starting).url;
  }

  async stop(): Promise<void> {
    const database = await this.#starting?.catch(() => undefined);
    await database?.stop();
  }
}

async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await makeServerDirectory();
  const postgres = await startPostgres({ dataDir, durability: 'test' });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await removeDirectory(dataDir);
    },
  };
}

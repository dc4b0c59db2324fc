import { startPostgres } from '@sala/postgres';
import { makeServerDirectory, removeDirectory, SERVER_PROGRAMS } from '../support/temporary-directory.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { filledCluster, TEMPLATE } from './filled-cluster.ts';

/** A server on which tests may create databases. */
interface TestDatabase {
  url: string;
  /** The name of the database on it that tests of the BFF copy, if it has one. */
  template?: string;
  stop(): Promise<void>;
}

/** Starts when the first step asks for it. */
export class LazyTestDatabase {
  #starting: Promise<TestDatabase> | undefined;

  async empty(): Promise<TestDatabase> {
    return await this.#start(startEmpty);
  }

  /** With a template, unless a step before has asked for an empty one. The modules of the BFF have to be compiled. */
  async filled(): Promise<TestDatabase> {
    return await this.#start(startFilled);
  }

  async stop(): Promise<void> {
    const database = await this.#starting?.catch(() => undefined);
    await database?.stop();
  }

  #start(start: () => Promise<TestDatabase>): Promise<TestDatabase> {
    return (this.#starting ??= terminal.step('  Database for tests', start));
  }
}

async function startEmpty(): Promise<TestDatabase> {
  return await startServer();
}

async function startFilled(): Promise<TestDatabase> {
  return { ...(await filledCluster.use(startServer)), template: TEMPLATE };
}

async function startServer(copyOf?: string): Promise<TestDatabase> {
  const dataDir = await makeServerDirectory();
  const postgres = await startPostgres({ dataDir, copyOf, programsDir: SERVER_PROGRAMS, durability: 'test' });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await removeDirectory(dataDir);
    },
  };
}

import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, StartupError } from '@sala/postgres';
import { CACHE, ROOT } from '../../scripts/root.ts';
import { runNode } from '../../scripts/run-program.ts';
import { makeServerDirectory, removeDirectory, SERVER_PROGRAMS } from '../support/temporary-directory.ts';
import { KeptFolder } from './kept-folder.ts';

/** The database that tests of the BFF copy: migrated, and with the data of the demo. */
export const TEMPLATE = 'sala_test_template';
const MAKE = 'services/bff/test/support/make-template.mjs';

/** The cluster of a server that was stopped, with the template. To make it takes half of the time of a test file. */
export const filledCluster = new KeptFolder({
  path: join(CACHE, 'test-database'),
  built: join(ROOT, 'services/bff/dist'),
  inputs: ['package-lock.json', 'services/postgres', 'services/bff/package.json', 'tests/steps', MAKE],
  async make(folder) {
    const dataDir = await makeServerDirectory();
    try {
      const modules = await fill(dataDir);
      await cp(join(dataDir, 'cluster'), folder, { recursive: true });
      return modules;
    } finally {
      await removeDirectory(dataDir);
    }
  },
});

/** @returns the modules that have made the data */
async function fill(dataDir: string): Promise<string[]> {
  const list = join(dataDir, 'modules.json');
  const postgres = await startPostgres({ dataDir, programsDir: SERVER_PROGRAMS, durability: 'test' });
  try {
    const env = { TEST_DATABASE_URL: postgres.url, SALA_TEST_TEMPLATE: TEMPLATE };
    const { ok, output } = await runNode([MAKE, list], { env });
    if (!ok) throw new StartupError(`The database for tests cannot be made:\n${output.trim()}`);
  } finally {
    await postgres.stop();
  }
  return JSON.parse(await readFile(list, 'utf8')) as string[];
}

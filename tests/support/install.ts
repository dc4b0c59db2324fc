import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Note = (doing: string) => void;

/** The first of the programs that is in the PATH. */
export function findInPath(names: string[]): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return directories
    .flatMap((directory) => names.map((name) => join(directory, name)))
    .find((path) => existsSync(path));
}

/** Another step may install as well, and the tools of the chart ask for packages meanwhile. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=120'];
let installing: Promise<unknown> = Promise.resolve();

/** Installs packages of the system. It succeeds as root on Debian, where their registry can be reached. */
export function aptInstall(packages: string[], note: Note): Promise<boolean> {
  const apt = (...args: string[]) => {
    note(`apt-get ${args.join(' ')}`);
    return succeeds('apt-get', ...WAIT_FOR_LOCK, ...args);
  };
  const installed = installing.then(async () => {
    // If the lists cannot be brought up to date, the old ones may do.
    await apt('update');
    return await apt('install', '--yes', '--no-install-recommends', ...packages);
  });
  installing = installed;
  return installed;
}

export async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  // Packages that bring a service do not start it at this run level.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    const [code] = (await once(spawn(program, args, { stdio: 'ignore', env }), 'close')) as [number | null];
    return code === 0;
  } catch {
    return false; // program not found
  }
}

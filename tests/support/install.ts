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

/** Installs packages of the system. It succeeds as root on Debian, where their registry can be reached. */
export async function aptInstall(packages: string[], note: Note): Promise<boolean> {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    note(`apt-get ${args.join(' ')}`);
    if (!(await succeeds('apt-get', ...args))) return false;
  }
  return true;
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

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

/** The tools of the chart ask for packages meanwhile. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=120'];
/** By the names of their packages: a step that begins to install early awaits the same installation later. */
const installations = new Map<string, Promise<boolean>>();
let latest: Promise<unknown> = Promise.resolve();
let updated: Promise<boolean> | undefined;

/** Installs packages of the system. It succeeds as root on Debian, where their registry can be reached. */
export function aptInstall(packages: string[], note: Note): Promise<boolean> {
  note(`apt-get install ${packages.join(' ')}`);
  const name = packages.join(' ');
  const installation = installations.get(name) ?? latest.then(() => install(packages));
  installations.set(name, installation);
  latest = installation;
  return installation;
}

async function install(packages: string[]): Promise<boolean> {
  const apt = (...args: string[]) => succeeds('apt-get', ...WAIT_FOR_LOCK, ...args);
  // If the lists cannot be brought up to date, the old ones may do.
  await (updated ??= apt('update'));
  return await apt('install', '--yes', '--no-install-recommends', ...packages);
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

import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../deploy/testing/containers/command.ts';
import { ROOT } from '../../../scripts/root.ts';
import type { Major } from './programs-of-debian.ts';

/** As in the official image. */
const USER = 999;
const FILES = { 'backup.sh': 'deploy/helm/sala/files', 'restore.sh': 'deploy/helm/sala/files' };
const CREATE_DATABASE = 'deploy/compose/create-database.sh';

/** A directory of one rehearsal below the root of the programs, with the scripts of the product in it. */
export class Workroom {
  /** As the programs see it. */
  readonly path: string;
  readonly #root: string;

  private constructor(root: string, path: string) {
    this.#root = root;
    this.path = path;
  }

  /** @param secrets by the names of their files, for the script that makes the database */
  static async open(root: string, secrets: Record<string, string>): Promise<Workroom> {
    const directory = await mkdtemp(join(root, 'srv/rehearsal-'));
    const room = new Workroom(root, directory.slice(root.length));
    await chmod(directory, 0o755);
    await chown(directory, USER, USER);
    for (const name of ['secrets', 'backups']) {
      await mkdir(room.outside(name));
      await chown(room.outside(name), USER, USER);
    }
    for (const [name, text] of Object.entries(secrets))
      await writeFile(room.outside(`secrets/${name}`), text);
    for (const [name, folder] of Object.entries(FILES))
      await writeFile(room.outside(name), await readFile(join(ROOT, folder, name)));
    const create = await readFile(join(ROOT, CREATE_DATABASE), 'utf8');
    await writeFile(
      room.outside('create-database.sh'),
      create.replaceAll('/run/secrets', room.inside('secrets')),
    );
    return room;
  }

  inside(name: string): string {
    return join(this.path, name);
  }

  /** The same file as this process sees it. */
  outside(name: string): string {
    return join(this.#root, this.path, name);
  }

  /** Runs a command with the programs of a major, in this directory. */
  run(major: Major, command: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const variables = {
      PATH: `/usr/lib/postgresql/${major}/bin:/usr/bin`,
      HOME: '/tmp',
      LANG: 'C.UTF-8',
      ...env,
    };
    const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    // A script needs /proc for its pipes; the mount ends with the command.
    const enter = `mount -t proc proc "$1/proc" && exec chroot --userspec=${USER}:${USER} "$@"`;
    const program = ['/usr/bin/env', '--ignore-environment', `--chdir=${this.path}`, ...settings];
    return run('unshare', [
      ...['--mount', 'bash', '-c', enter, 'enter'],
      ...[this.#root, ...program, 'bash', '-c', command],
    ]);
  }

  async remove(): Promise<void> {
    await rm(join(this.#root, this.path), { recursive: true });
  }
}

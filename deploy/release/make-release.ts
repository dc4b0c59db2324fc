import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findInPath } from '../testing/chart/go.ts';
import { runTool } from '../testing/chart/run-tool.ts';
import { findTool } from '../testing/chart/tools.ts';
import { billOfMaterials, removeDevelopment } from './bill-of-materials.ts';
import { readChangelog } from './changelog.ts';
import { chartImages } from './chart-images.ts';
import { copyCommit, git } from './git.ts';
import { checkPreconditions } from './preconditions.ts';
import { publishCommands } from './publish-commands.ts';
import { readElsewhere, releaseNotes } from './release-notes.ts';
import { writeVersion } from './version-places.ts';

/** The image of the BFF serves the documents of the web, so it contains both. */
const IMAGE_WORKSPACES = { bff: ['services/bff', 'web'], web: ['web'] };
/** Of a repository, and not a path on this machine. */
const ADDRESS = /^[a-z+]+:\/\/|^[\w.-]+@[^/]+:/;
/** What is supported, and what to do before an upgrade. */
const GUIDE = 'docs/upgrade.md';

export interface ReleaseOptions {
  /** The checkout. */
  root: string;
  version: string;
  /** The folder of the release. What is in it is deleted. */
  folder: string;
  /** Whether the version is written into the checkout, committed and tagged. Otherwise the checkout stays as it is. */
  commit: boolean;
}

export interface Release {
  /** Names in the folder. */
  files: string[];
  /** What was not made, and why. */
  notMade: string[];
}

/** Makes a release of the current commit into a folder. It publishes nothing. */
export async function makeRelease({ root, version, folder, commit }: ReleaseOptions): Promise<Release> {
  await checkPreconditions(root, version);
  if (commit) await commitVersion(root, version);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'sala-release-'));
  // npm names the subject of a bill of materials after its folder.
  const sources = join(temporary, 'sala');
  try {
    await copyCommit(root, sources);
    writeVersion(sources, version);
    const notMade = await packChart(sources, folder);
    const values: unknown = parse(await readFile(join(sources, 'deploy/helm/sala/values.yaml'), 'utf8'));
    await writeFile(join(folder, 'images.txt'), `${chartImages(values, version).join('\n')}\n`);
    await copyFile(join(sources, 'openapi/openapi.json'), join(folder, `openapi-${version}.json`));
    await removeDevelopment(sources);
    for (const [name, workspaces] of Object.entries(IMAGE_WORKSPACES)) {
      const bill = await billOfMaterials(sources, workspaces);
      await writeFile(join(folder, `sala-${name}-${version}.cdx.json`), bill);
    }
    const notes = readChangelog(sources).find(({ name }) => name === version)?.notes ?? '';
    const origin = { version, source: await sourceOf(root) };
    await writeFile(join(folder, 'release-notes.md'), releaseNotes(notes, origin));
    const guide = await readFile(join(sources, GUIDE), 'utf8');
    await writeFile(join(folder, 'upgrade.md'), readElsewhere(GUIDE, guide, origin));
    await writeFile(join(folder, 'publish.md'), await commandsFor(root, version));
    await writeChecksums(folder);
    return { files: (await readdir(folder)).sort(), notMade };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A release that was tagged already is made again without another commit. */
async function commitVersion(root: string, version: string): Promise<void> {
  if (await isTagged(root, version)) return;
  writeVersion(root, version);
  if ((await git(root, 'status', '--porcelain')) !== '')
    await git(root, 'commit', '--all', '--message', `Release ${version}`);
  await git(root, 'tag', '--annotate', `v${version}`, '--message', `Sala ${version}`);
}

async function isTagged(root: string, version: string): Promise<boolean> {
  return (await git(root, 'tag', '--points-at', 'HEAD')).split('\n').includes(`v${version}`);
}

async function packChart(sources: string, folder: string): Promise<string[]> {
  // Any version packs the same.
  const helm = (await findTool('helm')) ?? findInPath('helm');
  if (helm === undefined)
    return ['the package of the chart: there is no helm here, and no Go that builds it; install one of them'];
  const { ok, output } = await runTool(helm, [
    'package',
    join(sources, 'deploy/helm/sala'),
    '--destination',
    folder,
  ]);
  if (!ok) throw new Error(`helm package failed:\n${output}`);
  return [];
}

async function commandsFor(root: string, version: string): Promise<string> {
  return publishCommands({
    version,
    revision: await git(root, 'rev-parse', 'HEAD'),
    source: await sourceOf(root),
    committedAt: await git(root, 'log', '-1', '--format=%ct'),
    isCommitted: await isTagged(root, version),
  });
}

/** Where the sources are for others, without the credentials that the address may hold. */
async function sourceOf(root: string): Promise<string | undefined> {
  const address = await git(root, 'config', '--get', 'remote.origin.url').catch(() => '');
  if (!ADDRESS.test(address)) return undefined;
  return address.replace(/(?<=^https?:\/\/)[^/]*@/, '');
}

/** In the form that `sha256sum --check` reads. */
async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''));
}

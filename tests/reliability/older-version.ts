import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copyCommit, git } from '../../deploy/release/git.ts';
import { CACHE, ROOT } from '../../scripts/root.ts';
import { runProgram } from '../../scripts/run-program.ts';

const BFF = 'services/bff';
const SOURCES = ['package.json', 'tsconfig.base.json', BFF];
const MIGRATIONS = `${BFF}/src/platform/database/migrations`;

export interface OlderVersion {
  /** Its `sala.js`. */
  program: string;
  revision: string;
  /** How many migrations it lacks. */
  lacks: number;
}

/**
 * The BFF of the oldest commit that has the packages that are installed, built once.
 * @returns undefined where the history has none, as without git or in a shallow clone
 */
export async function olderVersion(): Promise<OlderVersion | undefined> {
  const revision = await git(ROOT, 'log', '-1', '--format=%h', '--', 'package-lock.json').catch(() => '');
  const isOlder = await git(ROOT, 'diff', '--quiet', revision, 'HEAD', '--', `${BFF}/src`).then(
    () => false,
    () => true,
  );
  if (revision === '' || !isOlder) return undefined;
  const folder = join(CACHE, 'older-versions', revision);
  if (!existsSync(folder)) await build(revision, folder);
  const lacks =
    (await readdir(join(ROOT, MIGRATIONS))).length - (await readdir(join(folder, MIGRATIONS))).length;
  return { program: join(folder, BFF, 'dist/bundle/sala.js'), revision, lacks };
}

async function build(revision: string, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(CACHE, 'older-versions'), { recursive: true });
  await copyCommit(ROOT, draft, revision, SOURCES);
  // Node finds the others in the folders above.
  await symlink(join(ROOT, BFF, 'node_modules'), join(draft, BFF, 'node_modules'));
  const workspace = relative(ROOT, join(draft, BFF));
  const { compileModules } = (await import(join(draft, BFF, 'build/compile-modules.ts'))) as {
    compileModules: (folder: string) => Promise<string[]>;
  };
  await compileModules(join(draft, BFF));
  const { ok, output } = await runProgram('rolldown', ['--config', 'rolldown.config.ts'], { workspace });
  if (!ok) throw new Error(`The version of ${revision} cannot be built:\n${output}`);
  await rename(draft, folder);
}

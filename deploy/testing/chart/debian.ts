import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findInPath, TOOLS_CACHE } from './go.ts';
import { runTool, type ToolOptions } from './run-tool.ts';

/**
 * Takes a program out of a package of Debian without installing it. That takes seconds where a build takes minutes.
 * @returns whether the program is at `target` now
 */
export async function takeFromDebian(
  packageName: string,
  program: string,
  target: string,
  { signal }: ToolOptions = {},
): Promise<boolean> {
  if (findInPath('apt-get') === undefined || findInPath('dpkg-deb') === undefined) return false;
  const directory = await mkdtemp(join(TOOLS_CACHE, 'package-'));
  const options = { cwd: directory, signal };
  try {
    if (!(await download(packageName, options))) return false;
    const [archive = ''] = await readdir(directory);
    const { ok } = await runTool('dpkg-deb', ['--extract', archive, 'root'], options);
    if (ok) await rename(join(directory, 'root/usr/bin', program), target);
    return ok;
  } catch {
    return false; // It took too long, or the package has no such program.
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A new machine has no lists of packages yet. Only root can get them. */
async function download(packageName: string, options: ToolOptions): Promise<boolean> {
  if ((await runTool('apt-get', ['download', packageName], options)).ok) return true;
  await runTool('apt-get', ['update'], options);
  return (await runTool('apt-get', ['download', packageName], options)).ok;
}

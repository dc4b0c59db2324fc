import { mkdir } from 'node:fs/promises';
import { runTool } from '../testing/chart/run-tool.ts';

/**
 * Runs git in a checkout.
 * @returns its standard output, without the last newline
 * @throws Error with its output if it fails
 */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { ok, stdout, output } = await runTool('git', args, { cwd: root });
  if (!ok) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return stdout.trimEnd();
}

/** Copies a commit, or some paths of it, into a new folder. */
export async function copyCommit(
  root: string,
  target: string,
  revision = 'HEAD',
  paths: string[] = [],
): Promise<void> {
  const archive = `${target}.tar`;
  await git(root, 'archive', '--format=tar', `--output=${archive}`, revision, ...paths);
  await mkdir(target);
  const { ok, output } = await runTool('tar', ['-xf', archive, '-C', target]);
  if (!ok) throw new Error(`tar cannot read the archive of git:\n${output}`);
}

/** Lines of what git prints. */
export async function gitLines(root: string, ...args: string[]): Promise<string[]> {
  return (await git(root, ...args)).split('\n').filter((line) => line !== '');
}

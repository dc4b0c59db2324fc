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

/** Lines of what git prints. */
export async function gitLines(root: string, ...args: string[]): Promise<string[]> {
  return (await git(root, ...args)).split('\n').filter((line) => line !== '');
}

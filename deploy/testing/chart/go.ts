import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runTool, type ToolOptions, type ToolResult } from './run-tool.ts';

/** Programs and schemas that the tests of the chart need. They are kept between checkouts. */
export const TOOLS_CACHE = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'sala',
  'chart-tests',
);

/** A module of the Go proxy, at a pinned version. */
export interface GoModule {
  path: string;
  version: string;
}

/** The program in the PATH, or where Go is usually installed. */
export function findInPath(name: string): string | undefined {
  const directories = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/go/bin',
    join(homedir(), 'go/bin'),
  ];
  return directories.map((directory) => join(directory, name)).find((file) => existsSync(file));
}

export async function runGo(args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const go = findInPath('go');
  if (go === undefined) return { ok: false, stdout: '', output: 'There is no Go toolchain on this machine.' };
  // A compiler needs much memory, and collects as it sees fit.
  return runTool(go, args, { ...options, env: { GOGC: '100', ...options.env } });
}

/** The directory with the sources of a module, or why it cannot be had. */
export async function downloadModule(
  { path, version }: GoModule,
  options: ToolOptions = {},
): Promise<{ directory: string } | { error: string }> {
  const { stdout, output } = await runGo(['mod', 'download', '-json', `${path}@${version}`], options);
  const answer = parseAnswer(stdout);
  if (answer.Dir !== undefined) return { directory: answer.Dir };
  return { error: answer.Error ?? output.trim() };
}

function parseAnswer(text: string): { Dir?: string; Error?: string } {
  try {
    return JSON.parse(text) as { Dir?: string; Error?: string };
  } catch {
    return {};
  }
}

import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { SWC_OPTIONS } from './swc-options.ts';
import { writeChanged } from './write-changed.ts';

/** Inside of `dist`, and not of this compiler; another one may be writing its drafts. */
const OTHERS = ['bundle/**', '**/*.draft'];

/** A source that cannot be parsed. Its message names the place. */
export class CompileError extends Error {
  override readonly name = 'StartupError';
}

/**
 * Compiles every module of the BFF, without a look at its types, and copies the files that they read. What has not changed is
 * not written, and what has no source any more is removed, above all a migration. Writes nothing if a source cannot be parsed.
 * @returns the files of `dist` that are different now
 */
export async function compileModules(folder: string): Promise<string[]> {
  const sources = join(folder, 'src');
  const target = join(folder, 'dist');
  const paths = globSync('**/*.{ts,yaml}', { cwd: sources }).filter((path) => !path.endsWith('.spec.ts'));
  const outcomes = await Promise.allSettled(paths.map((path) => compile(sources, path, target)));
  const problems = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (problems.length > 0) {
    throw new CompileError(problems.map(({ reason }) => (reason as Error).message).join('\n'));
  }
  const made = new Map(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])));
  const written = await writeChanged(target, made);
  const stale = globSync('**/*', { cwd: target, exclude: OTHERS, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(target, join(entry.parentPath, entry.name)))
    .filter((path) => !made.has(path));
  for (const path of stale) await rm(join(target, path));
  return [...written, ...stale];
}

/** The place, without the stack of the compiler. */
const shown = (message: string): string => message.replace(/\s*\n+Caused by:[^]*$/, '').trimEnd();

/** @returns the files that are made from a source, with their content */
async function compile(sources: string, path: string, target: string): Promise<[string, string][]> {
  const file = join(sources, path);
  const content = await readFile(file, 'utf8');
  if (!path.endsWith('.ts')) return [[path, content]];
  const output = path.replace(/\.ts$/, '.js');
  const { code, map } = await transform(content, {
    ...SWC_OPTIONS,
    filename: file,
    sourceMaps: true,
    // As the compiler of TypeScript names it.
    sourceFileName: relative(dirname(join(target, path)), file),
  }).catch((error: unknown) => {
    throw new Error(`${path}:\n${error instanceof Error ? shown(error.message) : String(error)}`);
  });
  return [
    [output, `${code}//# sourceMappingURL=${output.replace(/^.*\//, '')}.map\n`],
    [`${output}.map`, map ?? ''],
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../root.ts';
import type { ProgramResult } from '../run-program.ts';

/** Lines. Long files hide their parts; a file that grows is split by the thing it does. */
const LIMITS = { median: 60, ninetieth: 150, longest: 300 };

const isSource = /\.(ts|tsx|mjs|cjs)$/;
/** Data, whose length says nothing, and what nobody writes by hand. */
const isExempt = /\/(locales|migrations|seeds|generated)\//;

/** How long the files of our code are, and that none is a barrel, which would hide what depends on what. */
export function checkSizes(): ProgramResult {
  const files = listFiles('.')
    .filter((path) => isSource.test(path) && !isExempt.test(path))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const linesAt = (share: number): number => files[Math.floor((files.length - 1) * share)]?.lines ?? 0;
  const faults = [
    ...longerThan('The median file', linesAt(0.5), LIMITS.median),
    ...longerThan('The 90th percentile', linesAt(0.9), LIMITS.ninetieth),
    ...files.flatMap(({ path, lines }) => longerThan(path, lines, LIMITS.longest)),
    ...files
      .filter(({ path }) => /(^|\/)index\.tsx?$/.test(path))
      .map(({ path }) => `${path} is a barrel: import from the files themselves`),
  ];
  const summary = `${files.length} files: median ${linesAt(0.5)}, 90th percentile ${linesAt(0.9)}, longest ${linesAt(1)}`;
  return { ok: faults.length === 0, output: [...faults, summary].join('\n') };
}

function longerThan(what: string, lines: number, limit: number): string[] {
  return lines > limit ? [`${what} has ${lines} lines, ${limit} are allowed`] : [];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../scripts/list-files.ts';
import { ROOT } from '../../scripts/root.ts';
import type { ProgramResult } from '../../scripts/run-program.ts';

/** In lines. A file that grows is split by what its parts do. */
const LIMITS = { median: 60, ninetieth: 150, longest: 300 };

const isSource = /\.(ts|tsx|mjs|cjs)$/;
/** Data, whose length says nothing, and generated code. */
const isExempt = /\/(locales|migrations|seeds|generated)\//;

/** Checks the length of source files, and that none is a barrel, which would hide dependencies. */
export function checkSizes(): ProgramResult {
  const files = listFiles('.')
    .filter((path) => isSource.test(path) && !isExempt.test(path))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const linesAt = (share: number): number => files[Math.floor((files.length - 1) * share)]?.lines ?? 0;
  const errors = [
    ...longerThan('The median file', linesAt(0.5), LIMITS.median),
    ...longerThan('The 90th percentile', linesAt(0.9), LIMITS.ninetieth),
    ...files.flatMap(({ path, lines }) => longerThan(path, lines, LIMITS.longest)),
    ...files
      .filter(({ path }) => /(^|\/)index\.tsx?$/.test(path))
      .map(({ path }) => `${path} is a barrel: import from the files themselves`),
  ];
  const summary = `${files.length} files: median ${linesAt(0.5)}, 90th percentile ${linesAt(0.9)}, longest ${linesAt(1)}`;
  return { ok: errors.length === 0, output: [...errors, summary].join('\n') };
}

function longerThan(what: string, lines: number, limit: number): string[] {
  return lines > limit ? [`${what} has ${lines} lines, ${limit} are allowed`] : [];
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@sala/postgres';
import { sum, type Report } from './report.ts';

/** What the runs of one commit have given. A run of another commit begins anew. */
interface KeptRuns {
  commit: string;
  /** The last whole `npm test`. */
  quick?: Report;
  /** Tests that failed, and passed when run again. */
  flakes: string[];
}

const fileIn = (root: string): string => join(root, '.cache/kept-runs.json');

/** Keeps the tests that were flaky, and the sum if it is that of a whole `npm test`. */
export function keepRun(root: string, result: Report, isQuick: boolean): void {
  const kept = readRuns(root);
  const runs: KeptRuns = {
    ...kept,
    ...(isQuick && { quick: result }),
    flakes: [...new Set([...kept.flakes, ...result.flakes.map(nameOf)])],
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify(runs));
}

/**
 * With the last `npm test` of the same commit.
 * @throws StartupError if there was none
 */
export function withQuickRun(root: string, result: Report): Report {
  const { quick } = readRuns(root);
  if (quick !== undefined) return sum([quick, result]);
  throw new StartupError(
    '--rest adds to a run of npm test on this commit, and there was none: run it first.',
  );
}

/** Names of tests that were flaky on this commit. */
export const flakesOf = (root: string): string[] => readRuns(root).flakes;

function readRuns(root: string): KeptRuns {
  const commit = commitOf(root);
  try {
    const runs = JSON.parse(readFileSync(fileIn(root), 'utf8')) as KeptRuns;
    if (runs.commit === commit) return runs;
  } catch {
    // There is none, or it was cut.
  }
  return { commit, flakes: [] };
}

/** A machine without git has one state. */
function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The first line of a description is the name with its file. */
const nameOf = (flake: string): string => flake.split('\n')[0] ?? flake;

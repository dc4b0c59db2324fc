import { existsSync, readFileSync } from 'node:fs';

/** The result of a step. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of those that passed did so in an earlier run, and were not run again. */
  remembered: number;
  /** A description of each failure, for the console. */
  failures: string[];
  /** The name of each skipped test or step, with the reason. */
  skips: string[];
  /** A description of each test that passed only when it was run again; it counts as passed. */
  flakes: string[];
}

const nothing: Report = {
  passed: 0,
  failed: 0,
  skipped: 0,
  remembered: 0,
  failures: [],
  skips: [],
  flakes: [],
};

export const report = {
  passed: (): Report => ({ ...nothing, passed: 1 }),
  failed: (failure: string): Report => ({ ...nothing, failed: 1, failures: [failure] }),
  flaky: (flake: string): Report => ({ ...nothing, passed: 1, flakes: [flake] }),
  remembered: (passed: number, skips: string[]): Report => ({
    ...nothing,
    passed,
    remembered: passed,
    skipped: skips.length,
    skips,
  }),
  skipped: (reason: string): Report => ({ ...nothing, skipped: 1, skips: [reason] }),
};

export function sum(reports: Report[]): Report {
  return {
    passed: total(reports.map(({ passed }) => passed)),
    failed: total(reports.map(({ failed }) => failed)),
    skipped: total(reports.map(({ skipped }) => skipped)),
    remembered: total(reports.map(({ remembered }) => remembered)),
    failures: reports.flatMap(({ failures }) => failures),
    skips: reports.flatMap(({ skips }) => skips),
    flakes: reports.flatMap(({ flakes }) => flakes),
  };
}

/** `12 passed, 0 failed`, and what was skipped or passed only when run again, if anything was. */
export function countsOf({ passed, failed, skipped, flakes }: Report): string {
  const more = [
    ...(skipped > 0 ? [`, ${skipped} skipped`] : []),
    ...(flakes.length > 0 ? [`, ${flakes.length} flaky`] : []),
  ];
  return `${passed} passed, ${failed} failed${more.join('')}`;
}

/** A test with its file, for those who look for some of them. */
export interface NamedTest {
  file: string;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** The JSON report of a test runner, if it wrote one. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

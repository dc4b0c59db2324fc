import { existsSync, readFileSync } from 'node:fs';

/** How a step ended. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to see of what failed. */
  failures: string[];
  /** What was skipped, and why. */
  skips: string[];
}

const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] };

export const report = {
  passed: (): Report => ({ ...nothing, passed: 1 }),
  failed: (failure: string): Report => ({ ...nothing, failed: 1, failures: [failure] }),
  skipped: (reason: string): Report => ({ ...nothing, skipped: 1, skips: [reason] }),
};

export function sum(reports: Report[]): Report {
  return {
    passed: total(reports.map(({ passed }) => passed)),
    failed: total(reports.map(({ failed }) => failed)),
    skipped: total(reports.map(({ skipped }) => skipped)),
    failures: reports.flatMap(({ failures }) => failures),
    skips: reports.flatMap(({ skips }) => skips),
  };
}

/** `12 passed, 0 failed`, and what was skipped if anything was. */
export function countsOf({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The JSON that a test runner wrote, if it came so far. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

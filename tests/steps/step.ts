import type { ProgramOptions, ProgramResult } from '../../scripts/run-program.ts';
import type { StepName } from './step-names.ts';
import type { LazyTestDatabase } from './test-database.ts';
import { report, sum, type Report } from './report.ts';

/**
 * Which command runs a step: `npm test` the quick ones, `npm run test:full` these and the full ones. The long ones run by their
 * name alone, and with `npm run test:long`.
 */
export type Tier = 'quick' | 'full' | 'long';

/** One part of the tests. */
export interface Step {
  /** For `npm test -- --only <name>`. */
  name: StepName;
  title: string;
  /** The step is skipped if one of these failed. */
  needs?: StepName[];
  /** If they run as well, it begins when they have ended, however they did: they write what it reads. */
  after?: StepName[];
  /**
   * Files and directories that its result depends on, beside `scripts` and the packages. The whole `npm test` does not run it
   * again while they are as they were when it passed. Without them it always runs.
   */
  inputs?: string[];
  /** Whether {@link StepContext.runnerArgs} can choose some of its files. */
  takesFiles?: boolean;
  /** Whether `npm run test:long` runs it. */
  hasLongTests?: boolean;
  /** `quick` if it says nothing. */
  tier?: Tier;
  /** Whether it may run beside another step: nothing in it measures time, and it leaves one core. */
  isQuiet?: boolean;
  /** Starts, before the first step, what takes long and leaves the processor to others: tools that are installed or built. */
  prepare?: (stop: AbortSignal) => void;
  run(context: StepContext): Promise<Report>;
}

export interface StepContext {
  /** For the programs that the step runs: the file for their output, and the signal that ends them. */
  options: ProgramOptions & { log: string };
  /** Extra arguments for the test runner: files, and options after a `--`. Usually empty. */
  runnerArgs: string[];
  note: (text: string) => void;
  /** The server for tests. It starts when a step asks for it. */
  database: Pick<LazyTestDatabase, 'empty' | 'filled'>;
}

const SHOWN_LINES = 60;

/** A program that passes or fails as a whole. */
export function reportProgram({ ok, output }: ProgramResult): Report {
  return ok ? report.passed() : report.failed(lastLines(output));
}

/** A test runner with a report of its own. It may also fail outside its tests, or before it writes the report. */
export function reportRunner({ ok, output }: ProgramResult, counted: Report | undefined): Report {
  if (counted && (ok || counted.failed > 0)) return counted;
  return sum([...(counted ? [counted] : []), report.failed(lastLines(output))]);
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
}

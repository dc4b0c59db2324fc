import type { ProgramOptions, ProgramResult } from '../run-program.ts';
import { report, sum, type Report } from './report.ts';

/** One part of `npm test`. */
export interface Step {
  /** As in `npm test -- --only <name>`. */
  name: string;
  title: string;
  /** Cannot run where one of these has failed. */
  needs?: string[];
  /** Whether {@link StepContext.runnerArgs} can choose some of its files. */
  takesFiles?: boolean;
  run(context: StepContext): Promise<Report>;
}

export interface StepContext {
  /** For the programs that the step runs: where their output is kept, and when they must end. */
  options: ProgramOptions & { log: string };
  /** What the command line adds for the test runner: files, or after a `--` its options. Usually empty. */
  runnerArgs: string[];
  note: (text: string) => void;
  /** The address of a server that is there for tests, with an empty database; started when first asked for. */
  databaseUrl: () => Promise<string>;
}

const SHOWN_LINES = 60;

/** A program that passes or fails as a whole. */
export function reportProgram({ ok, output }: ProgramResult): Report {
  return ok ? report.passed() : report.failed(lastLines(output));
}

/** A test runner, which counts for itself; but it may also fail outside its tests, or before it counts. */
export function reportRunner({ ok, output }: ProgramResult, counted: Report | undefined): Report {
  if (counted && (ok || counted.failed > 0)) return counted;
  return sum([...(counted ? [counted] : []), report.failed(lastLines(output))]);
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
}

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import terminal from '../../scripts/launcher/terminal.cjs';
import { CACHE } from '../../scripts/root.ts';
import { rememberedPass, rememberPass, stateFor } from './passes.ts';
import { countsOf, report, sum, type Report } from './report.ts';
import type { Step, StepContext } from './step.ts';
import { LazyTestDatabase } from './test-database.ts';

/** Programs print as they go, or take a tenth of this in all. One that has printed nothing for so long hangs, on any machine. */
const SILENCE_LIMIT_MS = 20 * 60_000;
/** For what runs no program. */
const STEP_LIMIT_MS = 180 * 60_000;

/** Marks a step as failed in the console, and carries its report. */
class StepFailed extends Error {
  readonly report: Report;

  constructor(report: Report) {
    super('some of the step failed');
    this.report = report;
  }
}

export interface RunOptions {
  stop: AbortSignal;
  runnerArgs: string[];
  /** Take a step as passed that has passed in the same state. */
  remember: boolean;
  /** Where passes are kept. */
  passes: string;
}

/** As many run beside each other, so that two cores have work. */
const BESIDE_EACH_OTHER = 2;

/** Runs every step that can run, prints the failures, and returns the sum of all reports. */
export async function runSteps(steps: Step[], options: RunOptions): Promise<Report> {
  const results = new Map<string, Report>();
  const running = new Map<Step, Promise<void>>();
  const database = new LazyTestDatabase();
  for (const { prepare } of steps.length > 1 ? steps : []) prepare?.(options.stop);

  for (const step of steps) {
    while (!mayStart(step, [...running.keys()])) await Promise.race(running.values());
    if (options.stop.aborted) break;
    const work = take(step, results, database, options).then((result) => {
      results.set(step.name, result);
      running.delete(step);
    });
    running.set(step, work);
  }
  await Promise.all(running.values());
  await database.stop();
  return sum([...results.values()]);
}

/** Of those that run beside each other all are quiet but one. */
function mayStart({ needs = [], after = [], isQuiet }: Step, running: Step[]): boolean {
  if (running.some(({ name }) => needs.includes(name) || after.includes(name))) return false;
  if (running.length === 0) return true;
  return running.length < BESIDE_EACH_OTHER && (isQuiet === true || running.every((other) => other.isQuiet));
}

/** Skips, remembers or runs one step. */
async function take(
  step: Step,
  results: ReadonlyMap<string, Report>,
  database: LazyTestDatabase,
  { stop, runnerArgs, remember, passes }: RunOptions,
): Promise<Report> {
  const culprit = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
  if (culprit !== undefined) {
    const skipped = report.skipped(`${step.title}, because ${culprit} failed`);
    showSkips(skipped);
    return skipped;
  }
  const pass = remember ? rememberedPass(passes, step) : undefined;
  if (pass !== undefined) {
    const told = `unchanged since its last pass: ${countsOf(pass)}`;
    terminal.say(`  ${terminal.dim('=')} ${step.title.padEnd(28)} ${terminal.dim(told)}`);
    showSkips(pass);
    return pass;
  }
  const log = join(CACHE, 'test-logs', `${step.name}.log`);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(STEP_LIMIT_MS)]);
  const options = { log, signal, silenceMs: SILENCE_LIMIT_MS };
  const isWhole = runnerArgs.length === 0 && process.env.SALA_LONG_TESTS === undefined;
  const before = isWhole ? stateFor(step) : undefined;
  const result = await runStep(step, { options, runnerArgs, database });
  if (isWhole) rememberPass(passes, step, before, result);
  showSkips(result);
  showFlakes(result);
  showFailures(result, log);
  return result;
}

async function runStep(step: Step, context: Omit<StepContext, 'note'>): Promise<Report> {
  try {
    return await terminal.step(step.title, async (note) => {
      const result = await step.run({ ...context, note });
      note(countsOf(result));
      if (result.failed > 0) throw new StepFailed(result);
      return result;
    });
  } catch (error) {
    if (error instanceof StepFailed) return error.report;
    const { name, message, stack, cause } = error as Error;
    if ((cause as Error | undefined)?.name === 'TimeoutError') {
      return report.failed(`Ended: it had printed nothing for ${SILENCE_LIMIT_MS / 60_000} minutes.`);
    }
    if (name === 'AbortError') return report.skipped(`${step.title}, because the run was ended`);
    return report.failed(name === 'StartupError' ? message : (stack ?? message));
  }
}

function showSkips({ skips }: Report): void {
  for (const skip of skips) terminal.say(`  - Not run: ${skip}`);
}

function showFlakes({ flakes }: Report): void {
  for (const flake of flakes) {
    terminal.say(`\n${terminal.red('!')} Passed only when run again: ${stripVTControlCharacters(flake)}`);
  }
}

function showFailures({ failures }: Report, log: string): void {
  if (failures.length === 0) return;
  for (const failure of failures) {
    terminal.say(`\n${terminal.red('✗')} ${stripVTControlCharacters(failure)}`);
  }
  terminal.say(terminal.dim(`\n    All that it printed: ${log}\n`));
}

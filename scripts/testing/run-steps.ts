import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import terminal from '../launcher/terminal.cjs';
import { CACHE } from '../root.ts';
import { countsOf, report, sum, type Report } from './report.ts';
import type { Step, StepContext } from './step.ts';
import { LazyTestDatabase } from './test-database.ts';

/** No step takes a third of this. One that is still running then hangs. */
const STEP_LIMIT_MS = 25 * 60_000;

/** Marks a step as failed in the console, and carries its report. */
class StepFailed extends Error {
  readonly report: Report;

  constructor(report: Report) {
    super('some of the step failed');
    this.report = report;
  }
}

/** Runs every step that can run, prints the failures, and returns the sum of all reports. */
export async function runSteps(
  steps: Step[],
  { stop, runnerArgs }: { stop: AbortSignal; runnerArgs: string[] },
): Promise<Report> {
  const results = new Map<string, Report>();
  const database = new LazyTestDatabase();
  const hasFailed = (name: string): boolean => (results.get(name)?.failed ?? 0) > 0;

  for (const step of steps) {
    if (stop.aborted) break;
    const culprit = step.needs?.find(hasFailed);
    if (culprit !== undefined) {
      const skipped = report.skipped(`${step.title}, because ${culprit} failed`);
      results.set(step.name, skipped);
      showSkips(skipped);
      continue;
    }
    const log = join(CACHE, 'test-logs', `${step.name}.log`);
    const options = { log, signal: AbortSignal.any([stop, AbortSignal.timeout(STEP_LIMIT_MS)]) };
    const result = await runStep(step, { options, runnerArgs, databaseUrl: () => database.url() });
    results.set(step.name, result);
    showSkips(result);
    showFlakes(result);
    showFailures(result, log);
  }
  await database.stop();
  return sum([...results.values()]);
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
      return report.failed(
        `Ended after ${STEP_LIMIT_MS / 60_000} minutes, in which it did not come to an end.`,
      );
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

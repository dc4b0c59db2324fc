// npm test: runs every check, on a machine that has only Node and npm.
// npm test -- --only lint,bff runs some of it, npm test -- --only bff platform/audit some files of one step.
// npm run test:long runs what takes too long for that: the files named *.long.spec.ts, and the rows of docs/reliability.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from './explain-failure.ts';
import terminal from './launcher/terminal.cjs';
import { CACHE } from './root.ts';
import { countsOf } from '../tests/steps/report.ts';
import { listenForStop } from './stop-signal.ts';
import { runSteps } from '../tests/steps/run-steps.ts';
import { sourceSteps } from '../tests/steps/source-steps.ts';
import { STEP_NAMES } from '../tests/steps/step-names.ts';
import type { Step } from '../tests/steps/step.ts';
import { testSteps } from '../tests/steps/test-steps.ts';

const STEPS = [...sourceSteps, ...testSteps];

interface Choice {
  /** Whether all is chosen, so that what has not changed need not run again. A CI runs all. */
  remember: boolean;
  steps: Step[];
  /** For the runner of the one step that is chosen. */
  runnerArgs: string[];
}

function readChoice(): Choice {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, long: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = values.only?.split(',');
  const chosen = names
    ? names.map(findStep)
    : STEPS.filter(({ hasLongTests, isLong }) => (values.long ? hasLongTests : !isLong));
  // The runners read it in their configurations.
  if (values.long) process.env.SALA_LONG_TESTS = 'on';
  const [first] = chosen;
  if (positionals.length > 0 && (chosen.length !== 1 || !first?.takesFiles)) {
    const takers = STEPS.filter(({ takesFiles }) => takesFiles).map(({ name }) => name);
    throw new StartupError(
      `Files can be named for one of ${takers.join(', ')}, as in: npm test -- --only ${takers[0] ?? ''} ${positionals[0] ?? ''}`,
    );
  }
  const needed = chosen.flatMap(({ needs = [] }) => needs);
  return {
    remember: names === undefined && !values.long && !process.env.CI,
    steps: STEPS.filter((step) => chosen.includes(step) || needed.includes(step.name)),
    runnerArgs: positionals,
  };
}

function findStep(name: string): Step {
  const step = STEPS.find((step) => step.name === name);
  if (step) return step;
  throw new StartupError(`--only knows ${STEP_NAMES.join(', ')}, and not ${name}.`);
}

async function test(): Promise<void> {
  const { steps, ...choice } = readChoice();
  const stop = listenForStop();
  const result = await runSteps(steps, { stop, passes: join(CACHE, 'passes'), ...choice });
  if (result.remembered > 0) {
    terminal.say(
      `\n  ${result.remembered} of them passed in an earlier run, with the same files. CI=true npm test runs all.`,
    );
  }
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0 || stop.aborted) process.exitCode = 1;
}

await test().catch(explainFailure);
process.exit();

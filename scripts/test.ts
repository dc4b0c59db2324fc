// npm test: runs the quick checks, on a machine that has only Node and npm.
// npm run test:full runs these, and what takes longer: other engines, clients, the chart, what stands around the product.
// npm run test:full -- --rest runs only the latter, and adds the sum of the last npm test on this commit.
// npm test -- --only lint,bff runs some of it, npm test -- --only bff platform/audit some files of one step.
// npm run test:long runs what takes too long for that: the files named *.long.spec.ts, and the rows of docs/reliability.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from './explain-failure.ts';
import terminal from './launcher/terminal.cjs';
import { CACHE, ROOT } from './root.ts';
import { countsOf, sum } from '../tests/steps/report.ts';
import { keepRun, withQuickRun } from '../tests/steps/kept-runs.ts';
import { listenForStop } from './stop-signal.ts';
import { runSteps } from '../tests/steps/run-steps.ts';
import { sourceSteps } from '../tests/steps/source-steps.ts';
import { STEP_NAMES } from '../tests/steps/step-names.ts';
import type { Step, Tier } from '../tests/steps/step.ts';
import { testSteps } from '../tests/steps/test-steps.ts';

const STEPS = [...sourceSteps, ...testSteps];

interface Choice {
  /** Whether all is chosen, so that what has not changed need not run again. A CI runs all. */
  remember: boolean;
  steps: Step[];
  /** Whether these are all that `npm test` runs, and nothing else. */
  isQuick: boolean;
  /** Whether the sum of the last `npm test` belongs to the result. */
  isRest: boolean;
  /** For the runner of the one step that is chosen. */
  runnerArgs: string[];
}

function readChoice(): Choice {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string' },
      full: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const names = values.only?.split(',');
  const chosen = names
    ? names.map(findStep)
    : STEPS.filter(({ hasLongTests, tier = 'quick' }) =>
        values.long ? hasLongTests : tiersOf(values).includes(tier),
      );
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
    isQuick: names === undefined && !values.long && !values.full && positionals.length === 0,
    isRest: names === undefined && values.rest,
    steps: STEPS.filter((step) => chosen.includes(step) || needed.includes(step.name)),
    runnerArgs: positionals,
  };
}

function tiersOf({ full, rest }: { full: boolean; rest: boolean }): Tier[] {
  if (rest) return ['full'];
  return full ? ['quick', 'full'] : ['quick'];
}

function findStep(name: string): Step {
  const step = STEPS.find((step) => step.name === name);
  if (step) return step;
  throw new StartupError(`--only knows ${STEP_NAMES.join(', ')}, and not ${name}.`);
}

async function test(): Promise<void> {
  const { steps, isQuick, isRest, ...choice } = readChoice();
  // Said before minutes of work, not after them.
  if (isRest) withQuickRun(ROOT, sum([]));
  const stop = listenForStop();
  const own = await runSteps(steps, { stop, passes: join(CACHE, 'passes'), ...choice });
  keepRun(ROOT, own, isQuick);
  const result = isRest ? withQuickRun(ROOT, own) : own;
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

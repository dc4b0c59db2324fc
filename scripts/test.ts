// npm test: runs every check, on a machine that has only Node and npm.
// npm test -- --only lint,bff runs some of it, npm test -- --only bff test/audit some files of one step.
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from './explain-failure.ts';
import terminal from './launcher/terminal.cjs';
import { countsOf } from './testing/report.ts';
import { listenForStop } from './stop-signal.ts';
import { runSteps } from './testing/run-steps.ts';
import { sourceSteps } from './testing/source-steps.ts';
import type { Step } from './testing/step.ts';
import { testSteps } from './testing/test-steps.ts';

const STEPS = [...sourceSteps, ...testSteps];

interface Choice {
  steps: Step[];
  /** For the runner of the one step that is chosen. */
  runnerArgs: string[];
}

function readChoice(): Choice {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const names = values.only?.split(',');
  const chosen = names ? names.map(findStep) : STEPS;
  const [first] = chosen;
  if (positionals.length > 0 && (chosen.length !== 1 || !first?.takesFiles)) {
    const takers = STEPS.filter(({ takesFiles }) => takesFiles).map(({ name }) => name);
    throw new StartupError(
      `Files can be named for one of ${takers.join(', ')}, as in: npm test -- --only ${takers[0] ?? ''} ${positionals[0] ?? ''}`,
    );
  }
  const needed = chosen.flatMap(({ needs = [] }) => needs);
  return {
    steps: STEPS.filter((step) => chosen.includes(step) || needed.includes(step.name)),
    runnerArgs: positionals,
  };
}

function findStep(name: string): Step {
  const step = STEPS.find((step) => step.name === name);
  if (step) return step;
  throw new StartupError(`--only knows ${STEPS.map(({ name }) => name).join(', ')}, and not ${name}.`);
}

async function test(): Promise<void> {
  const { steps, runnerArgs } = readChoice();
  const stop = listenForStop();
  const result = await runSteps(steps, { stop, runnerArgs });
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0 || stop.aborted) process.exitCode = 1;
}

await test().catch(explainFailure);
process.exit();

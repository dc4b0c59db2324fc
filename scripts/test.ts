// npm test: everything that must hold, on a machine that has only Node and npm.
// npm test -- --only lint,bff runs some of it.
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

function chosenSteps(): Step[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only === undefined) return STEPS;
  const names = only.split(',');
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown === undefined) {
    const needed = STEPS.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
    return STEPS.filter(({ name }) => names.includes(name) || needed.includes(name));
  }
  const known = STEPS.map(({ name }) => name).join(', ');
  throw new StartupError(`--only knows ${known}, and not ${unknown}.`);
}

async function test(): Promise<void> {
  const stop = listenForStop();
  const result = await runSteps(chosenSteps(), stop);
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0 || stop.aborted) process.exitCode = 1;
}

await test().catch(explainFailure);
process.exit();

// npm run test:compose: builds the images, takes the stack of docker-compose.yml through a start for real work, and with the
// demo data through sign-in, a rolling restart, backup and restore. Needs a Docker engine with the plug-ins buildx and compose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whyNoEngine } from './containers/engine.ts';
import { runCases } from './containers/run-cases.ts';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { CACHE } from '../../scripts/root.ts';
import { listenForStop } from '../../scripts/stop-signal.ts';
import { countsOf, report } from '../../tests/steps/report.ts';

async function testCompose(): Promise<void> {
  const reason = await whyNoEngine();
  if (reason !== undefined) {
    const skipped = report.skipped(`the Compose stack: ${reason}`);
    terminal.say(`\n${terminal.red('NOT RUN')}: ${skipped.skips.join()}\n\n${countsOf(skipped)}`);
    return;
  }
  const log = join(CACHE, 'test-logs', 'compose.log');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const stop = listenForStop();
  const result = await runCases((title, work) => terminal.step(title, work), { log, signal: stop });
  for (const failure of result.failures) terminal.say(`\n${terminal.red('✗')} ${failure}`);
  for (const skip of result.skips) terminal.say(`  - Not run: ${skip}`);
  terminal.say(terminal.dim(`\n  All that it printed: ${log}`));
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0) process.exitCode = 1;
}

await testCompose().catch(explainFailure);
process.exit();

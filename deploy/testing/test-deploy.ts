// npm run test:deploy: checks the Helm chart with the real tools, which it builds with Go if they are not there.
// npm run test:deploy -- --update writes the README of the chart and the golden files.
import { parseArgs } from 'node:util';
import { checkChart } from './chart/check-chart.ts';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { listenForStop } from '../../scripts/stop-signal.ts';
import { countsOf } from '../../tests/steps/report.ts';

async function testDeploy(): Promise<void> {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const signal = listenForStop();
  const result = await terminal.step('Helm chart', (note) =>
    checkChart({ signal, building: signal, update: values.update, note }),
  );
  for (const failure of result.failures) terminal.say(`\n${terminal.red('✗')} ${failure}`);
  for (const skip of result.skips) terminal.say(`  - Not run: ${skip}`);
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0 || signal.aborted) process.exitCode = 1;
}

await testDeploy().catch(explainFailure);
process.exit();

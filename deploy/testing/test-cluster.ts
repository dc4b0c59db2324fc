// npm run test:cluster: installs the chart in the cluster that kubectl points to, upgrades it under load, rolls it back and
// uninstalls it, in namespaces of its own; once more with CloudNativePG, if its operator is there. SALA_BFF_IMAGE and
// SALA_WEB_IMAGE name images that the cluster can pull.
import { checkCluster } from './cluster/check-cluster.ts';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { listenForStop } from '../../scripts/stop-signal.ts';
import { countsOf } from '../../tests/steps/report.ts';

const { SALA_BFF_IMAGE = 'sala-bff:0.1.0', SALA_WEB_IMAGE = 'sala-web:0.1.0' } = process.env;

async function testCluster(): Promise<void> {
  const signal = listenForStop();
  const images = { bff: SALA_BFF_IMAGE, web: SALA_WEB_IMAGE };
  const result = await checkCluster(images, signal, (title, work) => terminal.step(title, work));
  for (const failure of result.failures) terminal.say(`\n${terminal.red('✗')} ${failure}`);
  for (const skip of result.skips) terminal.say(`  - Not run: ${skip}`);
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0 || signal.aborted) process.exitCode = 1;
}

await testCluster().catch(explainFailure);
process.exit();

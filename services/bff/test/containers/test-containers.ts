// npm run test:containers: runs the HTTP tests of the BFF on PostgreSQL 17 and 18, and those that need them on NATS, an S3 store
// and a mail server, in containers. npm run test:containers -- policies/policies.spec runs some files. Needs a Docker engine.
import { join } from 'node:path';
import { whyNoDocker } from '../../../../deploy/testing/containers/engine.ts';
import { ensureTestImages } from '../../../../deploy/testing/containers/test-images.ts';
import { explainFailure } from '../../../../scripts/explain-failure.ts';
import terminal from '../../../../scripts/launcher/terminal.cjs';
import { CACHE } from '../../../../scripts/root.ts';
import { listenForStop } from '../../../../scripts/stop-signal.ts';
import { countsOf, report, sum, type Report } from '../../../../tests/steps/report.ts';
import { MAJORS, runTests } from './run-tests.ts';

async function testContainers(): Promise<void> {
  const reason = await whyNoDocker();
  if (reason !== undefined) {
    const skipped = report.skipped(`the API in containers: ${reason}`);
    terminal.say(`\n${terminal.red('NOT RUN')}: ${skipped.skips.join()}\n\n${countsOf(skipped)}`);
    return;
  }
  const signal = listenForStop();
  const log = join(CACHE, 'test-logs', 'containers.log');
  const runnerArgs = process.argv.slice(2);
  await terminal.step('Images', (note) => ensureTestImages(note, { signal }));
  const reports: Report[] = [];
  for (const major of MAJORS) {
    reports.push(
      await terminal.step(`PostgreSQL ${major}`, async (note) => {
        const result = await runTests(major, { options: { log, signal }, runnerArgs, note });
        note(countsOf(result));
        return result;
      }),
    );
  }
  const result = sum(reports);
  for (const failure of result.failures) terminal.say(`\n${terminal.red('✗')} ${failure}`);
  for (const skip of result.skips) terminal.say(`  - Not run: ${skip}`);
  terminal.say(`\n${countsOf(result)}`);
  if (result.failed > 0) process.exitCode = 1;
}

await testContainers().catch(explainFailure);
process.exit();

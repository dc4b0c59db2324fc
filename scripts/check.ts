// node scripts/with-node.cjs scripts/check.ts <check> [--fix]: runs one check of the sources.
import { StartupError } from '@sala/postgres';
import { CHECKS, isCheckName } from '../tests/sources/checks.ts';
import { explainFailure } from './explain-failure.ts';

async function check(name: string | undefined, fix: boolean): Promise<void> {
  if (!isCheckName(name)) {
    throw new StartupError(`Name what to check: ${Object.keys(CHECKS).join(', ')}.`);
  }
  const { ok, output } = await CHECKS[name]({ fix });
  console.log(output.trim());
  if (!ok) process.exitCode = 1;
}

await check(process.argv[2], process.argv.includes('--fix')).catch(explainFailure);

// npm run release -- <version>: makes a release of the current commit into a folder, and says how to publish it. It changes
// nothing else.
// npm run release -- <version> --commit writes the version into the sources first, commits and tags it.
// --folder <path>: another folder than .cache/releases/<version>.
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { CACHE, ROOT } from '../../scripts/root.ts';
import { findInPath } from '../testing/chart/go.ts';
import { ensureTool, findTool } from '../testing/chart/tools.ts';
import { askAdvisories } from './advisories.ts';
import { makeRelease } from './make-release.ts';
import { checkPreconditions } from './preconditions.ts';

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { commit: { type: 'boolean', default: false }, folder: { type: 'string' } },
    allowPositionals: true,
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0)
    throw new StartupError('Say which version to release, as in npm run release -- 1.2.3.');
  await checkPreconditions(ROOT, version);
  if ((await findTool('helm')) === undefined && findInPath('helm') === undefined)
    await terminal.step('Helm, from its sources', () => ensureTool('helm'));
  const folder = values.folder === undefined ? join(CACHE, 'releases', version) : resolve(values.folder);
  const { files, notMade } = await terminal.step(`Release ${version}`, () =>
    makeRelease({ root: ROOT, version, folder, commit: values.commit }),
  );
  const shown = relative(process.cwd(), folder);
  for (const file of files) terminal.say(`    ${join(shown, file)}`);
  for (const missing of notMade) terminal.say(`  ${terminal.red('- Not made:')} ${missing}`);
  if (notMade.length > 0) process.exitCode = 1;
  await sayAdvisories();
  terminal.say(`\nNothing was published. ${join(shown, 'publish.md')} has the commands that do it.`);
}

/** The release is made all the same. A serious advisory fails the program; one that nobody was asked about is told. */
async function sayAdvisories(): Promise<void> {
  const advisories = await terminal.step('Advisories of packages', () => askAdvisories(ROOT));
  if (advisories.isAnswered && advisories.found.length === 0) return;
  if (advisories.isAnswered && advisories.isSerious) process.exitCode = 1;
  const told = advisories.isAnswered
    ? `${terminal.red('Advisories')} concern ${advisories.found.join(', ')}: npm audit says more.`
    : `${terminal.red('NOT RUN')}: the registry did not answer (${advisories.reason}). Scan the bills of materials before you publish.`;
  terminal.say(`  ${told}`);
}

await release().catch(explainFailure);
process.exit();

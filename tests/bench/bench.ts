// npm run bench: measures the speed of the product on this machine. It checks no limits.
// npm run bench -- --only request-path,start measures some parts of it; --write puts what it has measured into
// docs/performance.md, or into a chapter of docs/operations. With SALA_DEMO_FACTS=1000000 the analyses count as many facts.
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { writeSection } from './document.ts';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';
import { postgresVersion } from './running.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
});

async function bench(parts: Part[], isWriting: boolean): Promise<void> {
  const dataDirectory = await makeTemporaryDirectory();
  try {
    if (parts.some(({ document }) => document === undefined)) await prepare(dataDirectory);
    for (const part of parts) {
      terminal.say(`\n  ${terminal.bold(part.title)}\n`);
      const table = await part.measure({ dataDirectory });
      printTable(table);
      if (isWriting)
        await writeSection(part, table, table.postgres ?? (await postgresVersion({ dataDirectory })));
    }
  } finally {
    await removeDirectory(dataDirectory);
  }
}

/** Builds, migrates and seeds, so that no part measures that. */
async function prepare(dataDirectory: string): Promise<void> {
  const first = new ProductProcess({
    SALA_DATA_DIR: dataDirectory,
    SALA_DEMO_FACTS: process.env.SALA_DEMO_FACTS,
  });
  await first.ready();
  await first.end();
}

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each.name === name);
  const names = PARTS.map((each) => each.name).join(', ');
  if (!part) throw new StartupError(`The bench has no part ${name}. Name some of: ${names}.`);
  return part;
}

try {
  await bench(values.only?.split(',').map(partNamed) ?? PARTS, values.write);
} catch (error) {
  explainFailure(error);
}

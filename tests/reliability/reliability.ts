// npm run test:long -- --only reliability: tries to break each promise of docs/reliability.md, with real processes on a real
// PostgreSQL. Names choose some rows; -- --write puts what was measured into the document.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { StartupError } from '@sala/postgres';
import { explainFailure } from '../../scripts/explain-failure.ts';
import terminal from '../../scripts/launcher/terminal.cjs';
import { cellsOf, writeRows } from './document.ts';
import type { Measured, Row } from './row.ts';
import { ROWS } from './rows.ts';
import { Site } from './site.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function rowNamed(name: string): Row {
  const row = ROWS.find((each) => each.name === name);
  if (row) return row;
  throw new StartupError(
    `There is no row ${name}. Name some of: ${ROWS.map(({ name }) => name).join(', ')}.`,
  );
}

let starting: Promise<Site> | undefined;
const startSite = () => (starting ??= Site.start());
/** Undefined if no row needed it, or it could not start. */
const startedSite = async () => await starting?.catch(() => undefined);

/** What a row throws is what it has measured. What does not hold says how busy the machine was. */
async function measure(row: Row): Promise<Measured> {
  try {
    const result = await terminal.step(row.name, (note) => row.measure(startSite, note));
    return result.outcome === 'does not hold' ? failed(result.measured) : result;
  } catch (error) {
    return failed((error as Error).message.split('\n', 1).join(''));
  } finally {
    await (await startedSite())?.stopReplicas();
  }
}

function failed(measured: string): Measured {
  const [minute = 0] = loadavg();
  return { outcome: 'does not hold', measured: `${measured}; the load was ${minute.toFixed(0)} at the end` };
}

async function run(rows: Row[]): Promise<void> {
  const measured = new Map<string, string[]>();
  for (const row of rows) {
    const result = await measure(row);
    measured.set(row.name, cellsOf(row, result));
    terminal.say(
      `    ${row.happens}\n    → ${row.expected}\n    → ${result.measured}: ${terminal.bold(result.outcome)}\n`,
    );
    if (result.outcome === 'does not hold') process.exitCode = 1;
    // After each row: what takes hours is not lost by its last minute.
    if (values.write) await writeRows(measured);
  }
}

try {
  await run(positionals.length > 0 ? positionals.map(rowNamed) : ROWS);
} catch (error) {
  explainFailure(error);
} finally {
  await (await startedSite())?.stop();
}
process.exit();

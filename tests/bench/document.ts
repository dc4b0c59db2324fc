import { readFile, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Part } from './part.ts';
import { markdownOf, type Table } from './table.ts';

const FILE = join(resolve(import.meta.dirname, '../..'), 'docs/performance.md');
const BYTES_PER_GB = 1e9;

/** Replaces what an earlier run has written about this part, between the marks of its section. */
export async function writeSection(part: Part, table: Table, postgres: string): Promise<void> {
  const [begin, end] = [`<!-- bench: ${part.name} -->`, `<!-- end of ${part.name} -->`];
  const document = await readFile(FILE, 'utf8');
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no marks ${begin} and ${end}.`);
  const section = [
    begin,
    `## ${part.title}`,
    part.method,
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, PostgreSQL ${postgres}.`,
    markdownOf(table),
    '',
  ].join('\n\n');
  const text = document.slice(0, from) + section + document.slice(to);
  const options = await resolveConfig(FILE);
  await writeFile(FILE, await format(text, { ...options, filepath: FILE }));
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? arch();
  const memory = `${(totalmem() / BYTES_PER_GB).toFixed(0)} GB`;
  return `${availableParallelism()} cores (${model}), ${memory}, Node ${process.versions.node}`;
}

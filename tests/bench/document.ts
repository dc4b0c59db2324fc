import { join, resolve } from 'node:path';
import { machine, replaceMarked } from '../support/marked-part.ts';
import type { Part } from './part.ts';
import { markdownOf, type Table } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Replaces what an earlier run has written about this part, between the marks of its section. */
export async function writeSection(part: Part, table: Table, postgres: string): Promise<void> {
  const file = join(ROOT, part.document ?? 'docs/performance.md');
  await replaceMarked(file, [`<!-- bench: ${part.name} -->`, `<!-- end of ${part.name} -->`], () =>
    [
      `## ${part.title}`,
      part.method,
      `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, PostgreSQL ${postgres}.`,
      markdownOf(table),
    ].join('\n\n'),
  );
}

import { join, resolve } from 'node:path';
import { machine, replaceMarked } from '../support/marked-part.ts';
import type { Part } from './part.ts';
import { markdownOf, type Table } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the figures of a part stand, and between which marks. */
export function sectionOf({ name, document }: Part): { file: string; marks: [string, string] } {
  const file = join(ROOT, document ?? 'docs/performance.md');
  return { file, marks: [`<!-- bench: ${name} -->`, `<!-- end of ${name} -->`] };
}

/** Replaces what an earlier run has written about this part, between the marks of its section. */
export async function writeSection(part: Part, table: Table, postgres: string): Promise<void> {
  const { file, marks } = sectionOf(part);
  await replaceMarked(file, marks, () =>
    [
      `## ${part.title}`,
      part.method,
      `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, PostgreSQL ${postgres}.`,
      markdownOf(table),
    ].join('\n\n'),
  );
}

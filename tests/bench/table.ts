import terminal from '../../scripts/launcher/terminal.cjs';

/** What was measured. The first column names the row. */
export interface Table {
  columns: string[];
  rows: string[][];
  /** The versions of PostgreSQL, if the part ran servers of its own. */
  postgres?: string;
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const count = (value: number): string => Math.round(value).toLocaleString('en-US');

export function printTable({ columns, rows }: Table): void {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, at) => cell[at === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0));
  for (const cells of [columns, ...rows]) terminal.say(`  ${line(cells).join('   ')}`);
}

export function markdownOf({ columns, rows }: Table): string {
  const alignment = columns.map((_, at) => (at === 0 ? '---' : '--:'));
  return [columns, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { markdownOf } from '../bench/table.ts';
import { machine, replaceMarked } from '../support/marked-part.ts';
import type { Measured, Row } from './row.ts';
import { ROWS } from './rows.ts';

const FILE = join(resolve(import.meta.dirname, '../..'), 'docs/reliability.md');
const MARKS: [string, string] = ['<!-- reliability -->', '<!-- end of reliability -->'];
const COLUMNS = ['row', 'what happens', 'what must hold', 'measured', 'result', 'on'];

/** The cells of a row. */
export function cellsOf({ name, happens, expected }: Row, { measured, outcome }: Measured): string[] {
  const on = outcome === 'not run' ? '–' : new Date().toISOString().slice(0, 10);
  return [`\`${name}\``, happens, expected, measured.replaceAll('|', '/'), outcome, on];
}

/** Replaces the rows that were measured, and keeps the others as an earlier run has written them. */
export async function writeRows(measured: ReadonlyMap<string, string[]>): Promise<void> {
  await replaceMarked(FILE, MARKS, (now) => {
    const kept = new Map(now.split('\n').map((line) => [nameIn(line), cellsIn(line)]));
    const rows = ROWS.flatMap(({ name }) => {
      const cells = measured.get(name) ?? kept.get(name);
      return cells === undefined ? [] : [cells];
    });
    return [
      `The last run was on ${machine()}, with PostgreSQL on the same cores.`,
      markdownOf({ columns: COLUMNS, rows }).replace(/--:/g, '---'),
    ].join('\n\n');
  });
}

/** Of the rows that have been measured once. */
export async function namesInDocument(): Promise<string[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n');
  return lines.map(nameIn).filter((name) => name !== undefined);
}

function nameIn(line: string): string | undefined {
  return /^\| `([\w-]+)`/.exec(line)?.[1];
}

function cellsIn(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

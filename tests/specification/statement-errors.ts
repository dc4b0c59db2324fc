import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/root.ts';
import { type Proof, type Statement, STATEMENT_COUNT } from './statement.ts';

/** Where `npm test` finds no test. */
const IS_SPEC = /(?<!\.long)\.spec\.tsx?$/;
const QUOTE = '[\'"`]';

/** Checks that each statement stands there once, and that every test and record that it names exists. */
export function statementErrors(statements: Statement[]): string[] {
  const numbers = Array.from({ length: STATEMENT_COUNT }, (_, at) => at + 1);
  return [
    ...numbers.flatMap((number) => numberErrors(number, statements)),
    ...statements
      .filter(({ number }) => !numbers.includes(number))
      .map(({ number }) => `${number} is no statement of the specification`),
    ...statements.flatMap((statement) =>
      shownErrors(statement).map((error) => `statement ${statement.number}: ${error}`),
    ),
  ];
}

function numberErrors(number: number, statements: Statement[]): string[] {
  const times = statements.filter((statement) => statement.number === number).length;
  return times === 1 ? [] : [`statement ${number} must stand there once, and does ${times} times`];
}

function shownErrors({ shown }: Statement): string[] {
  if (shown.state === 'open') return shown.reason === '' ? ['must say what is missing'] : [];
  const proofs = shown.proofs.flatMap(proofErrors);
  if (shown.state === 'held') return shown.proofs.length === 0 ? ['must name a test'] : proofs;
  return [
    ...(existsSync(join(ROOT, shown.record)) ? [] : [`${shown.record} is not there`]),
    ...(shown.reason === '' ? ['must say why it differs'] : []),
    ...proofs,
  ];
}

function proofErrors({ file, title, row }: Proof): string[] {
  if (!IS_SPEC.test(file) || !existsSync(join(ROOT, file))) return [`${file} is no file of npm test`];
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (!hasTest(source, title)) return [`${file} has no test “${title}”`];
  return row === undefined || hasRow(source, row) ? [] : [`${file} has no row “${row}”`];
}

/** A title is the first argument of a call. */
function hasTest(source: string, title: string): boolean {
  const call = new RegExp(`(\\w*)\\(\\s*${QUOTE}${escaped(title)}${QUOTE}\\s*,`, 'g');
  return [...source.matchAll(call)].some(([, callee = '']) => !['skip', 'fixme', 'todo'].includes(callee));
}

/** A row begins with a text, or is the value of a key. */
function hasRow(source: string, row: string): boolean {
  return new RegExp(`(?:${QUOTE}${escaped(row)}${QUOTE}|(?<!\\w)${escaped(row)}(?=:))`).test(source);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

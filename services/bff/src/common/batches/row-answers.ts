import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { brokenRules } from '../contract/contract.pipe.js';
import { StrayRow } from '../contract/stray-row.js';
import { type Violation } from '../contract/violation.js';
import { AppError } from '../errors/app-error.js';

/** What became of a row that was not refused. */
export interface Written {
  result: 'created' | 'updated' | 'unchanged';
  id: number;
}

/** A row that matches its class, or why it is refused. */
export type JudgedRow<Row> = { row: Row } | { refusal: AppError };
export type RowOutcome = Written | { refusal: AppError };

/** Rows that are judged in one turn of the event loop. */
const SLICE = 100;

/**
 * Judges each row by itself.
 * @param keyOf what a row is about; of two that are about the same, the first counts
 */
export async function judgeRows<Row extends object>(
  rows: readonly unknown[],
  type: Type<Row>,
  keyOf: (row: Row) => string,
): Promise<JudgedRow<Row>[]> {
  const judged: JudgedRow<Row>[] = [];
  const firstOf = new Map<string, number>();
  for (const [index, value] of rows.entries()) {
    if (index % SLICE === SLICE - 1) await nextTurn();
    const result = await judge(value, type);
    const key = 'row' in result ? keyOf(result.row) : undefined;
    const first = key === undefined ? undefined : firstOf.get(key);
    if (key !== undefined && first === undefined) firstOf.set(key, index);
    judged.push(
      first === undefined ? result : broken([{ field: '', rule: 'duplicateRow', params: { row: first } }]),
    );
  }
  return judged;
}

/** The rows that match their class. */
export function soundRows<Row>(judged: readonly JudgedRow<Row>[]): Row[] {
  return judged.flatMap((result) => ('row' in result ? [result.row] : []));
}

/** Writes each row by itself, in order. What is refused does not concern the others. */
export async function writeRows<Row>(
  judged: readonly JudgedRow<Row>[],
  write: (row: Row) => Promise<Written> | Written,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const result of judged) {
    if ('refusal' in result) outcomes.push(result);
    else outcomes.push(await writeRow(result.row, write));
  }
  return outcomes;
}

async function writeRow<Row>(row: Row, write: (row: Row) => Promise<Written> | Written): Promise<RowOutcome> {
  try {
    return await write(row);
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    throw error;
  }
}

async function judge<Row extends object>(value: unknown, type: Type<Row>): Promise<JudgedRow<Row>> {
  if (value instanceof StrayRow) return broken(value.violations());
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return broken([{ field: '', rule: 'object', params: {} }]);
  const row = plainToInstance(type, value);
  const violations = await brokenRules(row);
  return violations.length === 0 ? { row } : broken(violations);
}

function broken(violations: Violation[]): { refusal: AppError } {
  return { refusal: new AppError('contractBroken', {}, violations) };
}

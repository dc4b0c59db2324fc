import { AppError } from '../errors/app-error.js';
import { type ProcessLimits } from '../limited/limited-job.js';
import { LimitedProcess, programBeside } from '../limited/limited-process.js';
import { brokenSheet, type Sheet, type SheetReading, sheetOf } from './sheet.js';
import { SHEET_WORK } from './sheet-limits.js';
import { type TableAnswer, type TableJob } from './table-job.js';

const reader = new LimitedProcess<TableJob, TableAnswer>(
  programBeside(import.meta.url, 'table-program'),
  SHEET_WORK,
);

/**
 * Reads a table that was uploaded in a process of its own, which ends with the signal.
 * @throws AppError mediaTypeUnsupported for another archive than a workbook, contractBroken for what cannot be read or
 *   takes too much to read, unavailable if no process could be started.
 */
export async function readSheet(
  bytes: Buffer,
  signal: AbortSignal,
  { namedIn, ...reading }: SheetReading = {},
  limits: ProcessLimits = SHEET_WORK,
): Promise<Sheet> {
  const answer = await reader.run({ bytes, reading }, { signal, limits });
  if (answer === null) throw brokenSheet('sheetWork');
  if ('table' in answer) return sheetOf(answer.table, { ...reading, namedIn });
  const { reason, params, data } = answer.refusal;
  throw new AppError(reason, params, data);
}

import { type ErrorName } from '../errors/error-codes.js';
import { type MessageParams } from '../errors/app-error.js';
import { type Table, type TableReading } from './sheet.js';

/** What the process of `table-program.ts` is sent. */
export interface TableJob {
  bytes: Uint8Array;
  reading: TableReading;
}

/** The table, or why there is none: what an `AppError` is made of. */
export type TableAnswer =
  | { table: Table }
  | { refusal: { reason: ErrorName; params: MessageParams; data: unknown } };

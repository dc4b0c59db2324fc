import type { RequestOptions } from '../../api/request';
import type { ImportState, UndoObstacle } from '../../api/generated/model';
import type { SheetChoice, SheetRead } from '../sheets/sheet-reading';

/** For each field the column from which it is read. */
export type ImportColumns<Field extends string> = Record<Field, number | null>;

/** What an import would do. */
export interface ImportCheckResult<Field extends string> extends SheetRead {
  id: string;
  header: string[];
  sample: string[][];
  columns: ImportColumns<Field>;
  unusedColumns: number[];
  rows: number;
  create: number;
  update: number;
  unchanged: number;
  error: number;
  errorTotal: number;
  errors: { row: number; field: Field; value: string; msg: string }[];
}

export interface ImportOutcome {
  operationId: string;
  undoableUntil: string;
  created: number;
  updated: number;
  /** Rows that were left out. */
  rejected: number;
}

export interface ImportProgress<Field extends string> {
  fileName: string;
  state: ImportState;
  check: ImportCheckResult<Field> | null;
  result: ImportOutcome | null;
}

interface Confirmed {
  create: number;
  update: number;
  skipErrors: boolean;
}

/** The operations of the server that import a noun. */
export interface ImportCalls<Field extends string> {
  upload: (
    body: { file: Blob },
    choice: SheetChoice,
    options: RequestOptions,
  ) => Promise<ImportCheckResult<Field>>;
  progress: (id: string, options: RequestOptions) => Promise<ImportProgress<Field>>;
  map: (
    id: string,
    columns: ImportColumns<Field>,
    options: RequestOptions,
  ) => Promise<ImportCheckResult<Field>>;
  errors: (id: string, options: RequestOptions) => Promise<Blob>;
  rejected: (id: string, options: RequestOptions) => Promise<Blob>;
  confirm: (id: string, counts: Confirmed, options: RequestOptions) => Promise<ImportOutcome>;
  /** Of the operation that the import was. */
  status: (operationId: string, options: RequestOptions) => Promise<{ obstacle: UndoObstacle | null }>;
  undo: (operationId: string, options: RequestOptions) => Promise<unknown>;
}

/** What is said of a noun. */
export interface ImportTexts<Field extends string> {
  title: string;
  /** How rows and columns are read. */
  rules: string;
  /** @param columns the names of those that are not used */
  unused: (columns: string) => string;
  columnOf: (field: Field) => string;
}

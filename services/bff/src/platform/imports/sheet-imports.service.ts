import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { worded } from '../../common/sheets/cell-error.dto.js';
import { readSheet } from '../../common/sheets/read-sheet.js';
import { type SheetReader } from '../../common/field-tables/sheet-reader.js';
import { columnCount, columnsInOrder, type SheetColumns } from '../../common/sheets/sheet-columns.js';
import { SHEET_LIMITS } from '../../common/sheets/sheet-limits.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { withoutRefused } from '../../common/text/characters.js';
import { isDuplicate } from '../database/is-duplicate.js';
import { type ImportCheck, type ImportWriting, type RowError } from './import-check.js';
import {
  ERROR_COLUMNS,
  IMPORT_FILE_NAME,
  IMPORT_SAMPLE_ROWS,
  MAX_IMPORT_ERRORS,
} from './imports.constants.js';
import { csvFile } from './csv-file.js';
import { rejectedLines, type RejectedRow } from './rejected-lines.js';
import { type SheetImport } from './sheet-import.entity.js';
import {
  type ConfirmedImport,
  type ImportError,
  type ImportProgress,
  type ImportTold,
  type SentSheet,
} from './sheet-import.dto.js';
import { type SheetImportsRepository } from './sheet-imports.repository.js';

const LINES_PER_CHUNK = 100;

/** What was written, without the rows that were left out. */
export interface Written {
  created: number;
  updated: number;
}

interface Noun<Field extends string> {
  reader: SheetReader<Field>;
  /** Characters of a cell that are kept. */
  cell?: number;
}

/** A table is imported in two steps: first it is checked, then all of it is imported or nothing. */
export abstract class SheetImportsService<Field extends string, Creation, Update, Result extends Written> {
  protected constructor(
    protected readonly manager: EntityManager,
    private readonly imports: SheetImportsRepository,
    private readonly noun: Noun<Field>,
  ) {}

  /** What the import would do. If a manager is given, the records to be changed are locked. */
  protected abstract check(
    pending: Pick<SheetImport, 'rows' | 'columns'>,
    principal: Principal,
    writing?: ImportWriting,
  ): Promise<ImportCheck<Creation, Update>>;

  /** Writes a checked import as one operation with this id. */
  protected abstract write(
    manager: EntityManager,
    actor: SignedInActor,
    id: string,
    check: ImportCheck<Creation, Update>,
  ): Promise<Result>;

  /** @throws AppError contractBroken, mediaTypeUnsupported or bodyTooLarge if the file cannot be read. */
  async upload(
    principal: Principal,
    { file: { bytes, name }, choice, language, signal }: SentSheet,
  ): Promise<ImportTold<Field>> {
    const { reader, cell } = this.noun;
    const namedIn = (cells: string[]) => columnCount(reader.columnsOf(cells));
    const sheet = await readSheet(bytes, signal, { ...choice, cell, namedIn });
    const columns = reader.columnsOf(sheet.header);
    const { accountId } = principal;
    const own = { id: randomUUID(), accountId, fileName: storedName(name), result: null };
    const stored = await this.imports.insert({ ...own, ...sheet, columns });
    return await this.dryRun(stored, principal, language);
  }

  /** The import as it is now, without waiting for a confirmation that is running. */
  async progress(
    principal: Principal,
    id: string,
    language: Language,
  ): Promise<ImportProgress<Field, Result>> {
    const { accountId } = principal;
    const found = await this.imports.findUnlocked(accountId, id);
    if (!found) {
      const fileName = await this.imports.fileNameOf(accountId, id);
      if (fileName === null) throw new AppError('notFound');
      return { fileName, state: 'importing', check: null, result: null };
    }
    const { fileName } = found;
    const result = this.resultOf(found);
    if (result) return { fileName, state: 'imported', check: null, result };
    const check = await this.dryRun(found, principal, language);
    return { fileName, state: 'checked', check, result: null };
  }

  async mapColumns(
    principal: Principal,
    id: string,
    columns: SheetColumns<Field>,
    language: Language,
  ): Promise<ImportTold<Field>> {
    const pending = await this.pending(principal, id);
    this.refuseColumns(columns, pending.header.length);
    await this.imports.update(id, { columns });
    return await this.dryRun(Object.assign(pending, { columns }), principal, language);
  }

  /** All errors as CSV, one per line. The lines are produced while the client reads. */
  async errors(principal: Principal, id: string, language: Language): Promise<Attachment> {
    const pending = await this.pending(principal, id);
    const { errors } = await this.check(pending, principal);
    return csvFile('import-errors', this.errorLines(errors, pending, language));
  }

  /** The rows with errors as CSV, each with its reasons behind it: to be corrected and imported again. */
  async rejected(principal: Principal, id: string, language: Language): Promise<Attachment> {
    const found = await this.imports.find(principal.accountId, id);
    if (!found) throw new AppError('notFound');
    // Of a confirmed import only these rows are kept, with the reasons that they had then.
    const rows = found.result
      ? (found.rows as RejectedRow[])
      : this.rejectedOf(found, await this.check(found, principal), language);
    const header = [...found.header, ERROR_COLUMNS[language].msg];
    return csvFile('rows-to-correct', rejectedLines(header, rows));
  }

  /** Idempotent: a second confirmation returns the first response and imports nothing. */
  async confirm(
    actor: SignedInActor,
    id: string,
    expected: ConfirmedImport,
    language: Language,
  ): Promise<Result & { rejected: number }> {
    try {
      return await this.manager.transaction((manager) =>
        this.importPending(manager, actor, { id, expected, language }),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Somebody has taken a key since the check.
      const current = await this.dryRun(await this.pending(actor, id), actor, language);
      throw new AppError('conflict', {}, current, { cause: error });
    }
  }

  private async importPending(
    manager: EntityManager,
    actor: SignedInActor,
    { id, expected, language }: { id: string; expected: ConfirmedImport; language: Language },
  ): Promise<Result & { rejected: number }> {
    const pending = await this.imports.lock(manager, actor.accountId, id);
    if (!pending) throw new AppError('notFound');
    const done = this.resultOf(pending);
    if (done) return done;
    const check = await this.check(pending, actor, { manager, actor });
    if (check.error > 0 && expected.skipErrors !== true)
      throw new AppError('importHasErrors', { count: check.error });
    if (check.create.length !== expected.create || check.update.length !== expected.update)
      throw new AppError('conflict', {}, this.told(pending, check, language));
    const result = await this.write(manager, actor, id, check);
    const rows = this.rejectedOf(pending, check, language);
    await this.imports.update(id, { result, rows }, manager);
    return { ...result, rejected: rows.length };
  }

  private async pending({ accountId }: Principal, id: string): Promise<SheetImport> {
    const found = await this.imports.find(accountId, id);
    if (!found || found.result) throw new AppError('notFound');
    return found;
  }

  /** Of a confirmed import only the rows are kept that were left out. */
  private resultOf({ rows, result }: SheetImport): (Result & { rejected: number }) | null {
    return result && { ...(result as Result), rejected: rows.length };
  }

  private async dryRun(
    pending: SheetImport,
    principal: Principal,
    language: Language,
  ): Promise<ImportTold<Field>> {
    return this.told(pending, await this.check(pending, principal), language);
  }

  private told(
    pending: SheetImport,
    check: ImportCheck<Creation, Update>,
    language: Language,
  ): ImportTold<Field> {
    const { id, format, encoding, sheets, sheet, headerRow, header, columns, rows } = pending;
    const { reader } = this.noun;
    const sample = rows.slice(0, IMPORT_SAMPLE_ROWS).map(({ cells }) => reader.readableCells(cells, columns));
    return {
      id,
      format,
      encoding,
      sheets,
      sheet,
      headerRow,
      header,
      sample: sample.map((cells) => cells.map(shortened)),
      columns: columnsInOrder(columns, reader.fields),
      unusedColumns: reader.unusedColumns(header),
      rows: rows.length,
      create: check.create.length,
      update: check.update.length,
      unchanged: check.unchanged,
      error: check.error,
      errorTotal: check.errors.length,
      errors: check.errors.slice(0, MAX_IMPORT_ERRORS).map((error) => this.errorOf(error, pending, language)),
    };
  }

  /** The rows with errors, and their reasons in words. */
  private rejectedOf(
    pending: SheetImport,
    { errors }: ImportCheck<Creation, Update>,
    language: Language,
  ): RejectedRow[] {
    const byRow = Map.groupBy(errors, ({ row }) => row);
    return pending.rows.flatMap(({ row, cells }) => {
      const found = byRow.get(row);
      if (found === undefined) return [];
      const reason = found
        .map((error) => this.errorOf(error, pending, language))
        .map(({ column, msg }) => `${column}: ${msg}`)
        .join('; ');
      return [{ row, cells: this.noun.reader.readableCells(cells, pending.columns), reason }];
    });
  }

  /** Chunks of a few hundred lines, one in each turn of the event loop. */
  private async *errorLines(
    errors: RowError[],
    pending: SheetImport,
    language: Language,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(Object.values(ERROR_COLUMNS[language]));
    for (let start = 0; start < errors.length; start += LINES_PER_CHUNK) {
      const chunk = errors.slice(start, start + LINES_PER_CHUNK);
      yield chunk.map((error) => errorLine(this.errorOf(error, pending, language))).join('');
      await nextTurn();
    }
  }

  private errorOf(
    { row, field, value, rule, params }: RowError,
    { header, columns }: SheetImport,
    language: Language,
  ): ImportError<Field> {
    const { reader } = this.noun;
    const index = columns[field] ?? null;
    const headed = index === null ? '' : (header[index] ?? '');
    const column = headed === '' ? (reader.labels[language].fields[field] ?? field) : headed;
    const told = rule === 'enum' ? { values: reader.choicesOf(field as Field, language) } : params;
    const place = { row, field: field as Field, column, value: shortened(value) };
    return worded({ ...place, rule, params: told }, language);
  }

  /** @throws AppError contractBroken if a column does not exist or is mapped to two fields. */
  private refuseColumns(columns: SheetColumns<Field>, length: number): void {
    const taken = new Set<number>();
    const violations = this.noun.reader.fields.flatMap((field): Violation[] => {
      const column = columns[field];
      if (column === null) return [];
      if (column >= length) return [{ field, rule: 'maximum', params: { max: length - 1 } }];
      if (taken.has(column)) return [{ field, rule: 'columnOnce', params: {} }];
      taken.add(column);
      return [];
    });
    if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
  }
}

function storedName(name: string): string {
  return withoutRefused(name).slice(-IMPORT_FILE_NAME.maxLength).toWellFormed();
}

/** A cell as answers show it. */
function shortened(cell: string): string {
  return cell.slice(0, SHEET_LIMITS.cell).toWellFormed();
}

function errorLine({ row, column, value, rule, msg }: ImportError<string>): string {
  return csvLine([row, column, value, rule, msg]);
}

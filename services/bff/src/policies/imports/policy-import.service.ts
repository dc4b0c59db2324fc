import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { type UploadedFile } from '../../common/http/uploads.js';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { worded } from '../../common/sheets/cell-error.dto.js';
import { readSheet } from '../../common/sheets/read-sheet.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { withoutRefused } from '../../common/text/characters.js';
import { IMPORT_FILE_NAME, IMPORT_SAMPLE_ROWS, MAX_IMPORT_ERRORS } from '../policies/policies.constants.js';
import { POLICY_IMPORT_FIELDS } from '../policies/policy-fields.constants.js';
import { type Check, PolicyImportCheckService, type RowError } from './policy-import-check.service.js';
import {
  type ConfirmPolicyImportDto,
  type ImportCellErrorDto,
  type PolicyImportColumnsDto,
  type PolicyImportDto,
  type PolicyImportProgressDto,
  type PolicyImportResultDto,
} from './policy-import.dto.js';
import { rejectedLines, type RejectedRow } from './policy-import-rejected.js';
import { PolicyImportWriterService } from './policy-import-writer.service.js';
import { type PolicyImport } from './policy-import.entity.js';
import { PolicyImportRepository } from './policy-import.repository.js';
import { choicesOf, ERROR_COLUMNS, POLICY_LABELS } from '../policies/policy-labels.js';
import { columnsOf, readableCells, unusedColumns } from './policy-sheet-row.js';

const LINES_PER_CHUNK = 100;

/** A table is imported in two steps: first it is checked, then all of it is imported or nothing. */
@Injectable()
export class PolicyImportService {
  constructor(
    private readonly imports: PolicyImportRepository,
    private readonly checks: PolicyImportCheckService,
    private readonly writer: PolicyImportWriterService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError contractBroken, mediaTypeUnsupported or bodyTooLarge if the file cannot be read. */
  async upload(
    accountId: number,
    { bytes, name }: UploadedFile,
    language: Language,
    signal: AbortSignal,
  ): Promise<PolicyImportDto> {
    const { format, encoding, header, rows } = await readSheet(bytes, signal);
    const columns = columnsOf(header);
    const own = { id: randomUUID(), accountId, fileName: storedName(name), result: null };
    return await this.dryRun(
      await this.imports.insert({ ...own, format, encoding, header, rows, columns }),
      language,
    );
  }

  /** The import as it is now, without waiting for a confirmation that is running. */
  async progress(accountId: number, id: string, language: Language): Promise<PolicyImportProgressDto> {
    const found = await this.imports.findUnlocked(accountId, id);
    if (!found) {
      const fileName = await this.imports.fileNameOf(accountId, id);
      if (fileName === null) throw new AppError('notFound');
      return { fileName, state: 'importing', check: null, result: null };
    }
    const { fileName, result } = found;
    if (result) return { fileName, state: 'imported', check: null, result: resultOf(found, result) };
    return { fileName, state: 'checked', check: await this.dryRun(found, language), result: null };
  }

  async mapColumns(
    accountId: number,
    id: string,
    columns: PolicyImportColumnsDto,
    language: Language,
  ): Promise<PolicyImportDto> {
    const pending = await this.pending(accountId, id);
    refuseColumns(columns, pending.header.length);
    await this.imports.update(id, { columns });
    return await this.dryRun(Object.assign(pending, { columns }), language);
  }

  /** All errors as CSV, one per line. The lines are produced while the client reads. */
  async errors(accountId: number, id: string, language: Language): Promise<Readable> {
    const pending = await this.pending(accountId, id);
    const { errors } = await this.checks.check(pending);
    return Readable.from(errorLines(errors, pending, language), { highWaterMark: 1 });
  }

  /** The rows with errors as CSV, each with its reasons behind it: to be corrected and imported again. */
  async rejected(accountId: number, id: string, language: Language): Promise<Readable> {
    const found = await this.imports.find(accountId, id);
    if (!found) throw new AppError('notFound');
    // Of a confirmed import only these rows are kept, with the reasons that they had then.
    const rows = found.result
      ? (found.rows as RejectedRow[])
      : rejectedOf(found, await this.checks.check(found), language);
    const header = [...found.header, ERROR_COLUMNS[language].msg];
    return Readable.from(rejectedLines(header, rows), { highWaterMark: 1 });
  }

  /** Idempotent: a second confirmation returns the first response and imports nothing. */
  async confirm(
    actor: SignedInActor,
    id: string,
    expected: ConfirmPolicyImportDto,
    language: Language,
  ): Promise<PolicyImportResultDto> {
    return await this.manager.transaction(async (manager) => {
      const pending = await this.imports.lock(manager, actor.accountId, id);
      if (!pending) throw new AppError('notFound');
      if (pending.result) return resultOf(pending, pending.result);
      const check = await this.checks.check(pending, manager);
      if (check.error > 0 && expected.skipErrors !== true)
        throw new AppError('importHasErrors', { count: check.error });
      if (check.create.length !== expected.create || check.update.length !== expected.update)
        throw new AppError('conflict', {}, this.told(pending, check, language));
      const result = await this.writer.write(manager, actor, id, check);
      const rows = rejectedOf(pending, check, language);
      await this.imports.update(id, { result, rows }, manager);
      return { ...result, rejected: rows.length };
    });
  }

  private async pending(accountId: number, id: string): Promise<PolicyImport> {
    const found = await this.imports.find(accountId, id);
    if (!found || found.result) throw new AppError('notFound');
    return found;
  }

  private async dryRun(pending: PolicyImport, language: Language): Promise<PolicyImportDto> {
    return this.told(pending, await this.checks.check(pending), language);
  }

  private told(pending: PolicyImport, check: Check, language: Language): PolicyImportDto {
    const { id, format, encoding, header, columns, rows } = pending;
    return {
      id,
      format,
      encoding,
      header,
      sample: rows.slice(0, IMPORT_SAMPLE_ROWS).map(({ cells }) => readableCells(cells, columns)),
      columns,
      unusedColumns: unusedColumns(header),
      rows: rows.length,
      create: check.create.length,
      update: check.update.length,
      unchanged: check.unchanged,
      error: check.error,
      errorTotal: check.errors.length,
      errors: check.errors.slice(0, MAX_IMPORT_ERRORS).map((error) => errorOf(error, pending, language)),
    };
  }
}

/** Of a confirmed import only the rows are kept that were left out. */
function resultOf({ rows }: Pick<PolicyImport, 'rows'>, written: object): PolicyImportResultDto {
  return { ...(written as Omit<PolicyImportResultDto, 'rejected'>), rejected: rows.length };
}

/** The rows with errors, and their reasons in words. */
function rejectedOf(pending: PolicyImport, { errors }: Check, language: Language): RejectedRow[] {
  const byRow = Map.groupBy(errors, ({ row }) => row);
  return pending.rows.flatMap(({ row, cells }) => {
    const found = byRow.get(row);
    if (found === undefined) return [];
    const reason = found
      .map((error) => errorOf(error, pending, language))
      .map(({ column, msg }) => `${column}: ${msg}`)
      .join('; ');
    return [{ row, cells: readableCells(cells, pending.columns), reason }];
  });
}

function storedName(name: string): string {
  return withoutRefused(name).slice(-IMPORT_FILE_NAME.maxLength).toWellFormed();
}

/** Chunks of a few hundred lines, one in each turn of the event loop. */
async function* errorLines(
  errors: RowError[],
  pending: PolicyImport,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.values(ERROR_COLUMNS[language]));
  for (let start = 0; start < errors.length; start += LINES_PER_CHUNK) {
    const chunk = errors.slice(start, start + LINES_PER_CHUNK);
    yield chunk.map((error) => errorLine(errorOf(error, pending, language))).join('');
    await nextTurn();
  }
}

function errorLine({ row, column, value, rule, msg }: ImportCellErrorDto): string {
  return csvLine([row, column, value, rule, msg]);
}

function errorOf(
  { row, field, value, rule, params }: RowError,
  { header, columns }: PolicyImport,
  language: Language,
): ImportCellErrorDto {
  const index = columns[field];
  const headed = index === null ? '' : (header[index] ?? '');
  const column = headed === '' ? POLICY_LABELS[language].fields[field] : headed;
  const told = rule === 'enum' ? { values: choicesOf(field, language) } : params;
  return worded({ row, field, column, value, rule, params: told }, language);
}

/** @throws AppError contractBroken if a column does not exist or is mapped to two fields. */
function refuseColumns(columns: PolicyImportColumnsDto, length: number): void {
  const taken = new Set<number>();
  const violations = POLICY_IMPORT_FIELDS.flatMap((field): Violation[] => {
    const column = columns[field];
    if (column === null) return [];
    if (column >= length) return [{ field, rule: 'maximum', params: { max: length - 1 } }];
    if (taken.has(column)) return [{ field, rule: 'columnOnce', params: {} }];
    taken.add(column);
    return [];
  });
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
}

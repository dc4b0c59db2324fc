import { AppError } from '../errors/app-error.js';
import { type RuleContext } from '../contract/violation.js';
import { UPLOAD_PART } from '../http/upload-part.constants.js';
import { SHEET_LIMITS } from './sheet-limits.js';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SHEET_ENCODINGS = ['UTF-8', 'UTF-16', 'UTF-16BE', 'GBK', 'Big5', 'windows-1252'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** How a file is read. What is not given is found out. */
export interface SheetChoice {
  encoding?: SheetEncoding;
  /** Of a workbook, counted from 1. */
  sheet?: number;
  /** Counted as spreadsheet programs do. */
  headerRow?: number;
}

export interface TableReading extends SheetChoice {
  /** Characters of a cell that are kept. */
  cell?: number;
}

export interface SheetReading extends TableReading {
  /** How many cells of a row name a field. */
  namedIn?: (cells: string[]) => number;
}

/** What a file has, before its header is found: rows without blank ones, all cells as text. */
export interface Table {
  format: SheetFormat;
  encoding: SheetEncoding;
  /** CSV is one sheet without a name. */
  sheets: string[];
  /** The one that is read, counted from 1. */
  sheet: number;
  rows: SheetRow[];
}

/** The sheets of a file, which of them is read, and from where. */
export interface SheetPlace extends Pick<Table, 'sheet' | 'sheets'> {
  headerRow: number;
}

/** An uploaded table: the header and the rows below. */
export interface Sheet extends SheetPlace, Table {
  header: string[];
}

export interface SheetRow {
  /** Counted as spreadsheet programs do. The header is usually row 1. */
  row: number;
  cells: string[];
}

/** Rows among which the header is looked for; above it stand titles and notes. */
const HEADER_ROWS = 20;
/** A row below the first is the header if so many of its cells name a field: one may do so by chance. */
const NAMED = 2;

/** Collects rows within the limits. Blank ones count for the numbers of those that follow, but are not kept. */
export class SheetBuilder {
  readonly cell: number;
  private readonly all: SheetRow[] = [];
  private lines = 0;
  private characters = 0;

  constructor(private readonly reading: TableReading) {
    this.cell = reading.cell ?? SHEET_LIMITS.cell;
  }

  /** @throws AppError where there are too many. */
  add(row: number, cells: readonly string[]): void {
    const { lines, rows, cells: width, table } = SHEET_LIMITS;
    if ((this.lines += 1) > lines) throw brokenSheet('sheetLines', { max: lines });
    if (cells.length > width) throw brokenSheet('sheetCells', { max: width });
    if (row < (this.reading.headerRow ?? 1)) return;
    const texts = cells.slice(0, SHEET_LIMITS.columns).map((cell) => cellText(cell, this.cell));
    if (texts.every((text) => text === '')) return;
    this.characters += texts.reduce((sum, { length }) => sum + length, 0);
    if (this.characters > table) throw brokenSheet('sheetText', { max: table });
    if (this.all.push({ row, cells: texts }) > rows + HEADER_ROWS)
      throw brokenSheet('sheetRows', { max: rows });
  }

  build(format: SheetFormat, encoding: SheetEncoding, sheets = [''], sheet = 1): Table {
    return { format, encoding, sheets, sheet, rows: this.all };
  }
}

/**
 * Parts a table into its header and the rows below.
 * @throws AppError where there is not even a header.
 */
export function sheetOf({ rows: all, ...table }: Table, reading: SheetReading = {}): Sheet {
  const at = headerAt(all, reading);
  const header = all[at];
  if (!header) throw brokenSheet('sheetEmpty');
  const rows = all.slice(at + 1);
  if (rows.length > SHEET_LIMITS.rows) throw brokenSheet('sheetRows', { max: SHEET_LIMITS.rows });
  const names = header.cells.map((cell) => cellText(cell, SHEET_LIMITS.headerCell));
  return { ...table, headerRow: header.row, header: names, rows };
}

/** The first row, unless one of the next names more fields. */
function headerAt(rows: SheetRow[], { headerRow, namedIn }: SheetReading): number {
  if (headerRow !== undefined || !namedIn) return 0;
  const named = rows.slice(0, HEADER_ROWS).map(({ cells }) => namedIn(cells));
  const most = Math.max(0, ...named);
  return most < NAMED ? 0 : named.indexOf(most);
}

/** A cut within a surrogate pair would leave invalid text. */
function cellText(cell: string, longest: number): string {
  return cell.slice(0, longest).toWellFormed().trim();
}

export function brokenSheet(
  rule: RuleContext['rule'],
  params: RuleContext['params'] = {},
  options?: ErrorOptions,
): AppError {
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule, params }], options);
}

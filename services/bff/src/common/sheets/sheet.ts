import { AppError } from '../errors/app-error.js';
import { type RuleContext } from '../contract/violation.js';
import { UPLOAD_PART } from '../http/uploads.js';
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

export interface SheetReading extends SheetChoice {
  /** Characters of a cell that are kept. */
  cell?: number;
  /** How many cells of a row name a field. */
  namedIn?: (cells: string[]) => number;
}

/** The sheets of a file, and which of them is read. CSV is one without a name. */
export interface SheetPlace {
  sheets: string[];
  /** Counted from 1. */
  sheet: number;
  headerRow: number;
}

/** An uploaded table: the header and the rows below, all cells as text. */
export interface Sheet extends SheetPlace {
  format: SheetFormat;
  encoding: SheetEncoding;
  header: string[];
  rows: SheetRow[];
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

  constructor(private readonly reading: SheetReading) {
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

  /** @throws AppError where there is not even a header. */
  build(format: SheetFormat, encoding: SheetEncoding, sheets = [''], sheet = 1): Sheet {
    const at = this.headerAt();
    const header = this.all[at];
    if (!header) throw brokenSheet('sheetEmpty');
    const rows = this.all.slice(at + 1);
    if (rows.length > SHEET_LIMITS.rows) throw brokenSheet('sheetRows', { max: SHEET_LIMITS.rows });
    const names = header.cells.map((cell) => cellText(cell, SHEET_LIMITS.headerCell));
    return { format, encoding, sheets, sheet, headerRow: header.row, header: names, rows };
  }

  /** The first row, unless one of the next names more fields. */
  private headerAt(): number {
    const { headerRow, namedIn } = this.reading;
    if (headerRow !== undefined || !namedIn) return 0;
    const named = this.all.slice(0, HEADER_ROWS).map(({ cells }) => namedIn(cells));
    const most = Math.max(0, ...named);
    return most < NAMED ? 0 : named.indexOf(most);
  }
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

import { AppError } from '../errors/app-error.js';
import { type RuleContext } from '../contract/violation.js';
import { UPLOAD_PART } from '../http/uploads.js';
import { SHEET_LIMITS } from './sheet-limits.js';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SHEET_ENCODINGS = ['UTF-8', 'UTF-16', 'GBK'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** An uploaded table: the header and the other rows, all cells as text. */
export interface Sheet {
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

/** Collects rows within the limits. Blank ones count for the numbers of those that follow, but are not kept. */
export class SheetBuilder {
  private header: string[] | undefined;
  private readonly rows: SheetRow[] = [];
  private lines = 0;
  private characters = 0;

  /** @param cell characters of a cell that are kept */
  constructor(readonly cell: number = SHEET_LIMITS.cell) {}

  /** @throws AppError where there are too many. */
  add(row: number, cells: readonly string[]): void {
    const { lines, rows, cells: width, table } = SHEET_LIMITS;
    if ((this.lines += 1) > lines) throw brokenSheet('sheetLines', { max: lines });
    if (cells.length > width) throw brokenSheet('sheetCells', { max: width });
    const longest = this.header ? this.cell : SHEET_LIMITS.headerCell;
    const texts = cells.slice(0, SHEET_LIMITS.columns).map((cell) => cellText(cell, longest));
    if (texts.every((text) => text === '')) return;
    this.characters += texts.reduce((sum, { length }) => sum + length, 0);
    if (this.characters > table) throw brokenSheet('sheetText', { max: table });
    if (!this.header) this.header = texts;
    else if (this.rows.length < rows) this.rows.push({ row, cells: texts });
    else throw brokenSheet('sheetRows', { max: rows });
  }

  /** @throws AppError where there is not even a header. */
  build(format: SheetFormat, encoding: SheetEncoding): Sheet {
    if (!this.header) throw brokenSheet('sheetEmpty');
    return { format, encoding, header: this.header, rows: this.rows };
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

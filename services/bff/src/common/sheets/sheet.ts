import { AppError } from '../errors/app-error.js';
import { type RuleContext } from '../contract/violation.js';
import { UPLOAD_PART } from '../http/uploads.js';

/** What is read of a table; more is refused, so that no file takes more than its share of the memory. */
export const SHEET_LIMITS = {
  /** Below the header. */
  rows: 10_000,
  columns: 50,
  /** Characters of one cell; what is longer is cut, and then breaks the rule of its column. */
  cell: 1_000,
} as const;

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SHEET_ENCODINGS = ['UTF-8', 'UTF-16', 'GBK'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** A table as it was sent: its first row with its others, all cells as text. */
export interface Sheet {
  format: SheetFormat;
  encoding: SheetEncoding;
  header: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** As spreadsheet programs count: the header is mostly 1. */
  row: number;
  cells: string[];
}

/** Collects rows within the limits. Empty ones count for the numbers of those that follow, but are not kept. */
export class SheetBuilder {
  private header: string[] | undefined;
  private readonly rows: SheetRow[] = [];

  /** @throws AppError where there are too many. */
  add(row: number, cells: string[]): void {
    const texts = cells.slice(0, SHEET_LIMITS.columns).map(cellText);
    if (texts.every((text) => text === '')) return;
    if (!this.header) this.header = texts;
    else if (this.rows.length < SHEET_LIMITS.rows) this.rows.push({ row, cells: texts });
    else throw brokenSheet('sheetRows', { max: SHEET_LIMITS.rows });
  }

  /** @throws AppError where there is not even a header. */
  build(format: SheetFormat, encoding: SheetEncoding): Sheet {
    if (!this.header) throw brokenSheet('sheetEmpty');
    return { format, encoding, header: this.header, rows: this.rows };
  }
}

/** Cut within a pair of surrogates, it would be no text. */
function cellText(cell: string): string {
  return cell.slice(0, SHEET_LIMITS.cell).toWellFormed().trim();
}

export function brokenSheet(
  rule: RuleContext['rule'],
  params: RuleContext['params'] = {},
  options?: ErrorOptions,
): AppError {
  return new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule, params }], options);
}

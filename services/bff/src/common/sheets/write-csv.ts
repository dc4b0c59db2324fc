import { withoutBidiControls } from '../text/isolated.js';
import { neutralised } from './formulas.js';

/** With it, spreadsheet programs read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of CSV (RFC 4180), without formulas. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = withoutBidiControls(neutralised(cell));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

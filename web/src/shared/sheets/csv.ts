/** A table to be saved: the names of its columns, and its rows. */
export interface Sheet {
  columns: string[];
  rows: (string | number | null)[][];
}

/**
 * Spreadsheet programs take such a text for a formula, which they may run, for the error of one, or for a number, most of whose digits they
 * lose. The server neutralises the same texts.
 */
const MISREAD =
  /^'*(?:[=+\-@＝＋－＠\t\r]|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!)$|\d(?:\.\d+)?E\+\d{2,3}$)/;
/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The sheet as RFC 4180 asks: CRLF, quotes doubled. Numbers stay as they are, without separators. */
export function csvOf({ columns, rows }: Sheet): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = MISREAD.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

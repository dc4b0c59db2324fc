/** A table to be saved: the names of its columns, and its rows. */
export interface Sheet {
  columns: string[];
  rows: (string | number | null)[][];
}

/** Spreadsheet programs treat such a text as a formula, and may run it. The server neutralises the same texts. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
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
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

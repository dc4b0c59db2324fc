import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SheetRow } from '../../common/sheets/sheet.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';

/** A row that was not imported, and why. */
export interface RejectedRow extends SheetRow {
  reason: string;
}

const LINES_PER_CHUNK = 100;

/** The rows under the header of their table, with the reason in the column behind its last. */
export async function* rejectedLines(header: string[], rows: RejectedRow[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for (let start = 0; start < rows.length; start += LINES_PER_CHUNK) {
    const chunk = rows.slice(start, start + LINES_PER_CHUNK);
    yield chunk.map(({ cells, reason }) => csvLine(lineOf(cells, reason, header.length - 1))).join('');
    await nextTurn();
  }
}

/** A row may have fewer or more cells than the header. */
function lineOf(cells: string[], reason: string, columns: number): string[] {
  const filled = Array.from({ length: columns }, (_, at) => cells[at] ?? '');
  return [...filled, reason];
}

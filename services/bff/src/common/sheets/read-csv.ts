import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { brokenSheet, SheetBuilder, type SheetEncoding, type Table, type TableReading } from './sheet.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { decoderOf, encodingOf } from './sheet-text.js';

const DELIMITERS = [',', ';', '\t'] as const;
/** Files of several programs that were put together have several of them. */
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** How spreadsheet programs are told the delimiter. They show it as no row. */
const DECLARED = /^sep=([,;\t])?\s*?(?:\r\n|\n|\r)/i;
/** Bytes that are read before what they hold is counted. */
const CHUNK = 4_096;

/**
 * Reads CSV as spreadsheet programs write it, parted by comma, semicolon or tab.
 * @throws AppError contractBroken with the rule that the file breaks.
 */
export async function readCsv(bytes: Buffer, reading: TableReading = {}): Promise<Table> {
  const encoding = reading.encoding ?? encodingOf(bytes);
  const sheet = new SheetBuilder(reading);
  const start = decoderOf(encoding, false).decode(bytes.subarray(0, CHUNK));
  const declared = DECLARED.exec(start);
  let row = 0;
  /** Of the last row that was read. Its texts may have line breaks. */
  let line = declared ? 1 : 0;
  const parser = parse({
    delimiter: declared?.[1] ?? delimiterIn(start.slice(declared?.[0].length ?? 0)),
    record_delimiter: LINE_ENDS,
    from: declared ? 2 : 1,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: SHEET_LIMITS.row,
    // The lines that it counts when it fails are those of the whole piece.
    on_record: (record, { lines }) => {
      line = lines;
      return record;
    },
    // Empty cells have no characters, so that the size of a record does not bound how many there are.
    cast: (text, { index }) => {
      if (index < SHEET_LIMITS.cells) return text;
      throw brokenSheet('sheetCells', { max: SHEET_LIMITS.cells });
    },
  });
  try {
    await pipeline(textOf(bytes, encoding), parser, async (records: AsyncIterable<string[]>) => {
      for await (const cells of records) sheet.add((row += 1), cells);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw brokenSheet('csv', { line: line + 1 }, { cause: error });
  }
  return sheet.build('csv', encoding);
}

function* textOf(bytes: Buffer, encoding: SheetEncoding): Generator<string> {
  const decoder = decoderOf(encoding, true);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const end = start + CHUNK;
    yield decode(() => decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length }));
  }
}

function decode(read: () => string): string {
  try {
    const text = read();
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw brokenSheet('encoding', {}, { cause });
  }
  throw brokenSheet('encoding');
}

/** The delimiter that occurs most often in the first line that has one, outside of quotation marks. */
function delimiterIn(start: string): string {
  const bare = start.replaceAll(/"[^"]*"/g, '');
  const line =
    bare.split(/[\r\n]/).find((one) => DELIMITERS.some((delimiter) => one.includes(delimiter))) ?? '';
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

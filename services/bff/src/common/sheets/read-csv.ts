import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../errors/app-error.js';
import { brokenSheet, type Sheet, SheetBuilder, type SheetEncoding } from './sheet.js';
import { SHEET_LIMITS } from './sheet-limits.js';

const DELIMITERS = [',', ';', '\t'] as const;
const UTF16_MARK = Buffer.from([0xff, 0xfe]);
/** Bytes that are read in one turn of the event loop. */
const CHUNK = 4_096;

/**
 * Reads CSV as spreadsheet programs write it: UTF-8 with or without BOM, UTF-16 with BOM, or GBK; parted by comma,
 * semicolon or tab.
 * @throws AppError contractBroken with the rule that the file breaks.
 */
export async function readCsv(bytes: Buffer, cell?: number): Promise<Sheet> {
  const encoding = encodingOf(bytes);
  const sheet = new SheetBuilder(cell);
  let row = 0;
  const parser = parse({
    delimiter: delimiterOf(bytes, encoding),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: SHEET_LIMITS.row,
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
    if (error instanceof AppError) throw error;
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : row + 1;
    throw brokenSheet('csv', { line }, { cause: error });
  }
  return sheet.build('csv', encoding);
}

function encodingOf(bytes: Buffer): SheetEncoding {
  if (bytes.subarray(0, UTF16_MARK.length).equals(UTF16_MARK)) return 'UTF-16';
  return isUtf8(bytes) ? 'UTF-8' : 'GBK';
}

/** A piece in each turn of the event loop, so that others are answered in between. */
async function* textOf(bytes: Buffer, encoding: SheetEncoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding, true);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const end = start + CHUNK;
    yield decode(() => decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length }));
    await nextTurn();
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

function decoderOf(encoding: SheetEncoding, fatal: boolean): TextDecoder {
  return new TextDecoder(encoding === 'UTF-16' ? 'utf-16le' : encoding, { fatal });
}

/** The delimiter that occurs most often in the first line. */
function delimiterOf(bytes: Buffer, encoding: SheetEncoding): string {
  const start = decoderOf(encoding, false).decode(bytes.subarray(0, CHUNK));
  const [line = ''] = start.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

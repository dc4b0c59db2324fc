import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { AppError } from '../errors/app-error.js';
import { brokenSheet, type Sheet, SheetBuilder, type SheetEncoding } from './sheet.js';

const DELIMITERS = [',', ';', '\t'] as const;
/** More than the limits allow, so that only what is out of all proportion stops the parser itself. */
const RECORD_CHARACTERS = 100_000;
/** Characters handed to the parser at a time. */
const CHUNK = 65_536;

/**
 * Reads CSV as spreadsheet programs write it: UTF-8 with or without BOM, UTF-16 with BOM, or GBK; parted by comma,
 * semicolon or tab.
 * @throws AppError contractBroken with the rule that the file breaks.
 */
export async function readCsv(bytes: Buffer): Promise<Sheet> {
  const { text, encoding } = decode(bytes);
  const sheet = new SheetBuilder();
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: RECORD_CHARACTERS,
    }),
  );
  let row = 0;
  try {
    for await (const cells of parser) sheet.add((row += 1), cells as string[]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : row + 1;
    throw brokenSheet('csv', { line }, { cause: error });
  }
  return sheet.build('csv', encoding);
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK);
}

function decode(bytes: Buffer): { text: string; encoding: SheetEncoding } {
  const encoding: SheetEncoding[] = bytes[0] === 0xff && bytes[1] === 0xfe ? ['UTF-16'] : ['UTF-8', 'GBK'];
  for (const candidate of encoding) {
    const text = decodeAs(candidate, bytes);
    if (text !== undefined && !text.includes('\0')) return { text, encoding: candidate };
  }
  throw brokenSheet('encoding');
}

function decodeAs(encoding: SheetEncoding, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding === 'UTF-16' ? 'utf-16le' : encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

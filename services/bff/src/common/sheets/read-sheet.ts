import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { type Sheet } from './sheet.js';

const ZIP = Buffer.from('PK');
const WORKBOOK_ENTRY = 'xl/workbook.xml';
const ACCEPTED = 'CSV, XLSX';
/** Tables are parsed on the main thread. Limiting this to two at a time keeps it responsive. */
const gate = pLimit(2);

/**
 * Reads a table that was uploaded, judged by its content, whatever its name says.
 * @param signal ends the wait for other tables that are being read
 * @param cell characters of a cell that are kept
 * @throws AppError mediaTypeUnsupported for another archive than a workbook, contractBroken for what cannot be read.
 */
export async function readSheet(bytes: Buffer, signal: AbortSignal, cell?: number): Promise<Sheet> {
  return await gate(async () => {
    signal.throwIfAborted();
    return await parse(bytes, cell);
  });
}

async function parse(bytes: Buffer, cell?: number): Promise<Sheet> {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) return await readCsv(bytes, cell);
  // The names of an archive's files are stored uncompressed.
  if (!bytes.includes(WORKBOOK_ENTRY)) throw new AppError('mediaTypeUnsupported', { accepted: ACCEPTED });
  return await readXlsx(bytes, cell);
}

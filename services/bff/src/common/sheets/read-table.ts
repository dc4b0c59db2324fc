import { AppError } from '../errors/app-error.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { brokenSheet, type Table, type TableReading } from './sheet.js';

const ZIP = Buffer.from('PK');
const WORKBOOK_ENTRY = 'xl/workbook.xml';
/** Of workbooks before XLSX, and of those that are locked with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Many programs save a web page, or XML, under the name of a workbook. */
const MARKUP = /^(?:\uFEFF|\s)*(?:<\?xml|<!doctype|<!--|<html|<head|<meta|<body|<table|mime-version:)/i;
/** Bytes in which it begins. */
const MARKUP_BYTES = 1_024;
const ACCEPTED = 'CSV, XLSX';

/**
 * Reads a table that was uploaded, judged by its content, whatever its name says. Runs in the process of `table-program.ts`.
 * @throws AppError mediaTypeUnsupported for another archive than a workbook, contractBroken for what cannot be read.
 */
export async function readTable(bytes: Buffer, reading?: TableReading): Promise<Table> {
  if (beginsWith(bytes, COMPOUND_FILE)) throw brokenSheet('sheetOld');
  if (!beginsWith(bytes, ZIP)) {
    if (MARKUP.test(bytes.toString('latin1', 0, MARKUP_BYTES).replace('ï»¿', '')))
      throw brokenSheet('sheetMarkup');
    return await readCsv(bytes, reading);
  }
  // The names of an archive's files are stored uncompressed.
  if (!bytes.includes(WORKBOOK_ENTRY)) throw new AppError('mediaTypeUnsupported', { accepted: ACCEPTED });
  return await readXlsx(bytes, reading);
}

function beginsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}

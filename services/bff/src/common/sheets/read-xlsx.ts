import { AppError } from '../errors/app-error.js';
import { readXml } from './read-xml.js';
import { brokenSheet, SheetBuilder, type Table, type TableReading } from './sheet.js';
import { SHEET_LIMITS, WORKBOOK_LIMITS, XLSX_ROWS } from './sheet-limits.js';
import { type NumberStyles, numberStylesOf } from './xlsx-numbers.js';
import { unescapedText } from './xlsx-texts.js';
import { type WorkbookParts, workbookParts } from './xlsx-workbook.js';
import { type Archive, openArchive } from './zip-archive.js';

/**
 * Reads a sheet of a workbook as a stream: what a cell shows as text, of a formula its last result.
 * @throws AppError contractBroken where it is no workbook or breaks a limit, bodyTooLarge where it unfolds too far.
 */
export async function readXlsx(bytes: Buffer, reading: TableReading = {}): Promise<Table> {
  try {
    const archive = await openArchive(bytes);
    const { sheets, strings, styles, from1904 } = await workbookParts(archive);
    const chosen = chosenOf(sheets, reading.sheet);
    const builder = new SheetBuilder(reading);
    const content = {
      strings: strings === undefined ? [] : await stringsOf(archive, strings, builder.cell),
      numbers: await numberStylesOf(archive, styles, from1904),
    };
    await readRows(archive, chosen.path, content, builder);
    const names = sheets.map(({ name }) => name);
    return builder.build('xlsx', 'UTF-8', names, sheets.indexOf(chosen) + 1);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw brokenSheet('workbook', {}, { cause: error });
  }
}

/** The one that was asked for, or the first that is visible. */
function chosenOf(sheets: WorkbookParts['sheets'], number: number | undefined) {
  if (number !== undefined && number > sheets.length)
    throw brokenSheet('sheetMissing', { max: sheets.length });
  const chosen =
    number === undefined ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]) : sheets[number - 1];
  if (!chosen) throw brokenSheet('workbook');
  return chosen;
}

/** Texts are kept once for the workbook; a text in several fonts comes in parts, and readings aloud (rPh) are none. */
async function stringsOf(archive: Archive, path: string, kept: number): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isReading = false;
  await readXml(archive, path, WORKBOOK_LIMITS.strings, {
    open: ({ name }) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
    },
    text: (part, parent) => {
      if (parent === 't' && !isReading) text = joined(text, part, kept);
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      if (name === 'si' && strings.push(unescapedText(text)) > WORKBOOK_LIMITS.texts)
        throw brokenSheet('workbook');
    },
  });
  return strings;
}

interface Content {
  strings: string[];
  numbers: NumberStyles;
}

interface Cell {
  column: number;
  type: string;
  style: string | undefined;
  text: string;
}

async function readRows(
  archive: Archive,
  path: string,
  content: Content,
  sheet: SheetBuilder,
): Promise<void> {
  let row = 0;
  let cells: string[] = [];
  let cell: Cell = { column: 0, type: '', style: undefined, text: '' };
  let read = 0;
  let isReading = false;
  await readXml(archive, path, WORKBOOK_LIMITS.sheet, {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        row = rowOf(attributes.r, row + 1);
        cells = [];
        read = 0;
      } else if (name === 'c') {
        if ((read += 1) > SHEET_LIMITS.cells) throw brokenSheet('sheetCells', { max: SHEET_LIMITS.cells });
        const column = columnOf(attributes.r) ?? cells.length;
        cell = { column, type: attributes.t ?? 'n', style: attributes.s, text: '' };
      } else if (name === 'rPh') isReading = true;
    },
    text: (part, parent) => {
      if ((parent === 'v' || parent === 't') && !isReading) cell.text = joined(cell.text, part, sheet.cell);
    },
    close: (name) => {
      if (name === 'row') sheet.add(row, Array.from(cells, withoutHoles));
      else if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell.column < SHEET_LIMITS.columns) cells[cell.column] = shown(cell, content);
    },
  });
}

function withoutHoles(text: string | undefined): string {
  return text ?? '';
}

/** Longer than what is kept, so that it is seen to be too long, but not as long as a file says. */
function joined(text: string, part: string, kept: number): string {
  return text.length > kept ? text : (text + part).slice(0, kept + 1);
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

function shown({ type, style, text }: Cell, { strings, numbers }: Content): string {
  switch (type) {
    case 's':
      return text.trim() === '' ? '' : (strings[Number(text)] ?? '');
    case 'b':
      return text === '' ? '' : text === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return DAY.test(text) ? text.replace('T', ' ').replace(/(\.\d+)?Z?$/, '') : text;
    case 'n':
      return numbers.shown(text, style);
    case 'e':
      return text;
    default:
      return unescapedText(text);
  }
}

/** @throws AppError where it is none that a spreadsheet program can have written. */
function rowOf(number: string | undefined, next: number): number {
  const row = Number(number ?? next);
  if (!Number.isInteger(row) || row < 1 || row > XLSX_ROWS) throw brokenSheet('workbook');
  return row;
}

const LETTERS = /^[A-Z]{1,3}/;

/** From 0: `B2` is 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = LETTERS.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

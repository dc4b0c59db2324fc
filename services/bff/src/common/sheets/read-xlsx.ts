import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../errors/app-error.js';
import { brokenSheet, type Sheet, SheetBuilder } from './sheet.js';
import { SHEET_LIMITS, WORKBOOK_LIMITS } from './sheet-limits.js';
import { type XmlHandlers, XmlReader } from '../xml/xml-reader.js';
import { XLSX_ROWS } from './write-xlsx.js';
import { type Archive, openArchive } from './zip-archive.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/**
 * Reads the first sheet of a workbook as a stream: what a cell shows as text, of a formula its last result.
 * @throws AppError contractBroken where it is no workbook or breaks a limit, bodyTooLarge where it unfolds too far.
 */
export async function readXlsx(bytes: Buffer, cell?: number): Promise<Sheet> {
  try {
    const archive = await openArchive(bytes);
    const path = await firstSheetOf(archive);
    const sheet = new SheetBuilder(cell);
    const strings = archive.has(STRINGS) ? await stringsOf(archive, sheet.cell) : [];
    await readRows(archive, path, strings, sheet);
    return sheet.build('xlsx', 'UTF-8');
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw brokenSheet('workbook', {}, { cause: error });
  }
}

async function firstSheetOf(archive: Archive): Promise<string> {
  let relation: string | undefined;
  await readXml(archive, WORKBOOK, WORKBOOK_LIMITS.contents, {
    open: ({ name, attributes }) => {
      if (name === 'sheet') relation ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  await readXml(archive, RELATIONS, WORKBOOK_LIMITS.contents, {
    open: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target;
    },
  });
  if (target === undefined) throw brokenSheet('workbook');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts are kept once for the workbook; a text in several fonts comes in parts, and readings aloud (rPh) are none. */
async function stringsOf(archive: Archive, kept: number): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isReading = false;
  await readXml(archive, STRINGS, WORKBOOK_LIMITS.strings, {
    open: ({ name }) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
    },
    text: (part, parent) => {
      if (parent === 't' && !isReading) text = joined(text, part, kept);
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      if (name === 'si' && strings.push(text) > WORKBOOK_LIMITS.texts) throw brokenSheet('workbook');
    },
  });
  return strings;
}

async function readRows(
  archive: Archive,
  path: string,
  strings: string[],
  sheet: SheetBuilder,
): Promise<void> {
  let row = 0;
  let cells: string[] = [];
  let cell = { column: 0, type: '', text: '' };
  let read = 0;
  await readXml(archive, path, WORKBOOK_LIMITS.sheet, {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        row = rowOf(attributes.r, row + 1);
        cells = [];
        read = 0;
      } else if (name === 'c') {
        if ((read += 1) > SHEET_LIMITS.cells) throw brokenSheet('sheetCells', { max: SHEET_LIMITS.cells });
        const column = columnOf(attributes.r) ?? cells.length;
        cell = { column, type: attributes.t ?? 'n', text: '' };
      }
    },
    text: (part, parent) => {
      if (parent === 'v' || parent === 't') cell.text = joined(cell.text, part, sheet.cell);
    },
    close: (name) => {
      if (name === 'row') sheet.add(row, Array.from(cells, withoutHoles));
      if (name === 'c' && cell.column < SHEET_LIMITS.columns) cells[cell.column] = shown(cell, strings);
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

function shown({ type, text }: { type: string; text: string }, strings: string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return text;
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

/** A piece in each turn of the event loop, so that others are answered in between. */
async function readXml(archive: Archive, path: string, limit: number, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers, WORKBOOK_LIMITS);
  for await (const chunk of await archive.open(path, limit)) {
    reader.write(chunk as Buffer);
    await nextTurn();
  }
  reader.close();
}

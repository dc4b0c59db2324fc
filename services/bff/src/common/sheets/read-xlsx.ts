import { Readable } from 'node:stream';
import { type SaxesTagPlain } from 'saxes';
import { AppError } from '../errors/app-error.js';
import { brokenSheet, type Sheet, SheetBuilder } from './sheet.js';
import { XmlReader } from './xml-reader.js';
import { type Archive, openArchive } from './zip-archive.js';

/** Unpacked bytes; a workbook within the limits of a sheet has a tenth. */
const LIMITS = { workbook: 1_000_000, strings: 30_000_000, sheet: 60_000_000 } as const;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/**
 * Reads the first sheet of a workbook as a stream: what a cell shows as text, of a formula its last result.
 * @throws AppError contractBroken where it is no workbook or breaks a limit, bodyTooLarge where it unfolds too far.
 */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  try {
    const archive = await openArchive(bytes);
    const path = await firstSheetOf(archive);
    const strings = archive.has(STRINGS) ? await stringsOf(archive) : [];
    const sheet = new SheetBuilder();
    await readRows(archive, path, strings, sheet);
    return sheet.build('xlsx', 'UTF-8');
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw brokenSheet('workbook', {}, { cause: error });
  }
}

async function firstSheetOf(archive: Archive): Promise<string> {
  let relation: string | undefined;
  await read(archive, WORKBOOK, LIMITS.workbook, {
    open: ({ name, attributes }) => {
      if (name === 'sheet') relation ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  await read(archive, RELATIONS, LIMITS.workbook, {
    open: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target;
    },
  });
  if (target === undefined) throw brokenSheet('workbook');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts are kept once for the workbook; a text in several fonts comes in parts, and readings aloud (rPh) are none. */
async function stringsOf(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isReading = false;
  await read(archive, STRINGS, LIMITS.strings, {
    open: ({ name }) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
    },
    text: (part, parent) => {
      if (parent === 't' && !isReading) text += part;
    },
    close: (name) => {
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(text);
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
  await read(archive, path, LIMITS.sheet, {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1);
        cells = [];
      } else if (name === 'c') {
        const column = columnOf(attributes.r) ?? cells.length;
        cell = { column, type: attributes.t ?? 'n', text: '' };
      }
    },
    text: (part, parent) => {
      if (parent === 'v' || parent === 't') cell.text += part;
    },
    close: (name) => {
      if (name === 'row')
        sheet.add(
          row,
          Array.from(cells, (text: string | undefined) => text ?? ''),
        );
      if (name === 'c' && cell.column < COLUMNS) cells[cell.column] = shown(cell, strings);
    },
  });
}

function shown({ type, text }: { type: string; text: string }, strings: string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return text;
}

/** Far beyond what is kept; an array must not grow to wherever a file says. */
const COLUMNS = 1_000;
const LETTERS = /^[A-Z]{1,3}/;

/** From 0: `B2` is 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = LETTERS.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Handlers {
  open?: (tag: SaxesTagPlain) => void;
  text?: (part: string, parent: string) => void;
  close?: (name: string) => void;
}

async function read(archive: Archive, path: string, limit: number, handlers: Handlers): Promise<void> {
  const reader = new XmlReader(handlers);
  const stream: Readable = await archive.open(path, limit);
  for await (const chunk of stream) reader.write(chunk as Buffer);
  reader.close();
}

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { workbookOf, type WorkbookSource } from '../../../test/support/workbook.js';
import { AppError } from '../errors/app-error.js';
import { readTable } from './read-table.js';
import { type SheetReading, sheetOf } from './sheet.js';
import { numberCell, rowXml, textCell } from './write-xlsx.js';

const FILES = new URL('../../../test/support/sheets/', import.meta.url);
const file = (name: string) => readFile(new URL(name, FILES));
const read = async (bytes: Buffer | string, reading?: SheetReading) =>
  sheetOf(await readTable(Buffer.from(bytes), reading), reading);
const rowsOf = async (bytes: Buffer | string, reading?: SheetReading) => {
  const { header, rows } = await read(bytes, reading);
  return [header, ...rows.map(({ cells }) => cells)];
};
const book = (rows: string, source: Partial<WorkbookSource> = {}) => workbookOf({ rows, ...source });
const cellOf = async (cell: string, source?: Partial<WorkbookSource>) =>
  (await rowsOf(await book(`<row>${cell}</row>`, source)))[0]?.[0];
const refusal = async (bytes: Buffer | string, reading?: SheetReading) => {
  const error: unknown = await read(bytes, reading).catch((cause: unknown) => cause);
  if (!(error instanceof AppError)) throw new Error('It was read.', { cause: error });
  return (error.data as { rule: string; params: object }[])[0];
};
/** Bytes, written as ASCII with the others in hexadecimal between braces. */
const bytes = (text: string) =>
  Buffer.concat(text.split(/[{}]/).map((part, at) => Buffer.from(part, at % 2 === 0 ? 'latin1' : 'hex')));

describe('CSV', () => {
  test('keeps every row where line ends are mixed', async () => {
    const { rows } = await read(await file('mixed-line-ends.csv'));
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [2, 'A1'],
      [3, 'A2'],
      [4, 'A3'],
    ]);
    expect(await rowsOf('a,b\r1,2\n3,"4\r\n5"\r\n6,7')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4\r\n5'],
      ['6', '7'],
    ]);
  });

  test.each([4_094, 4_095, 4_096])('parts no line end at byte %i, where a piece ends', async (at) => {
    expect(await rowsOf(`a,${'x'.repeat(at - 3)}\r\n1,2\r\n`, { cell: 9 })).toHaveLength(2);
  });

  test.each([
    'sep=;\r\na;b,c\r\n1;2',
    'sep=;\na;b,c\n1;2',
    'SEP=;\r\na;b,c\r\n1;2',
    '\uFEFFsep=;\r\na;b,c\n1;2',
  ])('is told its delimiter by the line %j, which is no row', async (text) => {
    const { header, rows } = await read(text);
    expect([header, rows]).toEqual([['a', 'b,c'], [{ row: 2, cells: ['1', '2'] }]]);
  });

  test('finds the delimiter below a title that has none, and outside of quotation marks', async () => {
    expect(await rowsOf('Report of May\n"a,b,c";d\n1;2')).toEqual([
      ['Report of May'],
      ['a,b,c', 'd'],
      ['1', '2'],
    ]);
  });

  test('names the line where a row begins that cannot be read', async () => {
    expect(await refusal('a,b\n"1\n2",3\n4,"open\n5,6\n7,8\n')).toMatchObject({
      rule: 'csv',
      params: { line: 4 },
    });
    expect(await refusal('sep=,\na,b\n1,"x"y\n3,4\n')).toMatchObject({ rule: 'csv', params: { line: 3 } });
  });

  test('is read as windows-1252 where western programs wrote it', async () => {
    const { encoding, rows } = await read(await file('cp1252.csv'));
    expect([encoding, rows[0]?.cells[0]]).toEqual(['windows-1252', 'Caféteria élève']);
  });

  test.each([
    ['name\n1,Stra{df}e\n', 'windows-1252', 'Straße'],
    ['name\n1,Gr{f6df}e f{fc}r alle\n', 'windows-1252', 'Größe für alle'],
    ['name\n1,Costs 5 {a3} {96} {93}so{94}\n', 'windows-1252', 'Costs 5 £ – “so”'],
    ['name\n1,{c2}ge d{92}or\n', 'windows-1252', 'Âge d’or'],
    ['name\n1,{bbfac6f7c8cb}\n', 'GBK', '机器人'],
    ['name\n1,{a1b6bbfac6f7a1b7}\n', 'GBK', '《机器》'],
    ['name\n1,{bef7beb9a448}\n', 'Big5', '機器人'],
    ['name\n1,{b57b a6a1b35d ad70}\n'.replaceAll(' ', ''), 'Big5', '程式設計'],
  ])('%j is %s', async (text, encoding, name) => {
    const sheet = await read(bytes(text));
    expect([sheet.encoding, sheet.rows[0]?.cells[1]]).toEqual([encoding, name]);
  });

  test('is read in the encoding that a person chose', async () => {
    const sheet = await read(bytes('name\n1,{bbfa}\n'), { encoding: 'Big5' });
    expect([sheet.encoding, sheet.rows[0]?.cells[1]]).toEqual(['Big5', '儂']);
  });

  test('is read in UTF-16 of either order', async () => {
    const text = Buffer.from('\uFEFFa,ក\n1,2', 'utf16le');
    expect(await rowsOf(text)).toEqual([
      ['a', 'ក'],
      ['1', '2'],
    ]);
    expect(await rowsOf(Buffer.from(text).swap16())).toEqual([
      ['a', 'ក'],
      ['1', '2'],
    ]);
  });

  test('is refused where a character of UTF-8 is damaged', async () => {
    expect(await refusal(bytes('name\n1,{c3a9c3a8}e{c3}\n'))).toMatchObject({ rule: 'encoding' });
  });
});

describe('workbooks', () => {
  test('count days from 1904 where they say so', async () => {
    const { rows } = await read(await file('date1904.xlsx'));
    expect(rows[0]?.cells).toContain('2026-03-14 09:26:53');
  });

  test('have blank cells where a shared text has no number', async () => {
    const { rows } = await read(await file('empty_v.xlsx'));
    expect(rows[0]?.cells.slice(5)).toEqual(['5', '7', '', '', 'body']);
  });

  test('name the part of their texts as they like', async () => {
    const [header, row] = await rowsOf(await file('shared-strings-capital.xlsx'));
    expect([header?.[0], row?.[0]]).toEqual(['Title', 'Kite']);
    const texts = { strings: '<si><t>here</t></si>', stringsPath: 'xl/other/words.xml' };
    expect(await cellOf('<c t="s"><v>0</v></c>', texts)).toBe('here');
  });

  test('escape characters, which are read as what they were', async () => {
    const [, first, second] = await rowsOf(await file('x000d.xlsx'));
    expect(first?.slice(8)).toEqual(['line one\r\nline two', 'para\r\n\r\nnext _x0041_ end']);
    expect(second?.[0]).toBe('Tab\u000Bbed');
  });

  test.each(['_x0041_', '_x005F_x0041_', 'a\r\nb', 'x_x000d_y', '_x_'])(
    'written by the product hold %j as it was',
    async (text) => {
      const cell = textCell(text);
      expect(cell).not.toMatch(/>[^<]*(?<!_x005F)_x0041_/);
      expect(await cellOf(cell)).toBe(text);
    },
  );

  test.each([
    ['CDATA', '<c t="inlineStr"><is><t><![CDATA[a<b & c]]></t></is></c>', 'a<b & c'],
    ['an error of a formula', '<c t="e"><f>A1</f><v>#REF!</v></c>', '#REF!'],
    ['a day', '<c s="1"><v>46100</v></c>', '2026-03-19'],
    ['a day with a time', '<c s="1"><v>46100.5</v></c>', '2026-03-19 12:00:00'],
    ['midnight', '<c s="2"><v>46100</v></c>', '2026-03-19 00:00:00'],
    ['a time of day', '<c s="3"><v>0.354166666666667</v></c>', '8:30'],
    ['a day of ISO 8601', '<c t="d"><v>2026-03-19T09:26:53.000Z</v></c>', '2026-03-19 09:26:53'],
    ['leading zeros', '<c s="4"><v>123</v></c>', '00123'],
    ['a number of a phone', '<c s="5"><v>12345678</v></c>', '012-345-678'],
    ['grouped digits', '<c s="6"><v>1234</v></c>', '1234'],
    ['a number of many digits', '<c><v>8.85E+17</v></c>', '8.85E+17'],
    ['a style that is not there', '<c s="77"><v>5</v></c>', '5'],
  ])('show %s', async (_, cell, text) => {
    expect(await cellOf(cell)).toBe(text);
  });

  test('have the rows of the sheet and the header that were chosen', async () => {
    const row = (at: number, ...texts: string[]) =>
      `<row r="${at}">${texts.map((one) => textCell(one)).join('')}</row>`;
    const source = await workbookOf({
      rows: row(1, 'cover'),
      more: [{ name: 'Data', rows: row(2, 'title') + row(4, 'a', 'b') + row(7, '1', '2') }],
    });
    expect(await read(source)).toMatchObject({ sheets: ['Sheet1', 'Data'], sheet: 1, header: ['cover'] });
    expect(await read(source, { sheet: 2, headerRow: 3 })).toMatchObject({
      sheet: 2,
      headerRow: 4,
      header: ['a', 'b'],
      rows: [{ row: 7, cells: ['1', '2'] }],
    });
    expect(await refusal(source, { sheet: 3 })).toMatchObject({ rule: 'sheetMissing', params: { max: 2 } });
  });

  test('open at the first sheet that is not hidden', async () => {
    const source = await workbookOf({
      rows: rowXml([numberCell('1')]),
      state: 'hidden',
      more: [{ name: 'Seen', rows: rowXml([numberCell('2')]) }],
    });
    expect(await read(source)).toMatchObject({ sheet: 2, header: ['2'] });
  });
});

describe('the header', () => {
  const namedIn = (cells: string[]) => cells.filter((cell) => ['name', 'age'].includes(cell)).length;

  test('is the row that names most fields, below titles and notes', async () => {
    const sheet = await read('School of Robotics\n\nname,,\nname,age,x\nMaly,12,y\n', { namedIn });
    expect(sheet).toMatchObject({ headerRow: 4, header: ['name', 'age', 'x'], rows: [{ row: 5 }] });
  });

  test('is the first row where no other names two fields', async () => {
    expect(await read('Who,How old\nname,12\n', { namedIn })).toMatchObject({ headerRow: 1 });
  });
});

describe('other files under the name of a table', () => {
  test.each([
    ['<html><body><table><tr><td>a</td></tr></table></body></html>', 'sheetMarkup'],
    ['\uFEFF  <!DOCTYPE html><table>', 'sheetMarkup'],
    ['<?xml version="1.0"?><Workbook/>', 'sheetMarkup'],
    ['MIME-Version: 1.0\n', 'sheetMarkup'],
    [bytes('{d0cf11e0a1b11ae1}rest'), 'sheetOld'],
  ])('%j is refused', async (content, rule) => {
    expect(await refusal(content)).toMatchObject({ rule });
  });
});

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapedText } from './xlsx-texts.js';
import { CELL_STYLES, MAIN, XLSX_PARTS, XML } from './xlsx-parts.js';

const SHEET_START =
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const SHEET_END = '</sheetData></worksheet>';

export interface WorkbookColumn {
  title: string;
  /** In characters. A wider title widens the column. */
  width: number;
}

/** Characters. */
const PADDING = 2;
/** Asian scripts, of which a character takes about as much room as two Latin ones. */
const WIDE = /[\u1100-\uFFFF]/g;

/** The room that a text takes, in Latin characters. */
export function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

interface Workbook {
  columns: WorkbookColumn[];
  /** Shared texts. Cells refer to them by index. */
  texts: string[];
  /** `<row>` elements, as they are produced. */
  rows: AsyncIterable<string>;
}

/** A workbook of one sheet, written as its rows are produced, so that nothing is buffered. */
export function xlsxOf({ columns, texts, rows }: Workbook): Readable {
  const zip = new ZipFile();
  const parts = { ...XLSX_PARTS, 'xl/sharedStrings.xml': sharedXml(texts) };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetXml(columns, rows), { objectMode: false });
  const output = zip.outputStream as Readable;
  sheet.once('error', (error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

/** Not in XML 1.0, not even escaped. */
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NEEDS_CARE = /[&<>\u0000-\u001F\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/;

export function rowXml(cells: string[]): string {
  return `<row>${cells.join('')}</row>`;
}

export function numberCell(digits: string): string {
  return digits === '' ? '<c/>' : `<c><v>${digits}</v></c>`;
}

/** @param serial days, see serialOf */
export function timeCell(serial: number): string {
  return `<c s="${CELL_STYLES.time}"><v>${serial}</v></c>`;
}

export function textCell(text: string, style: number = CELL_STYLES.plain): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${NEEDS_CARE.test(text) ? escaped(text) : text}</t></is></c>`;
}

/** A cell with one of the `texts` of the workbook. */
export function sharedCell(place: number): string {
  return `<c t="s"><v>${place}</v></c>`;
}

function escaped(text: string): string {
  return escapedText(text)
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function sharedXml(texts: string[]): string {
  return `${XML}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
}

async function* sheetXml(columns: WorkbookColumn[], rows: AsyncIterable<string>): AsyncGenerator<string> {
  const header = columns.map(({ title }) => textCell(title, CELL_STYLES.header));
  yield `${SHEET_START}<cols>${columns.map(columnXml).join('')}</cols><sheetData>${rowXml(header)}`;
  yield* rows;
  yield SHEET_END;
}

function columnXml({ title, width }: WorkbookColumn, at: number): string {
  const wanted = Math.max(width, widthOf(title)) + PADDING;
  return `<col min="${at + 1}" max="${at + 1}" width="${wanted}" customWidth="1"/>`;
}

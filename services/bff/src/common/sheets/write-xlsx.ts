import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The most rows of a sheet that spreadsheet programs open, header included. */
export const XLSX_ROWS = 1_048_576;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET_END = '</sheetData></worksheet>';

const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    '<sheets><sheet name="Sala" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
};

const SHEET_START =
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>';

interface Workbook {
  header: string[];
  /** Shared texts. Cells refer to them by index. */
  texts: string[];
  /** `<row>` elements, as they are produced. */
  rows: AsyncIterable<string>;
}

/** A workbook of one sheet, written as its rows are produced, so that nothing is buffered. */
export function xlsxOf({ header, texts, rows }: Workbook): Readable {
  const zip = new ZipFile();
  const parts = { ...PARTS, 'xl/sharedStrings.xml': sharedXml(texts) };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetXml(header, rows), { objectMode: false });
  const output = zip.outputStream as Readable;
  sheet.once('error', (error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

/** Not in XML 1.0, not even escaped. */
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NEEDS_CARE = /[&<>\u0000-\u001F\uFFFE\uFFFF]/;

export function rowXml(cells: string[]): string {
  return `<row>${cells.join('')}</row>`;
}

export function numberCell(digits: string): string {
  return `<c><v>${digits}</v></c>`;
}

export function textCell(text: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${NEEDS_CARE.test(text) ? escaped(text) : text}</t></is></c>`;
}

/** A cell with one of the `texts` of the workbook. */
export function sharedCell(place: number): string {
  return `<c t="s"><v>${place}</v></c>`;
}

function escaped(text: string): string {
  return text.replace(NOT_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sharedXml(texts: string[]): string {
  return `${XML}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
}

async function* sheetXml(header: string[], rows: AsyncIterable<string>): AsyncGenerator<string> {
  yield SHEET_START + rowXml(header.map(textCell));
  yield* rows;
  yield SHEET_END;
}

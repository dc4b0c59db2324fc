import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Cell = string | number | null;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as spreadsheet programs save it: with shared strings, no empty cells and any sheet name. */
export async function workbook(rows: Cell[][]): Promise<Buffer> {
  const strings: string[] = [];
  const cell = (value: Cell, row: number, column: number): string => {
    if (value === null) return '';
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'number') return `<x:c r="${place}" s="1"><x:v>${value}</x:v></x:c>`;
    return `<x:c r="${place}" t="s"><x:v>${strings.push(value) - 1}</x:v></x:c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<x:row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</x:row>`,
  );
  const shared = strings.map(
    (text) =>
      `<si><r><t>${text.slice(0, 1)}</t></r><r><t>${text.slice(1)}</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>`,
  );
  return await zip({
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="r"><sheets><sheet name="A" sheetId="7" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId9" Target="worksheets/sheet7.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst ${MAIN}>${shared.join('')}</sst>`,
    'xl/worksheets/sheet7.xml': `<x:worksheet xmlns:x="y"><x:sheetData>${lines.join('')}</x:sheetData></x:worksheet>`,
  });
}

export async function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), name, { compress: content.length > 0 });
  }
  archive.end();
  return await buffer(archive.outputStream);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FORMATS = ['General', 'yyyy\\-mm\\-dd', 'yyyy/m/d h:mm', 'h:mm', '00000', '000\\-000\\-000', '#,##0'];

export interface WorkbookSource {
  /** `<row>` elements of the first sheet. */
  rows: string;
  /** Of the first sheet. */
  state?: string;
  /** Further sheets. */
  more?: { name: string; rows: string }[];
  /** `<si>` elements. */
  strings?: string;
  stringsPath?: string;
}

/** A workbook of any content. Its styles are those of `FORMATS`. */
export async function workbookOf(source: WorkbookSource): Promise<Buffer> {
  const { rows, state = 'visible', more = [], strings = '', stringsPath = 'xl/sharedStrings.xml' } = source;
  const sheets = [{ name: 'Sheet1', rows }, ...more];
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const formats = FORMATS.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  return await zip({
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${sheets
      .map(({ name }, at) => `<sheet name="${name}" r:id="s${at}" state="${at === 0 ? state : 'visible'}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `/xl/worksheets/s${at}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', `/${stringsPath}`)}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    [stringsPath]: `<sst ${MAIN}>${strings}</sst>`,
    'xl/styles.xml':
      `<styleSheet ${MAIN}><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
      `<cellXfs>${FORMATS.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet ${MAIN}><sheetData>${sheet.rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SHEET_LIMITS } from '../../src/common/sheets/sheet-limits.js';
import { cpuTimeOf } from '../support/cpu-time.js';
import { animation, jpeg, jpegSegment, packed, png, webp, webpChunk } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { zip } from '../support/workbook.js';

/** The guaranteed limit for every file on an otherwise idle machine. */
const ANSWER_MS = 10_000;
/** Several times the length of one turn on a busy machine. A reader that never yields takes many seconds. */
const OTHERS_WAIT_MS = 1_500;

const BYTES = 8_000_000;
const HEADER = 'name,contentType,count,filterType,status\n';
const fill = (text: string): string => text.repeat(Math.floor(BYTES / text.length));
const sheet = (rows: string, strings = '') =>
  zip({
    'xl/workbook.xml': '<workbook><sheet r:id="a"/></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/s.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
const times = (count: number, part: Buffer) => Array.from({ length: count }, () => part);
const rowsOf = (count: number, cells: string): string => `<row>${cells}</row>`.repeat(count);

describe('malicious files', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const upload = async (content: Buffer, path = '/api/policies/imports') => {
    const { payload, headers } = await multipart({ content });
    const send = () => api.post<Partial<Refused> | null>(path, { token, payload, headers });
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    const { total, longestTurn } = await cpuTimeOf(async () => (answer = await send()));
    expect(total).toBeLessThan(ANSWER_MS);
    expect(longestTurn).toBeLessThan(OTHERS_WAIT_MS);
    return { status: answer?.status, rule: answer?.body.data?.errors?.[0]?.rule };
  };

  describe.each(['/api/user/upload', '/api/user/certification/documents'])('%s', (path) => {
    test.each<[string, () => Buffer, number, string | undefined]>([
      [
        'a PNG whose 20 texts unpack to 50 MB',
        () => png(10, 10, times(20, packed('zTXt', 50_000_000))),
        400,
        'pictureParts',
      ],
      ['a JPEG of comments', () => jpeg(times(400_000, jpegSegment(0xfe))), 400, 'pictureParts'],
      ['a WebP of chunks', () => webp(times(200_000, webpChunk('EXIF'))), 400, 'pictureParts'],
      ['a WebP of frames', () => animation(30_000), 400, 'pictureParts'],
      [
        'an AVIF of boxes',
        () => Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'), Buffer.alloc(1_000_000)]),
        415,
        undefined,
      ],
      [
        'a GIF of frames',
        () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(1_000_000, 44)]),
        415,
        undefined,
      ],
    ])('refuses %s', async (_, content, status, rule) => {
      expect(await upload(content(), path)).toEqual({ status, rule });
    });
  });

  test.each<[string, string | Buffer, string]>([
    ['quoted blank lines', fill('"\r\n"'), 'csv'],
    ['blank lines', fill('\n'), 'sheetLines'],
    ['empty quotation marks', fill('""\r\n'), 'sheetLines'],
    ['line breaks of old', fill('\r'), 'sheetLines'],
    ['rows of empty cells', fill(',,,,,,,\n'), 'sheetLines'],
    ['lines of every delimiter', fill(';\t,\n'), 'sheetRows'],
    ['line breaks of Unicode', HEADER + '\u2028\u0085'.repeat(BYTES / 5), 'csv'],
    ['blank lines of two bytes', Buffer.from(`\uFEFF${'\n'.repeat(BYTES / 2)}`, 'utf16le'), 'sheetLines'],
    ['a header of a million cells', `${'a,'.repeat(1_000_000)}\n`, 'sheetCells'],
    ['nothing but commas', fill(','), 'sheetCells'],
    ['commas below a header', HEADER + fill(','), 'sheetCells'],
    ['the widest empty rows', fill(`${','.repeat(SHEET_LIMITS.cells - 1)}\n`), 'sheetEmpty'],
    ['one line', fill('x'), 'csv'],
    ['one quotation mark', `"${fill('x\n')}`, 'csv'],
    ['full rows', HEADER + fill(`${'x'.repeat(790)}\n`), 'sheetText'],
    ['Chinese in GBK', Buffer.alloc(BYTES, Buffer.from([0xbb, 0xfa, 0x0a])), 'sheetRows'],
    [
      'half a character at the end',
      Buffer.concat([Buffer.alloc(30_000, 'ក'), Buffer.from([0xe1])]),
      'encoding',
    ],
  ])('CSV: %s', async (_, content, rule) => {
    expect(await upload(Buffer.from(content))).toEqual({ status: 400, rule });
  });

  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'a text of 30,000 characters in 360,000 cells',
      () =>
        sheet(rowsOf(10_000, '<c t="s"><v>0</v></c>'.repeat(36)), `<si><t>${'x'.repeat(30_000)}</t></si>`),
      'sheetText',
    ],
    ['empty rows', () => sheet('<row/>'.repeat(4_000_000)), 'sheetLines'],
    ['empty cells', () => sheet(rowsOf(1, '<c/>'.repeat(7_000_000))), 'sheetCells'],
    ['cells far to the right', () => sheet(rowsOf(500_000, '<c r="XFD1"/>')), 'sheetLines'],
    ['elements in elements', () => sheet('<a>'.repeat(9_000_000)), 'workbook'],
    ['one text', () => sheet(`<row><c><v>${'x'.repeat(29_000_000)}</v></c></row>`), 'workbook'],
    ['one comment', () => sheet(`<!--${'x'.repeat(29_000_000)}-->`), 'workbook'],
    ['one attribute', () => sheet(`<row r="${'1'.repeat(29_000_000)}"/>`), 'workbook'],
    ['texts that no cell has', () => sheet('<row/>', '<si/>'.repeat(3_900_000)), 'workbook'],
    [
      'texts in pieces',
      () => sheet('<row/>', `<si>${'<r><t>a</t></r>'.repeat(1_200_000)}</si>`),
      'sheetEmpty',
    ],
    [
      'attributes without end',
      () => sheet(`<row ${Array.from({ length: 400_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
      'workbook',
    ],
    ['a row that cannot be', () => sheet('<row r="1e9"/>'), 'workbook'],
    ['a row that is no number', () => sheet('<row r="a"/>'), 'workbook'],
    [
      'files without end',
      () =>
        zip({
          'xl/workbook.xml': '',
          ...Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`${at}`, ''])),
        }),
      'workbook',
    ],
  ])('workbook: %s', async (_, content, rule) => {
    expect(await upload(await content())).toEqual({ status: 400, rule });
  });

  test.each<[string, (row: number) => string]>([
    ['errors in every cell', () => ['x'.repeat(70), 'x', 'x', 'x', 'x'].join(',')],
    ['control characters', () => '\u0001'.repeat(195)],
    ['quotation marks', () => `"${'""'.repeat(195)}"`],
    ['times', (row) => `${row},2026-01-02 03:04:05,2026-01-02,1/1/1`],
    ['as many cells as there may be', () => 'ab,'.repeat(SHEET_LIMITS.columns - 1)],
  ])('the longest table that is read, with %s, keeps nobody waiting', async (_, line) => {
    const lines = Array.from({ length: SHEET_LIMITS.rows }, (_row, at) => line(at));
    expect((await upload(Buffer.from(HEADER + lines.join('\n')))).status).toBe(200);
  });

  test('the error file of a table with the maximum number of errors is streamed', async () => {
    const line = ['x'.repeat(160), 'x', 'x', 'x', 'x'].join(',');
    const table = HEADER + `${line}\n`.repeat(SHEET_LIMITS.rows);
    const { payload, headers } = await multipart({ content: Buffer.from(table) });
    const checked = await api.post<{ id: string; errorTotal: number }>('/api/policies/imports', {
      token,
      payload,
      headers,
    });
    const { id, errorTotal } = checked.body.data;
    expect(errorTotal).toBe(SHEET_LIMITS.rows * 4);
    let file: Awaited<ReturnType<typeof api.raw>> | undefined;
    const { longestTurn } = await cpuTimeOf(async () => {
      file = await api.raw(`/api/policies/imports/${id}/errors`, { token });
    });
    expect(longestTurn).toBeLessThan(OTHERS_WAIT_MS);
    // The length of a body that is sent while it is made is not known beforehand.
    expect(file?.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
    expect(file?.headers).not.toHaveProperty('content-length');
    expect(file?.bytes.toString().split('\r\n')).toHaveLength(1 + errorTotal + 1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { multipart } from '../support/multipart.js';
import { PolicyCalls, type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { workbook, zip } from '../support/workbook.js';

interface Import {
  id: string;
  encoding: string;
  sample: string[][];
  columns: Record<string, number | null>;
  create: number;
  update: number;
  unchanged: number;
  error: number;
  total: number;
  errors: { row: number; field: string; column: string; value: string; rule: string; msg: string }[];
}
interface Result {
  operationId: string;
  changed: number;
  created: number;
  updated: number;
}

const HEADER = 'Set Number,Set Name,Content Type,Count,Filter Type,Created Time,Status';

describe('importing policies', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  let before: number;
  beforeEach(async () => {
    before = (await calls.list()).total;
  });

  const upload = async (content: string | Buffer) => {
    const { payload, headers } = await multipart({ content: Buffer.from(content), filename: 'sets.csv' });
    return await api.post<Import & Refused>('/api/policies/imports', {
      token: calls.token,
      payload,
      headers,
    });
  };
  const check = async (content: string | Buffer) => (await upload(content)).body.data;
  const confirm = (id: string, create: number, update: number) =>
    api.post<Result & Import>(`/api/policies/imports/${id}/confirm`, {
      token: calls.token,
      body: { create, update },
    });
  const errorsOf = async (id: string, language: string) => {
    const headers = { 'accept-language': language };
    const file = await api.raw(`/api/policies/imports/${id}/errors`, { token: calls.token, headers });
    return file.bytes.toString();
  };
  const rules = ({ errors }: Import) => errors.map(({ row, field, rule }) => `${row} ${field} ${rule}`);

  test('is checked first, then applied and undone as a whole', async () => {
    const [known] = (await calls.list('pageSize=1')).list;
    const lines = [
      HEADER,
      '880001,First,img,1,rules,2026-01-02 03:04:05,online',
      '',
      ',Number of the server,Vertical short video,2,artificial,,Offline',
      `${known?.number ?? 0},"Renamed, with a comma",,,,,`,
    ];
    const checked = await check(lines.join('\r\n'));
    expect(checked).toMatchObject({ create: 2, update: 1, unchanged: 0, error: 0, encoding: 'UTF-8' });
    expect((await calls.list()).total).toBe(before);
    const { data } = (await confirm(checked.id, 2, 1)).body;
    expect(data).toMatchObject({ created: 2, updated: 1, changed: 3 });
    expect((await confirm(checked.id, 2, 1)).body.data).toEqual(data);
    expect((await calls.list('name=renamed%2C with')).list[0]?.id).toBe(known?.id);
    expect((await calls.list('number=880001')).list[0]).toMatchObject({ createdTime: '2026-01-02 03:04:05' });
    expect((await calls.list()).total).toBe(before + 2);
    const { body } = await api.get<{ list: object[] }>('/api/policies/operations', { token: calls.token });
    expect(body.data.list[0]).toMatchObject({ operationId: data.operationId, action: 'import', changed: 3 });
    expect((await calls.undo(data.operationId)).body.data.changed).toBe(3);
    expect((await calls.list()).total).toBe(before);
    expect((await calls.list(`number=${known?.number ?? 0}`)).list[0]).toEqual(known);
  });

  test('reports errors in the language of the reader', async () => {
    const { id } = await check('名称\t内容体裁\t状态\n机器人\t海报\tgone');
    expect(await errorsOf(id, 'en-US')).toContain(
      '2,内容体裁,海报,enum,"must be one of Image-text, Horizontal short video, or Vertical short video"',
    );
    const chinese = await errorsOf(id, 'zh-CN');
    expect(chinese.startsWith('\uFEFF行,列,值,规则,原因\r\n')).toBe(true);
    expect(chinese).toContain('2,状态,gone,enum,必须是以下之一：已上线或已下线\r\n');
    expect(chinese).toContain('2,筛选方式,,required,');
    expect(await errorsOf(id, 'km-KH')).toContain('ដាក់ឱ្យប្រើ ឬ ដកចេញ');
  });

  test('reads GBK, other headers and separators, and times without seconds', async () => {
    const [known] = (await calls.list('pageSize=1')).list;
    const name = Buffer.from([0xbb, 0xfa, 0xc6, 0xf7, 0xc8, 0xcb]);
    const gbk = Buffer.concat([
      Buffer.from('number;name;contentType;count;filterType;status\n880100;'),
      name,
      Buffer.from(';IMG;3.0;Rules;Online\n'),
    ]);
    expect(await check(gbk)).toMatchObject({ encoding: 'GBK', create: 1, error: 0, unusedColumns: [3] });
    const minute = known?.createdTime.slice(0, 16).replaceAll('-', '/') ?? '';
    expect(await check(`\uFEFF集合编号\t创建时间\n${known?.number ?? 0}\t${minute}`)).toMatchObject({
      unchanged: 1,
    });
    const utf16 = Buffer.from(
      `\uFEFFលេខសំណុំ\tStatus\n${known?.number ?? 0}\t${known?.status ?? ''}`,
      'utf16le',
    );
    expect(await check(utf16)).toMatchObject({ encoding: 'UTF-16', unchanged: 1 });
  });

  test('reads workbooks of common spreadsheet programs', async () => {
    const checked = await check(
      await workbook([
        ['Set Number', null, 'Set Name', 'Content Type', 'Count', 'Filter Type', 'Status', 'Created Time'],
        [880_200, null, 'From a workbook', '图文', 12, 'Rules', 'Online', 46_024.5],
      ]),
    );
    expect(checked).toMatchObject({ create: 1, error: 0 });
    expect(checked.sample[0]?.slice(-3)).toEqual(['Rules', 'Online', '2026-01-02 12:00:00']);
    await confirm(checked.id, 1, 0);
    expect((await calls.list('number=880200')).list[0]).toMatchObject({
      name: 'From a workbook',
      createdTime: '2026-01-02 12:00:00',
    });
  });

  test('columns can be mapped by hand', async () => {
    const checked = await check('a,b,c,d,e\nMapped,img,4,rules,online');
    expect(checked).toMatchObject({ create: 0, error: 1, columns: { number: null, name: null } });
    expect(new Set(checked.errors.map(({ rule }) => rule))).toEqual(new Set(['required']));
    const columns = {
      ...checked.columns,
      number: null,
      name: 0,
      contentType: 1,
      filterType: 3,
      createdTime: null,
      status: 4,
    };
    const path = `/api/policies/imports/${checked.id}/columns`;
    const map = (body: object) => api.call<Import & Refused>('PUT', path, { token: calls.token, body });
    expect((await map(columns)).body.data).toMatchObject({ create: 1, error: 0, columns });
    expect((await map({ ...columns, name: 5 })).body.data.errors[0]).toMatchObject({
      field: 'name',
      rule: 'maximum',
    });
    expect((await map({ ...columns, name: 1 })).body.data.errors[0]).toMatchObject({ rule: 'columnOnce' });
  });

  test('reports each error with its row and reason, also as a file, and imports nothing', async () => {
    const [deleted, known] = (await calls.list('pageSize=2')).list;
    await calls.change('delete', [deleted?.id ?? 0]);
    const checked = await check(
      [
        HEADER,
        '880300,Good,img,1,rules,,online',
        '880300,Twice,img,1,rules,,online',
        `880301,=cmd|' /C calc'!A0,img,1,rules,,online`,
        '880303,was \u202Ecreated,img,1,rules,,online',
        `x,${'n'.repeat(65)},pdf,-1,rules,2026-02-30,online`,
        `${deleted?.number ?? 0},In the bin,img,1,rules,,online`,
        '880302,,img,1,rules,,online',
        `${known?.number ?? 0},,,,,,${known?.status ?? ''}`,
      ].join('\n'),
    );
    expect(checked).toMatchObject({ create: 1, unchanged: 1, error: 6 });
    expect(rules(checked)).toEqual([
      '3 number duplicateRow',
      '4 name formula',
      '5 name character',
      '6 number wholeNumber',
      '6 name maxLength',
      '6 contentType enum',
      '6 createdTime localTime',
      '7 number numberInBin',
      '8 name required',
    ]);
    expect(checked).toMatchObject({ errorTotal: 9 });
    expect(checked.errors[1]).toMatchObject({
      column: 'Set Name',
      msg: expect.stringContaining('apostrophe'),
    });
    const text = await errorsOf(checked.id, 'en-US');
    expect(text.startsWith('\uFEFFRow,Column,Value,Rule,Reason\r\n')).toBe(true);
    expect(text).toContain(`4,Set Name,'=cmd|' /C calc'!A0,formula,`);
    expect((await confirm(checked.id, 1, 0)).body.code).toBe(50000);
    expect((await calls.list()).total).toBe(before - 1);
    await calls.change('restore', [deleted?.id ?? 0]);
  });

  test.each(['1.000', '1,000', '-4', '+4', '=4', '4.5', '1e3', '2147483648', "'-4"])(
    'the number %s is rejected with the allowed range',
    async (number) => {
      const { errors } = await check(`${HEADER}\n"${number}",Number,img,,rules,,online`);
      expect(errors).toEqual([
        expect.objectContaining({
          field: 'number',
          value: number,
          rule: 'wholeNumber',
          msg: 'must be a whole number from 1 to 999,999,999, written in digits only',
        }),
      ]);
    },
  );

  test.each<[string, () => Promise<string | Buffer>, number, string]>([
    ['no text', () => Promise.resolve(Buffer.from([0x41, 0xff, 0xff, 0x0a, 0x81])), 400, 'encoding'],
    [
      'a picture',
      () => Promise.resolve(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      400,
      'encoding',
    ],
    ['zeros', () => Promise.resolve(Buffer.alloc(100)), 400, 'encoding'],
    ['an open quotation mark', () => Promise.resolve(`${HEADER}\n1,"open`), 400, 'csv'],
    ['nothing but blank lines', () => Promise.resolve('\n\n,,\n'), 400, 'sheetEmpty'],
    ['a 10,001st row', () => Promise.resolve(`name\n${'x\n'.repeat(10_001)}`), 400, 'sheetRows'],
    ['another archive', () => zip({ 'a.txt': 'a' }), 415, ''],
    ['a workbook without a sheet', () => zip({ 'xl/workbook.xml': '<workbook/>' }), 400, 'workbook'],
    ['a broken workbook', async () => (await workbook([['a']])).subarray(0, 500), 400, 'workbook'],
    ['a workbook that unfolds too far', () => bomb(), 413, ''],
    ['more than 10 MB', () => Promise.resolve(Buffer.alloc(10_000_001, 'x')), 413, ''],
  ])('%s is refused with the reason', async (_, content, status, rule) => {
    const { status: answered, body } = await upload(await content());
    expect(answered).toBe(status);
    if (rule !== '') expect(body.data.errors[0]).toMatchObject({ field: 'file', rule });
  });

  test('nothing is imported if the policies have changed since the check', async () => {
    const checked = await check(`${HEADER}\n880400,Soon taken,img,1,rules,,online`);
    await calls.create({
      name: 'Faster',
      contentType: 'img',
      filterType: 'rules',
      status: 'online',
      number: 880_400,
    });
    const refused = (await confirm(checked.id, 1, 0)).body;
    expect(refused).toMatchObject({ code: 40900, data: { create: 0, update: 1 } });
    expect((await confirm(checked.id, 0, 1)).body.data.updated).toBe(1);
  });

  test('two concurrent confirmations count once; other accounts do not see the import', async () => {
    const checked = await check(`${HEADER}\n,Once,img,1,rules,,online`);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(checked.id, 1, 0)));
    expect(new Set(answers.map(({ body }) => body.data.operationId)).size).toBe(1);
    expect((await calls.list()).total).toBe(before + 1);
    await api.sql('UPDATE policy_import SET account_id = account_id + 1');
    expect((await confirm(checked.id, 1, 0)).body.code).toBe(40400);
  });

  test('10,000 rows', async () => {
    // As in every installation that has run for a while: plans are made for the few rows that there were.
    await api.sql('ANALYZE policy');
    const rows = Array.from({ length: 10_000 }, (_, row) => `,Row ${row},img,${row},rules,,online`);
    const checked = await check([HEADER, ...rows].join('\n'));
    const { data } = (await untilAvailable(() => confirm(checked.id, 10_000, 0))).body;
    expect(data.created).toBe(10_000);
    expect((await calls.list()).total).toBe(before + 10_000);
    const undone = await untilAvailable(() => calls.undo(data.operationId));
    expect(undone.body.data.changed).toBe(10_000);
    expect((await calls.list()).total).toBe(before);
  });
});

/** Asks again, as clients do, where a busy machine reached the time limit of a statement and undid the rest. */
async function untilAvailable<Answer extends { status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await call();
  while (answer.status === 503) answer = await call();
  return answer;
}

/** A zip bomb: it declares a small size but expands to a large one. */
async function bomb(): Promise<Buffer> {
  const sheet = Buffer.concat([Buffer.from('<sst>'), Buffer.alloc(40_000_000, ' ')]);
  return await zip({
    'xl/workbook.xml': '<workbook><sheet r:id="a"/></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
    'xl/sharedStrings.xml': sheet,
  });
}

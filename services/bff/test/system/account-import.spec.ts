import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

interface CellError {
  row: number;
  field: string;
  column: string;
  value: string;
  rule: string;
  msg: string;
}
/** Of the check, or of the import. */
interface Answer {
  rows: number;
  create: number;
  error: number;
  errorTotal: number;
  errors: CellError[];
  list: Imported[];
}
interface Imported {
  row: number;
  id: number;
  userName: string;
  link: string | null;
}

const PATH = '/api/accounts/import';
const HEADER = 'User name,Name,Email address,Role,Language';
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

describe('people invited by a table', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const send = async (path: string, text: string, token = admin) => {
    const content = Buffer.from(text);
    const { payload, headers } = await multipart({ content, filename: 'people.csv', type: 'text/csv' });
    const asked = { ...headers, 'accept-language': 'en-US' };
    return (await api.post<Answer>(path, { token, payload, headers: asked })).body;
  };
  const check = async (text: string) => (await send(`${PATH}/check`, text)).data;
  const invite = (text: string, create: number) => send(`${PATH}?create=${create}`, text);
  const accounts = async () => {
    const [{ count } = { count: -1 }] = await api.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM account',
    );
    return count;
  };

  test('are counted first, and nothing is stored', async () => {
    const before = await accounts();
    const text = sheet('sok.lina,Sok Lina,lina@school.example,Administrator,Khmer', 'chea.bora,Chea Bora,,,');
    expect(await check(text)).toEqual({
      format: 'csv',
      encoding: 'UTF-8',
      sheets: [''],
      sheet: 1,
      headerRow: 1,
      rows: 2,
      create: 2,
      error: 0,
      errorTotal: 0,
      errors: [],
    });
    expect(await accounts()).toBe(before);
  });

  test('get an account and a link each, which sets a password', async () => {
    const text = sheet('keo.pich,Keo Pich,,管理员,中文', 'nov.sreymao,Nov Sreymao,mao@school.example,,');
    const { code, data } = await invite(text, 2);
    expect(code).toBe(20000);
    expect(data.list.map(({ row, userName }) => [row, userName])).toEqual([
      [2, 'keo.pich'],
      [3, 'nov.sreymao'],
    ]);
    const rows = await api.sql(
      `SELECT user_name AS "userName", role, settings.values ->> 'locale' AS locale
         FROM account LEFT JOIN account_settings settings ON settings.account_id = account.id
        WHERE user_name = ANY ($1) ORDER BY 1`,
      [['keo.pich', 'nov.sreymao']],
    );
    expect(rows).toEqual([
      { userName: 'keo.pich', role: 'admin', locale: 'zh-CN' },
      { userName: 'nov.sreymao', role: 'user', locale: 'en-US' },
    ]);
    // The page of the link speaks the language of whoever gets it.
    expect(data.list[0]?.link).toContain('&locale=zh-CN#token=');
    const token = /token=(\S+)$/.exec(data.list[0]?.link ?? '')?.[1];
    const password = 'Lotus-Pond-7';
    await api.post('/api/user/password-link', { body: { token, newPassword: password } });
    const login = await api.post('/api/user/login', { body: { username: 'keo.pich', password } });
    expect(login.body.code).toBe(20000);
    const entries = await api.sql(
      `SELECT account_name AS person FROM audit_entry
        WHERE entity = 'account' AND action = 'create' AND entity_id = ANY ($1)`,
      [data.list.map(({ id }) => id)],
    );
    expect(entries).toHaveLength(2);
  });

  test.each([
    ['Sok.Lina,Sok Lina,,,', 'userName', 'pattern'],
    [',Sok Lina,,,', 'userName', 'required'],
    ['sok.lina,,,,', 'name', 'required'],
    ['sok.lina,Sok Lina,nowhere,,', 'email', 'email'],
    ['sok.lina,Sok Lina,,owner,', 'role', 'enum'],
    ['sok.lina,Sok Lina,,,Klingon', 'language', 'enum'],
    ['sok.lina,=1+1,,,', 'name', 'formula'],
    ['admin,Sok Lina,,,', 'userName', 'taken'],
  ])('%s breaks a rule of %s', async (row, field, rule) => {
    const found = await check(sheet('sok.vanna,Sok Vanna,,,', row));
    expect(found).toMatchObject({ rows: 2, create: 1, error: 1, errors: [{ row: 3, field, rule }] });
  });

  test('stand in a row each', async () => {
    const { errors } = await check(sheet('sok.lina,A,l@school.example,,', 'sok.lina,B,L@school.example,,'));
    expect(errors.map(({ field, rule, msg }) => [field, rule, msg])).toEqual([
      ['userName', 'duplicateRow', 'already appears in row 2'],
      ['email', 'duplicateRow', 'already appears in row 2'],
    ]);
  });

  test('are all invited or nobody', async () => {
    const before = await accounts();
    const text = sheet('sok.dina,Sok Dina,,,', 'admin,Somebody,,,');
    expect(await invite(text, 1)).toMatchObject({
      code: 50000,
      msg: expect.stringContaining('1') as unknown,
    });
    expect(await invite(text, 2)).toMatchObject({ code: 40900, data: { create: 1, error: 1 } });
    expect(await accounts()).toBe(before);
  });

  test('are invited once, however often the table is sent at the same time', async () => {
    const text = sheet('twice.once,Twice Once,,,');
    const answers = await Promise.all([invite(text, 1), invite(text, 1)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40900]);
  });

  test('come in a table of limited length, with columns that are named', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `person.${at},Person ${at},,,`);
    expect(await send(`${PATH}/check`, sheet(...many))).toMatchObject({
      code: 40000,
      data: { errors: [{ field: 'file', rule: 'sheetRows', params: { max: 200 } }] },
    });
    const folded = 'ＵＳＥＲ\u00A0ＮＡＭＥ,\u200BName,Email  address,Role\r\nchan.maly,Chan Maly,,ＵＳＥＲ';
    expect(await check(folded)).toMatchObject({ create: 1, error: 0 });
    const { errors } = await check('Something,Else\r\na,b');
    expect(errors.map(({ field, column, rule }) => [field, column, rule])).toEqual([
      ['userName', 'User name', 'required'],
      ['name', 'Name', 'required'],
    ]);
  });

  test('are invited by administrators only', async () => {
    const token = await api.signIn('user');
    expect((await send(`${PATH}/check`, sheet('a.b.c,A,,,'), token)).code).toBe(40300);
    expect((await send(`${PATH}?create=1`, sheet('a.b.c,A,,,'), token)).code).toBe(40300);
  });
});

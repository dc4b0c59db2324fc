import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readXlsx } from '../../src/common/sheets/read-xlsx.js';
import { sheetOf } from '../../src/common/sheets/sheet.js';
import { serialOf } from '../../src/common/sheets/sheet-time.js';
import { openArchive } from '../../src/common/sheets/zip-archive.js';
import { PolicyDownloadRepository } from '../../src/policies/downloads/policy-download.repository.js';
import { multipart } from '../support/multipart.js';
import { DRAFT, PolicyCalls, type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';

interface Link {
  address: string;
  seconds: number;
}

const COLUMNS = ['number', 'name', 'contentType', 'count', 'filterType', 'createdTime', 'status'];
const ALL = { format: 'csv', columns: COLUMNS, filter: {}, sort: 'number', order: 'asc' };

describe('downloading policies', () => {
  let api: TestApi;
  let calls: PolicyCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    calls = new PolicyCalls(api, await api.signIn('admin'));
    const names = ['=1+1', '+club', '-5', '@home', "'=quoted", 'comma, "quotes"', '机器人 🤖', 'សាលា'];
    for (const name of names) await calls.create({ ...DRAFT, name });
  });
  afterAll(() => api.stop());

  const prepare = (body: object, language = 'en-US') =>
    api.post<Link & Refused>('/api/policies/downloads', {
      token: calls.token,
      body,
      headers: { 'accept-language': language },
    });
  const download = async (change: object = {}, language = 'en-US') => {
    const { address } = (await prepare({ ...ALL, ...change }, language)).body.data;
    return await api.raw(address);
  };

  test('contains the rows of the list in order, with translated headers', async () => {
    const filter = { status: 'online', contentType: 'img' };
    const { bytes, headers } = await download({
      columns: ['name', 'number'],
      filter,
      sort: 'count',
      order: 'desc',
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="policies-\d{4}-\d\d-\d\d\.csv"$/);
    const { list } = await calls.list('status=online&contentType=img&sort=count&order=desc&pageSize=100');
    const lines = list.map(({ name, number }) => `${name},${number}\r\n`);
    expect(bytes.toString()).toBe(`\uFEFFSet Name,Set Number\r\n${lines.join('')}`);
  });

  test('HEAD does not use up the address', async () => {
    const { address } = (await prepare(ALL)).body.data;
    const ask = (method: 'GET' | 'HEAD') => api.app.inject({ method, url: address });
    const headers = (await ask('HEAD')).headers;
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const file = await ask('GET');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toBe(headers['content-disposition']);
    expect((await ask('HEAD')).statusCode).toBe(404);
  });

  test('contains only the selected rows that match the filter', async () => {
    const { list } = await calls.list('pageSize=20&sort=number&order=asc');
    const chosen = list.filter((_, at) => at % 3 === 0);
    const ids = chosen.map(({ id }) => id);
    const numbers = async (change: object) =>
      (await download({ columns: ['number'], ids, ...change })).bytes.toString().split('\r\n').slice(1, -1);
    expect(await numbers({})).toEqual(chosen.map(({ number }) => String(number)));
    const online = chosen.filter(({ status }) => status === 'online');
    expect(await numbers({ filter: { status: 'online' } })).toEqual(
      online.map(({ number }) => String(number)),
    );
  });

  test('neutralises cells that begin like a formula', async () => {
    const lines = (await download({ columns: ['name'] })).bytes.toString().split('\r\n');
    expect(lines.filter((line) => /^[=+\-@\t]/.test(line))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(["'=1+1", "'+club", "'-5", "'@home", "''=quoted"]));
    const { bytes } = await download({ format: 'xlsx', columns: ['name'] });
    const { rows } = sheetOf(await readXlsx(bytes));
    expect(rows.flatMap(({ cells }) => cells)).toEqual(lines.slice(1, -1).map(unquoted));
  });

  test.each(['en-US', 'zh-CN', 'km-KH'])('importing it again in %s changes nothing', async (language) => {
    for (const format of ['csv', 'xlsx']) {
      const file = await download({ format, sort: 'name', order: 'desc' }, language);
      const { payload, headers } = await multipart({ content: file.bytes });
      const { body } = await api.post('/api/policies/imports', { token: calls.token, payload, headers });
      const { total } = await calls.list();
      expect(body.data).toMatchObject({ rows: total, unchanged: total, create: 0, update: 0, error: 0 });
    }
  });

  test('a workbook has a frozen styled header, wide columns, and typed numbers and times', async () => {
    const [known] = (await calls.list('pageSize=1&sort=number&order=desc')).list;
    const { bytes } = await download({ format: 'xlsx', ids: [known?.id] });
    const archive = await openArchive(bytes);
    const textOf = async (name: string) => await text(await archive.open(name, 1_000_000));
    const sheet = await textOf('xl/worksheets/sheet1.xml');
    const styles = await textOf('xl/styles.xml');
    const formats = [...styles.matchAll(/<xf numFmtId="(\d+)" fontId="(\d)" fillId="(\d)"/g)].slice(1);
    const cells = [...sheet.matchAll(/<c( s="(\d)")?( t="(\w+)")?>(?:<v>([^<]*)|<is><t[^>]*>([^<]*))/g)];
    const styleOf = (at: number) => formats[Number(cells[at]?.[2] ?? 0)];
    expect(sheet).toContain('state="frozen"');
    expect(sheet.match(/<col [^>]*customWidth="1"/g)).toHaveLength(COLUMNS.length);
    expect(sheet.indexOf('<cols>')).toBeLessThan(sheet.indexOf('<sheetData>'));
    // Bold, and on a background.
    expect(styleOf(0)?.slice(2)).toEqual(['1', '2']);
    const at = COLUMNS.length;
    expect(cells[at]?.slice(4, 6)).toEqual([undefined, String(known?.number)]);
    expect(cells[at + COLUMNS.indexOf('count')]?.[5]).toBe(String(known?.count));
    const time = at + COLUMNS.indexOf('createdTime');
    const numberFormat = styleOf(time)?.[1] ?? '';
    expect(styles).toContain(`numFmtId="${numberFormat}" formatCode="yyyy`);
    expect(cells[time]?.[5]).toBe(String(serialOf(known?.createdTime ?? '')));
  });

  test('its address works once and expires', async () => {
    const { address } = (await prepare(ALL)).body.data;
    expect((await api.raw(address)).status).toBe(200);
    expect((await api.get(address)).status).toBe(404);
    const late = (await prepare(ALL)).body.data.address;
    await api.sql(`UPDATE download_link SET created_at = now() - interval '2 minutes'`);
    expect((await api.get(late)).status).toBe(404);
    expect((await api.get('/api/files/policies/nothing')).status).toBe(404);
  });

  test('rows of several batches are complete and in order', async () => {
    await api.sql(
      `INSERT INTO policy (number, name, content_type, filter_type, count, status)
       SELECT 500000 + n, 'Row', 'img', 'rules', n % 3, 'online' FROM generate_series(1, 5000) AS n`,
    );
    const lines = (
      await download({ columns: ['number'], filter: { name: 'row' }, sort: 'count', order: 'desc' })
    ).bytes
      .toString()
      .split('\r\n')
      .slice(1, -1);
    const { list } = await calls.list('name=row&sort=count&order=desc&current=50&pageSize=100');
    expect(new Set(lines).size).toBe(5000);
    expect(lines.slice(4900)).toEqual(list.map(({ number }) => String(number)));
  });

  test('a disconnected client ends the download', async () => {
    await api.sql(
      `INSERT INTO policy (number, name, content_type, filter_type, count, status)
       SELECT 600000 + n, 'Long', 'img', 'rules', 1, 'online' FROM generate_series(1, 60000) AS n`,
    );
    const asked = jest.spyOn(api.app.get(PolicyDownloadRepository), 'batches');
    await api.app.listen(0, '127.0.0.1');
    const url = await api.app.getUrl();
    for (const format of ['csv', 'xlsx']) {
      asked.mockClear();
      const { address } = (await prepare({ ...ALL, format })).body.data;
      const call = get(`${url}${address}`);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      response.on('data', () => {
        if (asked.mock.results.length > 0) call.destroy();
      });
      await once(call, 'close');
      const batches = asked.mock.results[0]?.value as AsyncGenerator<string[][]>;
      // If the generator were still running, each call would return one of the hundreds of remaining batches.
      let isEnded = false;
      for (let asking = 0; !isEnded && asking < 50; asking += 1) {
        await wait(100);
        isEnded = (await batches.next()).done === true;
      }
      expect(isEnded).toBe(true);
    }
  });

  test.each([
    [{ columns: [] }, 'columns minItems'],
    [{ columns: ['id'] }, 'columns enum'],
    [{ columns: ['name', 'name'] }, 'columns unique'],
    [{ format: 'pdf' }, 'format enum'],
    [{ ids: [] }, 'ids minItems'],
    [{ filter: { status: 'gone' } }, 'filter.status enum'],
  ])('%j is rejected with the name of its field', async (change, expected) => {
    const { status, body } = await prepare({ ...ALL, ...change });
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  });
});

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

// npm run bench:policies: measures the list, import and download with 1,000,000 policies. It checks no
// limits. With a URL, `npm run bench:policies -- http://localhost:3000`, it measures the running instance.
import { performance } from 'node:perf_hooks';
import terminal from '../../scripts/launcher/terminal.cjs';
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { call } from './calls.ts';
import { download } from './downloads.ts';
import { measureTargets, signIn, type Target } from './measure.ts';
import { growthDuring } from './resident-memory.ts';
import { printTable } from './table.ts';

const SORTS = ['number', 'name', 'contentType', 'filterType', 'count', 'createdTime', 'status'];
const FILTERS = [
  'number=2',
  'number=29999',
  'name=robot',
  'name=ro',
  'name=qx',
  'name=q',
  'name=%E5%AD%A6',
  'name=ro&sort=name',
  'name=ro&current=500',
  'name=notes%2099',
  'contentType=img',
  'filterType=rules',
  'status=offline',
  'createdTime=2026-01-01&createdTime=2026-12-31',
  'createdTime=2026-03-01',
  'status=online&contentType=img&filterType=rules&name=camp&number=21',
];

const page = (query: string): Target => ({ name: query || 'first page', path: `/api/list/policy?${query}` });
const TARGETS = [
  page(''),
  ...FILTERS.map(page),
  ...SORTS.map((sort) => page(`sort=${sort}&order=asc`)),
  ...SORTS.map((sort) => page(`sort=${sort}&order=asc&current=50000`)),
  page('current=100000'),
  { name: 'figures', path: '/api/policies/summary' },
];

/** Downloads everything. A small download first loads what only the first download has to load. */
async function downloadAll(url: string, token: string, format: string, group?: number): Promise<void> {
  await download(url, token, format, { number: '29999' });
  const downloading = download(url, token, format);
  const growth = group === undefined ? null : await growthDuring(group, downloading);
  const { bytes, seconds } = await downloading;
  const memory = growth === null ? '' : `, ${growth.toFixed(1)} MB more memory`;
  terminal.say(
    `  download of all as ${format}: ${Math.round(bytes / 1_000_000)} MB in ${seconds} s${memory}`,
  );
}

async function importMany(url: string, token: string): Promise<void> {
  const rows = Array.from({ length: 10_000 }, (_, row) => `Row ${row},img,${row},rules,online`);
  const form = new FormData();
  form.append('file', new Blob([['name,contentType,count,filterType,status', ...rows].join('\n')]), 'a.csv');
  const started = performance.now();
  const { id } = await call<{ id: string }>(url, token, '/api/policies/imports', form);
  const checked = performance.now();
  const expected = { create: rows.length, update: 0 };
  const confirm = `/api/policies/imports/${id}/confirm`;
  const { operationId } = await call<{ operationId: string }>(url, token, confirm, expected);
  const imported = performance.now();
  await call(url, token, `/api/policies/operations/${operationId}/undo`, {});
  const undone = performance.now();
  const [check, write, undo] = [checked - started, imported - checked, undone - imported].map(Math.round);
  terminal.say(`  10,000 rows: checked in ${check} ms, imported in ${write} ms, undone in ${undo} ms`);
}

async function all(url: string, group?: number): Promise<void> {
  const token = await signIn(url);
  for (const format of ['csv', 'xlsx']) await downloadAll(url, token, format, group);
  printTable(await measureTargets(url, TARGETS, { callers: 1, requests: 40, warmUp: 3 }));
  await importMany(url, token);
}

const [, , running] = process.argv;
if (running === undefined) {
  const dataDirectory = await makeTemporaryDirectory();
  const environment = { SALA_DATA_DIR: dataDirectory, SALA_SEED_POLICIES: '1000000' };
  const seeding = new ProductProcess(environment);
  await seeding.ready();
  await seeding.end();
  // Uses a new process that did not seed the million policies, so that the memory growth of a download is
  // visible.
  const product = new ProductProcess(environment);
  await all(await product.ready(), product.group);
  await product.end();
  await removeDirectory(dataDirectory);
} else await all(running);

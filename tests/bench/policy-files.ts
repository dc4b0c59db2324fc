// npm run bench:policy-files: measures download and import with 1,000,000 policies. It checks no limits. With a URL,
// `npm run bench:policy-files -- http://localhost:3000`, it measures the running instance.
import { performance } from 'node:perf_hooks';
import terminal from '../../scripts/launcher/terminal.cjs';
import { call } from './calls.ts';
import { download } from './downloads.ts';
import { withManyPolicies } from './many-policies.ts';
import { signIn } from './measure.ts';
import { growthDuring } from './resident-memory.ts';

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
  await importMany(url, token);
}

const [, , running] = process.argv;
if (running === undefined) await withManyPolicies((url, { group }) => all(url, group));
else await all(running);

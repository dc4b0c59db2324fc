/**
 * Adds up what a first visit to a page loads: the entry, the page, the layout, the catalogues of one language
 * and every chunk and sheet that these import statically. Exits with 1 when a page is above its limit.
 * Usage, after a build: node web/scripts/check-bundle-size.ts
 */
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface Budget {
  page: string;
  entries: string[];
  limitKb: number;
}

const dist = `${import.meta.dirname}/../dist`;
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

const KILOBYTE = 1000;
const LANGUAGE = 'km-KH'; // the longest texts
const catalogue = (folder: string) => `src/${folder}/locales/${LANGUAGE}.ts`;
const start = ['index.html', catalogue('shared')];
const inside = [...start, 'src/app/layout/frame.tsx', catalogue('app')];

const budgets: Budget[] = [
  {
    page: '/login',
    entries: [...start, 'src/features/people/login/login-page.tsx', catalogue('features/people/login')],
    limitKb: 150,
  },
  {
    page: '/list/search-table',
    entries: [
      ...inside,
      'src/features/policies/policies/policies-page.tsx',
      catalogue('features/policies/policies'),
    ],
    limitKb: 240,
  },
  {
    page: '/dashboard/workplace',
    entries: [
      ...inside,
      'src/features/content/workplace/workplace-page.tsx',
      catalogue('features/content/workplace'),
      catalogue('shared/charts'),
      'src/shared/charts/marks-canvas.tsx',
    ],
    limitKb: 390,
  },
];

function filesOf(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set(['boot.js']);
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}; was the page renamed?`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}

const brotliSize = (file: string) => statSync(`${dist}/${file}.br`).size;
const gzipSize = (file: string) => gzipSync(readFileSync(`${dist}/${file}`)).length;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const kb = (bytes: number) => (bytes / KILOBYTE).toFixed(1).padStart(7);

const lines = budgets.map(({ page, entries, limitKb }) => {
  const files = [...filesOf(entries)];
  const js = sum(files.filter((file) => file.endsWith('.js')).map(brotliSize));
  const css = sum(files.filter((file) => file.endsWith('.css')).map(brotliSize));
  const isWithin = js + css <= limitKb * KILOBYTE;
  if (!isWithin) process.exitCode = 1;
  const verdict = isWithin ? 'ok' : 'TOO LARGE';
  const count = String(files.length).padStart(3);
  return `${page.padEnd(24)} js ${kb(js)}  css ${kb(css)}  sum ${kb(js + css)} of ${limitKb} kB brotli, ${count} files  ${verdict}`;
});

const CHART_LIMIT_KB = 265;
const charts = gzipSize(manifest['src/shared/charts/marks-canvas.tsx']?.file ?? '');
if (charts > CHART_LIMIT_KB * KILOBYTE) process.exitCode = 1;
lines.push(`${'charts'.padEnd(24)} ${kb(charts)} of ${CHART_LIMIT_KB} kB gzip`);

const LANDING_LIMIT_KB = 70;
const landingScript = brotliSize(manifest['landing/script/main.ts']?.file ?? '');
for (const language of ['en-US', 'zh-CN', 'km-KH']) {
  // The page carries its styles and its drawings.
  const page = brotliSize(`landing/${language}/home.html`);
  const isWithin = page + landingScript <= LANDING_LIMIT_KB * KILOBYTE;
  if (!isWithin) process.exitCode = 1;
  const verdict = isWithin ? 'ok' : 'TOO LARGE';
  const total = kb(page + landingScript);
  lines.push(
    `${`landing ${language}`.padEnd(24)} html ${kb(page)}  js ${kb(landingScript)}  sum ${total} of ${LANDING_LIMIT_KB} kB brotli  ${verdict}`,
  );
}

process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Adds up the size of a first visit to a page: the entry, the page, the frame, the catalogues of one language
 * and every chunk and style sheet that they import statically. Exits with 1 if a page exceeds its limit.
 * Usage, after a build: node web/scripts/check-bundle-size.ts
 */
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readDemoOrganisation } from '../build/demo-organisation.ts';
import type { render } from '../landing/render.tsx';
import type { Assets } from '../landing/site/assets.ts';
import { languages } from '../src/api/generated/model/languages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const dist = `${import.meta.dirname}/../dist`;
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

const KILOBYTE = 1000;
const LANGUAGE = 'km-KH'; // the longest texts
const catalogue = (folder: string) => `src/${folder}/locales/${LANGUAGE}.ts`;
const start = ['index.html', catalogue('shared')];
/** The manifest names this chunk by its file, because it holds two modules. */
const signedIn = Object.keys(manifest).filter((key) => key.startsWith('_signed-in-'));
if (signedIn.length !== 1) throw new Error('The manifest has no signed-in chunk; was its group renamed?');
const frame = [...signedIn, 'src/app/layout/frame.tsx', catalogue('app')];
const charts = ['src/shared/charts/marks-canvas.tsx', catalogue('shared/charts')];

const PAGE_LIMIT_KB = 300;
const LANDING_LIMIT_KB = 70;

/** Pages with their own limit, by module path. */
const special: Record<string, { limitKb: number; entries: string[] }> = {
  'src/features/people/login/login-page.tsx': { limitKb: 165, entries: start },
  'src/features/content/workplace/workplace-page.tsx': {
    limitKb: 420,
    entries: [...start, ...frame, ...charts],
  },
  'src/app/monitor/monitor-screen.tsx': {
    limitKb: PAGE_LIMIT_KB,
    entries: [
      ...start,
      ...frame,
      catalogue('features/operations/monitor'),
      catalogue('features/messages/chat'),
    ],
  },
  // With its first tab.
  'src/app/user-setting/user-setting-screen.tsx': {
    limitKb: PAGE_LIMIT_KB,
    entries: [
      ...start,
      ...frame,
      'src/features/people/basic-information/basic-information-part.tsx',
      catalogue('features/people/setting'),
      catalogue('features/people/basic-information'),
      catalogue('shared/forms'),
    ],
  },
};

/** What the list of signed-in pages loads, wherever it stands, besides catalogues. */
const signedInPages = signedIn
  .flatMap((key) => manifest[key]?.dynamicImports ?? [])
  .filter((key) => key.startsWith('src/') && !key.includes('/locales/'));
const publicPages = Object.keys(manifest).filter((key) => /^src\/features\/.+-page\.tsx$/.test(key));
const pages = [...new Set([...signedInPages, ...publicPages])].toSorted();
for (const page of Object.keys(special)) {
  if (!pages.includes(page)) throw new Error(`The manifest has no ${page}; was the page renamed?`);
}

function filesOf(entries: string[]): string[] {
  const seen = new Set<string>();
  const files = new Set(['notice.js', 'boot.js']);
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}; was it renamed?`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

const brotliSize = (file: string) => rendered.get(file) ?? statSync(`${dist}/${file}.br`).size;
const sum = (files: string[]) => files.map(brotliSize).reduce((total, size) => total + size, 0);
const kb = (bytes: number) => (bytes / KILOBYTE).toFixed(1).padStart(6);

function report(name: string, parts: Record<string, string[]>, limitKb: number): string {
  const files = Object.values(parts).flat();
  const isWithin = sum(files) <= limitKb * KILOBYTE;
  if (!isWithin) process.exitCode = 1;
  const sizes = Object.entries(parts).map(([part, of]) => `${part} ${kb(sum(of))}`);
  const total = `${kb(sum(files))} of ${limitKb} kB brotli`;
  return `${name.padEnd(34)} ${sizes.join('  ')}  sum ${total}, ${files.length} files  ${isWithin ? 'ok' : 'TOO LARGE'}`;
}

/** The sizes of the public pages as the BFF sends them, which it renders when it starts. */
const rendered = new Map<string, number>();
const { render: renderLanding } = (await import(`${dist}/landing/render.mjs`)) as { render: typeof render };
const assets = JSON.parse(readFileSync(`${dist}/landing/assets.json`, 'utf8')) as Assets;
const deployment = { organisation: await readDemoOrganisation(), publicUrl: 'https://sala.example' };
for (const { file, text } of renderLanding(assets, deployment))
  rendered.set(file, brotliCompressSync(text).length);

const lines = pages.map((page) => {
  const { limitKb, entries } = special[page] ?? { limitKb: PAGE_LIMIT_KB, entries: [...start, ...frame] };
  const folder = /^src\/(.+)\/[^/]+$/.exec(page)?.[1] ?? '';
  const texts = catalogue(folder) in manifest ? [catalogue(folder)] : [];
  const files = filesOf([...entries, page, ...texts]);
  const ofKind = (ending: string) => files.filter((file) => file.endsWith(ending));
  return report(
    page.replaceAll(/^src\/(?:features\/)?|-(?:page|screen)\.tsx$/g, ''),
    { js: ofKind('.js'), css: ofKind('.css') },
    limitKb,
  );
});

const landingScript = manifest['landing/script/main.ts']?.file ?? '';
for (const language of languages) {
  // The styles and drawings are inlined in the page.
  const html = [`${language}/home.html`];
  lines.push(
    report(
      `landing ${language}`,
      { html, js: [landingScript, 'notice.js', 'khmer-font.js'] },
      LANDING_LIMIT_KB,
    ),
  );
}

process.stdout.write(`${lines.join('\n')}\n`);

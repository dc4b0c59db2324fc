/**
 * Adds up the size of the first view of each page: what stands in index.html and what first-views.json lists for it, in
 * one language. Exits with 1 if a page exceeds its limit.
 * Usage, after a build: node web/scripts/check-bundle-size.ts
 */
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FirstView } from '../build/first-views.ts';
import { readDemoOrganisation } from '../build/demo-organisation.ts';
import type { render } from '../landing/render.tsx';
import type { Assets } from '../landing/site/assets.ts';
import { languages } from '../src/api/generated/model/languages.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = `${import.meta.dirname}/../dist`;
const readJson = (file: string): unknown => JSON.parse(readFileSync(`${dist}/${file}`, 'utf8'));
const manifest = readJson('.vite/manifest.json') as Record<string, Chunk>;
const views = readJson('first-views.json') as Record<string, FirstView>;

const KILOBYTE = 1000;
const LANGUAGE = 'km-KH'; // the longest texts
/** The chunk that index.html names. */
const ENTRY = keyOf('start');
const CANVAS = keyOf('canvas');

const PAGE_LIMIT_KB = 300;
const LANDING_LIMIT_KB = 70;
/** Of the script that channels load, before anything of their own. */
const COLLECT_LIMIT_KB = 1.5;
/** Script and styles of the sample channel, with the script of channels. The goal is 60. */
const WATCH_LIMIT_KB = 7;
/** The same in Khmer, with its font. */
const WATCH_KHMER_LIMIT_KB = 41;
/** Pages with their own limit, or with code that they load after their first view. */
const special: Record<string, { limitKb: number; later?: string[] }> = {
  '/login': { limitKb: 172 },
  '/dashboard/workplace': { limitKb: 424, later: [CANVAS] },
  '/dashboard/monitor': { limitKb: 301 },
};
for (const path of Object.keys(special)) {
  if (!(path in views)) throw new Error(`first-views.json has no ${path}; was the page renamed?`);
}

function keyOf(chunk: string): string {
  const key = Object.keys(manifest).find((each) => each.startsWith(`_${chunk}-`) && each.endsWith('.js'));
  if (key === undefined) throw new Error(`The manifest has no chunk ${chunk}; was it renamed?`);
  return key;
}

function filesOf(view: FirstView, later: string[] = []): string[] {
  const files = new Set(['first-view.js', 'notice.js', 'boot.js']);
  const seen = new Set([ENTRY, ...later]);
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}; was it renamed?`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) seen.add(next);
  }
  for (const path of [...view.scripts, ...view.styles, ...(view.texts[LANGUAGE] ?? [])])
    files.add(path.slice(1));
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
const deployment = {
  organisation: await readDemoOrganisation(),
  publicUrl: 'https://sala.example',
  hasChannel: true,
};
for (const { file, render: write } of renderLanding(assets, deployment))
  rendered.set(file, brotliCompressSync(write([])).length);

const lines = Object.entries(views).map(([path, view]) => {
  const { limitKb, later } = special[path] ?? { limitKb: PAGE_LIMIT_KB };
  const files = filesOf(view, later);
  const ofKind = (ending: string) => files.filter((file) => file.endsWith(ending));
  return report(path, { js: ofKind('.js'), css: ofKind('.css') }, limitKb);
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

lines.push(report('script of channels', { js: ['collect/v1/sala.js'] }, COLLECT_LIMIT_KB));

const watch = manifest['sample-channel/main.ts'];
const watchJs = [watch?.file ?? '', 'collect/v1/sala.js'];
const watchCss = watch?.css ?? [];
const khmerCss = manifest['sample-channel/khmer-font.css']?.file ?? '';
lines.push(
  report('sample channel', { js: watchJs, css: watchCss }, WATCH_LIMIT_KB),
  report('sample channel km-KH', { js: watchJs, css: [...watchCss, khmerCss] }, WATCH_KHMER_LIMIT_KB),
);

process.stdout.write(`${lines.join('\n')}\n`);

// Draws the videos of the demo: for each topic one that lies and one that stands. Needs ffmpeg with libx264, Chromium, and a font
// for Chinese; that for Khmer is of the web. What it writes is committed, so that nobody else needs them.
//   node scripts/with-node.cjs tests/pictures/draw-demo-videos.ts
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { TOPIC_MOTIFS } from '../../services/bff/src/seeds/cover-drawings.ts';
import { TOPICS } from '../../services/bff/src/seeds/topics.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUTPUT = join(ROOT, 'services/bff/src/seeds/demo-videos.ts');
const FONT = join(
  ROOT,
  'node_modules/@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff2',
);
/** In pixels, and where drawing and title stand. */
const SHAPES = {
  horizontal: { width: 640, height: 360, drawing: 190, top: 40, title: 240 },
  vertical: { width: 360, height: 640, drawing: 260, top: 110, title: 430 },
} as const;
const SECONDS = 2;
const RATE = 15;
const LARGEST_BYTES = 100_000;

type Shape = keyof typeof SHAPES;

interface Words {
  titles: readonly string[];
  ink: string;
}

const work = mkdtempSync(join(tmpdir(), 'sala-videos-'));
const browser = await chromium.launch({
  executablePath: process.env.SALA_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
});
const page = await browser.newPage();
const font = readFileSync(FONT).toString('base64');

/** A layer without a background. */
async function layer(
  name: string,
  content: string,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const path = join(work, name);
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>@font-face { font-family: Khmer; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0; text-align: center; font: 700 22px/38px 'WenQuanYi Zen Hei', Khmer, sans-serif }
      p { margin: 0 } p:first-of-type { font-size: 28px; font-family: Khmer }</style>${content}`,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path, omitBackground: true });
  return path;
}

function wordsOf({ titles: [en, zh, km], ink }: Words, top: number): string {
  return `<div style="padding-top: ${top}px; color: ${ink}"><p lang="km">${km}</p><p>${en}</p><p>${zh}</p></div>`;
}

/** @returns the file in base64 */
async function draw(topic: number, shape: Shape): Promise<string> {
  const size = SHAPES[shape];
  const { background, shapes } = TOPIC_MOTIFS[topic] ?? { background: '#ffffff', shapes: '' };
  const ink = background === '#1d2b53' ? '#ffffff' : '#1d2129';
  const edge = { width: size.drawing, height: size.drawing };
  const drawing = await layer('drawing.png', `<svg viewBox="0 0 200 200">${shapes}</svg>`, edge);
  const title = await layer('title.png', wordsOf({ titles: TOPICS[topic] ?? [], ink }, size.title), size);
  const file = join(work, 'video.mp4');
  const still = (path: string) => [
    '-loop',
    '1',
    '-framerate',
    String(RATE),
    '-t',
    String(SECONDS),
    '-i',
    path,
  ];
  // The drawing drops in and settles; the title appears under it.
  const drop = `${size.top}-(${size.top}+h)*exp(-4*t)*cos(6*t)`;
  const filter =
    `[1]format=rgba[drawing];[2]format=rgba,fade=in:st=0.4:d=0.4:alpha=1[title];` +
    `[0][drawing]overlay=x=(W-w)/2:y='${drop}'[fallen];[fallen][title]overlay,format=yuv420p`;
  const colour = `color=c=${background}:s=${size.width}x${size.height}:r=${RATE}:d=${SECONDS}`;
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', colour, ...still(drawing), ...still(title)],
    ...['-filter_complex', filter, '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '28'],
    ...[
      '-threads',
      '1',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-movflags',
      '+faststart',
      file,
    ],
  ]);
  const bytes = readFileSync(file);
  if (bytes.length > LARGEST_BYTES) throw new Error(`The video of topic ${topic} has ${bytes.length} bytes.`);
  return bytes.toString('base64');
}

const lines: string[] = [];
for (const topic of TOPICS.keys())
  lines.push(
    `  [`,
    `    '${await draw(topic, 'horizontal')}',`,
    `    '${await draw(topic, 'vertical')}',`,
    `  ],`,
  );
await browser.close();
rmSync(work, { recursive: true });
writeFileSync(
  OUTPUT,
  `/** Written by tests/pictures/draw-demo-videos.ts: of each topic a video that lies and one that stands, MP4 in base64. */\n` +
    `export const DEMO_VIDEOS: readonly (readonly [horizontal: string, vertical: string])[] = [\n${lines.join('\n')}\n];\n`,
);

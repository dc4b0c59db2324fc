// npm run bench:landing: measures the public page on a simulated slow phone, with Lighthouse and the
// browser's own timings. Run it on an otherwise idle machine. It fails if the page misses its performance
// limits.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import terminal from '../../scripts/launcher/terminal.cjs';
import config from '../playwright.config.ts';
import { ProductProcess } from '../support/product-process.ts';
import { slowDown } from './slow-line.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

const PATHS = ['/', '/zh-CN/', '/km-KH/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEBUGGING_PORT = 9333;
const LIMITS = { paintMs: 1_500, shift: 0, kilobytes: 300 };

interface Paint {
  fcp: number;
  lcp: number;
  shift: number;
  kilobytes: number;
}

const OBSERVE = `
  window.measured = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

async function paint(url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session);
  let bytes = 0;
  // What stands in the page was counted with it.
  const within = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) within.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!within.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp, shift } = await page.evaluate<{ lcp: number; shift: number }>('window.measured');
  const fcp = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
  );
  await context.close();
  return { fcp, lcp, shift, kilobytes: bytes / 1_000 };
}

async function scores(url: string): Promise<{ scores: number[]; findings: string[] }> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { categories, audits } = result.lhr;
  const findings = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    findings: findings.map(({ id, displayValue = '' }) => `${id} ${displayValue}`),
  };
}

const dataDirectory = await makeTemporaryDirectory();
const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
const address = await product.ready();
const { launchOptions } = config.use ?? {};
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
});

terminal.say(`  ${''.padEnd(10)}     FCP      LCP   CLS      bytes   ${CATEGORIES.join(' / ')}`);
for (const path of PATHS) {
  const url = `${address}${path}`;
  const { fcp, lcp, shift, kilobytes } = await paint(url);
  const judged = await scores(url);
  const times = [fcp, lcp].map((ms) => `${Math.round(ms)} ms`.padStart(8)).join(' ');
  terminal.say(
    `  ${path.padEnd(10)}${times} ${shift.toFixed(3)} ${kilobytes.toFixed(0).padStart(7)} kB   ${judged.scores.join(' / ')}`,
  );
  for (const finding of judged.findings) terminal.say(terminal.dim(`    ${finding}`));
  const holds =
    Math.max(fcp, lcp) <= LIMITS.paintMs &&
    shift <= LIMITS.shift &&
    kilobytes <= LIMITS.kilobytes &&
    judged.scores.every((score) => score === 100);
  if (!holds) process.exitCode = 1;
}
await browser.close();
await product.end();
await removeDirectory(dataDirectory);

import { type Browser, chromium } from '@playwright/test';
import { settled } from '../../e2e/visitor.ts';
import config from '../../playwright.config.ts';
import { signIn } from '../measure.ts';
import type { Part } from '../part.ts';
import { quantile } from '../quantile.ts';
import { withProduct } from '../running.ts';
import { slowDown } from '../slow-line.ts';
import { count, ms } from '../table.ts';
import { withHttp2 } from './http2-proxy.ts';

const ROUNDS = 3;
/** What issue 15 measured of the best-known peer, on another machine; null where it names no figure. */
const PAGES = [
  { path: '/login', peerMs: { slow: 4760, fast: null } },
  { path: '/dashboard/workplace', peerMs: { slow: 5530, fast: null } },
  { path: '/list/search-table', peerMs: { slow: 5730, fast: 640 } },
];
const LINES = [
  { line: 'slow', share: 0.45 },
  { line: 'fast', share: 0.8 },
] as const;

interface View {
  requests: number;
  bytes: number;
  fcp: number;
  lcp: number;
}

const OBSERVE = `
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** Measures what a visitor with an empty cache sees first. */
export const firstView: Part = {
  name: 'first-view',
  title: 'The first view',
  method:
    '`npm start` and headless Chromium with an empty cache, signed in except on the login page; HTTP/2 through a proxy ' +
    `with TLS. Slow is 1.6 Mbit/s, 150 ms and a processor slowed down four times. Medians of ${ROUNDS} rounds; requests ` +
    'and bytes until the page is quiet, with the canvas of the charts and the pictures of the content. The peer is not ' +
    'measured here: its figures are those of issue 15, from another machine, so the goal is a yardstick only.',
  measure: (bench) =>
    withProduct(bench, async (url) => ({
      columns: ['page', 'line', 'protocol', 'requests', 'bytes', 'FCP', 'LCP', 'goal', 'peer (issue 15)'],
      rows: await withHttp2(url, async (secure) => await measureAll(url, secure)),
    })),
};

async function measureAll(url: string, secure: string): Promise<string[][]> {
  const token = await signIn(url);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const rows: string[][] = [];
    for (const { path, peerMs } of PAGES) {
      for (const { line, share } of LINES) {
        for (const [protocol, base] of Object.entries({ 'HTTP/1.1': url, 'HTTP/2': secure })) {
          const views: View[] = [];
          for (let round = 0; round < ROUNDS; round += 1)
            views.push(await load(browser, base + path, path === '/login' ? null : token, line === 'slow'));
          const median = (part: keyof View) =>
            quantile(
              views.map((view) => view[part]).toSorted((a, b) => a - b),
              0.5,
            );
          const peer = peerMs[line];
          rows.push([
            path,
            line,
            protocol,
            count(median('requests')),
            count(median('bytes')),
            ms(median('fcp')),
            ms(median('lcp')),
            peer === null ? '' : `≤ ${count(peer * share)} ms`,
            peer === null ? '' : `${count(peer)} ms`,
          ]);
        }
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function load(browser: Browser, url: string, token: string | null, isSlow: boolean): Promise<View> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
  const page = await context.newPage();
  if (token !== null) await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.addInitScript(OBSERVE);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) await slowDown(session);
  const view = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => {
    view.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    view.bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  const paints = await page.evaluate<{ fcp: number; lcp: number }>(
    `({ lcp: window.largestPaint, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
  );
  await context.close();
  return { ...view, ...paints };
}

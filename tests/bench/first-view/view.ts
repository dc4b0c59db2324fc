import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryDirectory, removeDirectory } from '../../support/temporary-directory.ts';
import { slowDown } from '../slow-line.ts';
import { QuietBrowser, type QuietPage } from './quiet-browser.ts';

/** First and largest contentful paint, in milliseconds, and what was needed until the page was quiet. */
export interface View {
  fcp: number;
  lcp: number;
  requests: number;
  bytes: number;
}

export interface Visit {
  url: string;
  /** What the browser has stored, such as the token of a session. */
  stored: Record<string, string>;
}

export type Line = 'slow' | 'fast';

const OBSERVE = `
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;
const PAINTS = `({
  fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  lcp: window.largestPaint,
  now: performance.now(),
})`;

/** Longer than any two requests or paints of a page that still loads are apart. */
const QUIET_MS = 3000;
const PATIENCE_MS = 60_000;

interface Paints {
  fcp: number;
  lcp: number;
  now: number;
}

/** Opens a page one time after the other, in a browser that has never been used before. */
export async function viewsOf(visit: Visit, lines: Line[]): Promise<View[]> {
  const profile = await makeTemporaryDirectory();
  const browser = await QuietBrowser.launch(profile);
  try {
    const views: View[] = [];
    for (const line of lines) {
      const page = await browser.open();
      views.push(await viewOf(page, visit, line));
      await page.close();
    }
    return views;
  } finally {
    await browser.close();
    await removeDirectory(profile);
  }
}

async function viewOf(page: QuietPage, { url, stored }: Visit, line: Line): Promise<View> {
  const counts = { requests: 0, bytes: 0 };
  let changedAt = performance.now();
  page.on('Network.requestWillBeSent', () => {
    counts.requests += 1;
    changedAt = performance.now();
  });
  page.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counts.bytes += Number(encodedDataLength);
    changedAt = performance.now();
  });
  await page.send('Network.enable');
  await page.send('Page.enable');
  const source = `Object.assign(localStorage, ${JSON.stringify(stored)});${OBSERVE}`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  if (line === 'slow') await slowDown(page);
  await page.send('Page.navigate', { url });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    await sleep(QUIET_MS);
    patience.throwIfAborted();
    const { fcp, lcp, now } = await paintsOf(page);
    if (fcp > 0 && now - lcp > QUIET_MS && performance.now() - changedAt > QUIET_MS)
      return { fcp, lcp, ...counts };
  }
}

async function paintsOf(page: QuietPage): Promise<Paints> {
  const { result } = await page.send<{ result: { value: Paints } }>('Runtime.evaluate', {
    expression: PAINTS,
    returnByValue: true,
  });
  return result.value;
}

import type { Browser, Page } from '@playwright/test';
import { settled } from '../../e2e/visitor.ts';
import { slowDown } from '../slow-line.ts';

/** What one first visit of a page needed. */
export interface View {
  requests: number;
  bytes: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
}

export interface Visit {
  url: string;
  /** What the browser has stored, such as the token of a session. */
  stored: Record<string, string>;
  isSlow: boolean;
  /** Waits until the page has what it shows first. */
  shown: (page: Page) => Promise<void>;
}

const OBSERVE = `
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const PAINTED = `new Promise((resolve) => {
  const look = () => (window.largestPaint > 0 ? resolve() : setTimeout(look, 50));
  look();
})`;

/** Opens a page with an empty cache. */
export async function view(browser: Browser, { url, stored, isSlow, shown }: Visit): Promise<View> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  await page.addInitScript(OBSERVE);
  // Nothing is asked of other hosts, which would not be measured alike.
  await page.route(
    (to) => to.host !== new URL(url).host,
    (route) => route.abort(),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) await slowDown(session);
  const counts = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => {
    counts.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counts.bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.evaluate(PAINTED);
  await shown(page);
  await settled(page);
  const paints = await page.evaluate<{ fcp: number; lcp: number }>(
    `({ lcp: window.largestPaint, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
  );
  await context.close();
  return { ...counts, ...paints };
}

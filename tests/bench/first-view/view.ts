import type { Browser, BrowserContext, Page } from '@playwright/test';
import { settled } from '../../e2e/visitor.ts';
import { slowDown } from '../slow-line.ts';

/** First and largest contentful paint, in milliseconds. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** What one first visit of a page needed. */
export interface View extends Paints {
  requests: number;
  bytes: number;
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
export async function view(browser: Browser, visit: Visit): Promise<View> {
  const { url, stored, isSlow } = visit;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
  const page = await newPage(context, stored);
  // Nothing is asked of other hosts, which would not be measured alike. This also switches the cache off.
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
  const paints = await open(page, visit);
  await context.close();
  return { ...counts, ...paints };
}

/** Opens a page on the slow line after a visit that left everything in the cache. */
export async function secondView(browser: Browser, visit: Visit): Promise<Paints> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-US' });
  const first = await newPage(context, visit.stored);
  await open(first, visit);
  await first.close();
  const page = await newPage(context, visit.stored);
  await slowDown(await context.newCDPSession(page));
  const paints = await open(page, visit);
  await context.close();
  return paints;
}

async function newPage(context: BrowserContext, stored: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  await page.addInitScript(OBSERVE);
  return page;
}

async function open(page: Page, { url, shown }: Visit): Promise<Paints> {
  await page.goto(url);
  await page.evaluate(PAINTED);
  await shown(page);
  await settled(page);
  return await page.evaluate<Paints>(
    `({ lcp: window.largestPaint, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
  );
}

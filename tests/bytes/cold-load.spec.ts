import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { arriveAs, settled } from '../e2e/visitor.ts';
import { pages } from '../../web/src/api/generated/model/pages.ts';
import { expect, test } from '../support/test.ts';

/** The size limits of a first visit: scripts and styles in bytes, compressed with Brotli. */
const PAGES = [
  { path: '/login', bytes: 169_000, signedIn: false },
  { path: '/list/search-table', bytes: 266_500, signedIn: true },
  // Includes a line chart, a donut chart and a bar chart.
  { path: '/dashboard/workplace', bytes: 420_500, signedIn: true },
];
/** What a page asks for after its first picture: the canvas of the charts, and what stands further down. */
const LATER = /\/(?:canvas|latest-announcements|content-types-card|months-card|popular-card)-/;
/** Not of the first view: live events, the note of the visit, and what the content shows (pictures, words in Khmer). */
const BESIDE = /^(?:GET \/api\/events|POST \/api\/user\/recent-pages|GET \/api\/files\/|GET \/assets\/noto-)/;
/** The most requests of a first view: the document, scripts, style sheets, and the questions to the API. */
const MAX_REQUESTS = 20;
/** Pages that need more. */
const EXCEPTIONS: Record<string, { requests: number; because: string }> = {
  '/dashboard/monitor': {
    requests: 23,
    because: 'it has charts, a form, tabs, uploads and a chat, and asks six questions',
  },
  '/visualization/data-analysis': { requests: 21, because: 'it asks seven questions' },
  '/visualization/multi-dimension-data-analysis': { requests: 22, because: 'it asks eight questions' },
  '/profile/basic': { requests: 22, because: 'it has a form, steps, descriptions and a list of records' },
};
/** Cumulative layout shift: how much the layout moved while the page loaded. */
const MAX_SHIFT = 0.02;

for (const { path, bytes, signedIn } of PAGES) {
  test(`a first visit of ${path} loads at most ${bytes / 1000} kB without layout shift`, async ({ page }) => {
    if (signedIn) await arriveAs(page, 'admin');
    await observeShifts(page);
    const sizes = weighResponses(page);
    const document = await (await page.goto(path))?.text();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);

    const files = await Promise.all(sizes);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    const listing = files.map(({ url, size }) => `${size} ${url}`).join('\n');
    expect(total, listing).toBeGreaterThan(0);
    expect(total, listing).toBeLessThanOrEqual(bytes);

    // No script of the first view waits for another one to ask for it.
    const first = files.map(({ url }) => new URL(url).pathname).filter((file) => !LATER.test(file));
    const unnamed = first.filter((file) => file.endsWith('.js') && document?.includes(file) !== true);
    expect(unnamed).toEqual([]);

    expect(await page.evaluate<number>('window.layoutShift')).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('a first view of each page makes few requests', async ({ page }) => {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!BESIDE.test(asked) && !LATER.test(asked)) requests.add(request.url());
  });
  for (const path of ['/login', '/maintenance', '/nowhere']) await expectFewRequests(page, path, requests);
  await arriveAs(page, 'admin');
  for (const { path } of pages.groups.flatMap((group) => [...group.pages]))
    await expectFewRequests(page, path, requests);
});

async function expectFewRequests(page: Page, path: string, requests: Set<string>): Promise<void> {
  await test.step(path, async () => {
    requests.clear();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const { requests: limit, because } = EXCEPTIONS[path] ?? { requests: MAX_REQUESTS, because: 'most do' };
    expect(requests.size, `${path}, ${because}:\n${[...requests].join('\n')}`).toBeLessThanOrEqual(limit);
  });
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

function weighResponses(page: Page): Promise<{ url: string; size: number }>[] {
  const sizes: Promise<{ url: string; size: number }>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    sizes.push(size.then((size) => ({ url: response.url(), size })));
  });
  return sizes;
}

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { arriveAs, settled } from '../e2e/visitor.ts';
import { countFirstRequests, LATER } from '../e2e/rules/first-requests.ts';
import { expectNoShift, observeShifts } from '../e2e/rules/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** The size limits of a first visit: scripts and styles in bytes, compressed with Brotli. */
const PAGES = [
  { path: '/login', bytes: 169_000, signedIn: false },
  { path: '/list/search-table', bytes: 266_500, signedIn: true },
  // Includes a line chart, a donut chart and a bar chart.
  { path: '/dashboard/workplace', bytes: 420_500, signedIn: true },
];

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

    await expectNoShift(page);
  });
}

// Those of who is signed in are counted where they keep every rule, in e2e/rules/rules.spec.ts.
for (const path of ['/login', '/maintenance', '/nowhere']) {
  test(`a first view of ${path} makes few requests`, async ({ page }) => {
    const expectFew = countFirstRequests(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expectFew(path);
  });
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

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, prefer, settled } from '../visitor.ts';

const DESKTOP = { width: 1280, height: 740 };
const PHONE = { width: 360, height: 740 };
const PAGES = ['/login', '/login?door=register', '/login?door=forgot', '/maintenance', '/nowhere'];
/** The mark, the gap, and the name beside it. */
const BRAND_WIDTH = 110;
const MARK_WIDTH = 32;
const LOOKS = [
  { locale: 'en-US', theme: 'dark', painted: BRAND_WIDTH },
  { locale: 'zh-CN', theme: 'light', painted: BRAND_WIDTH },
  // The name comes with its font.
  { locale: 'km-KH', theme: 'dark', painted: MARK_WIDTH },
];

const SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint').length`;

/** The mark of the product where it is seen in a part of the document. */
function mark(page: Page, part: '#frame' | '#root') {
  return page.locator(`${part} svg[viewBox="0 0 32 32"]`).filter({ visible: true });
}

interface Brand {
  box: Awaited<ReturnType<ReturnType<typeof mark>['boundingBox']>>;
  picture: Buffer;
}

/** The mark and what stands beside it, as they are on the screen. */
async function brandIn(page: Page, part: '#frame' | '#root', width = BRAND_WIDTH): Promise<Brand> {
  const box = await mark(page, part).boundingBox();
  const { x, y, height } = box ?? { x: 0, y: 0, height: 0 };
  return { box, picture: await page.screenshot({ clip: { x, y, width, height } }) };
}

/**
 * Expects the same brand at the same place. The two are drawn on different layers, so on some machines the edges of a
 * letter differ. Another colour, weight or place changes far more pixels.
 */
async function expectSame(last: Brand, first: Brand): Promise<void> {
  const path = test.info().snapshotPath('brand.png');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, first.picture);
  expect(last.box).toEqual(first.box);
  expect(last.picture).toMatchSnapshot('brand.png', { maxDiffPixelRatio: 0.01, threshold: 0.02 });
}

/** Opens a page and keeps all of its scripts back until the result is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(SHIFTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(FIRST_PAINT)).toBe(1);
  return async () => {
    release(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
  };
}

for (const path of PAGES) {
  for (const size of [DESKTOP, PHONE]) {
    test(`${path} is painted before its scripts, ${size.width} px wide, and keeps what was painted`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const load = await openWithoutScripts(page, path);
      const first = await brandIn(page, '#frame');
      await load();
      const last = await brandIn(page, '#root');
      await expectSame(last, first);
      expect(await page.evaluate('window.shifted')).toBe(0);
    });
  }
}

for (const { locale, theme, painted } of LOOKS) {
  for (const size of [DESKTOP, PHONE]) {
    test(`the login page is painted before its scripts in ${locale} and ${theme}, ${size.width} px wide`, async ({
      page,
    }) => {
      await prefer(page, 'locale', locale);
      await prefer(page, 'settings', JSON.stringify({ theme }));
      await page.setViewportSize(size);
      const load = await openWithoutScripts(page, '/login');
      const first = await brandIn(page, '#frame', painted);
      await load();
      const last = await brandIn(page, '#root', painted);
      await expectSame(last, first);
    });
  }
}

test('whoever is signed in sees the frame of the page to come: none, of the login page, of the product', async ({
  page,
}) => {
  await arriveAs(page, 'user');
  for (const { path, frame } of [
    { path: '/nowhere', frame: 'bare' },
    { path: '/login?door=reset#token=unknown', frame: 'login' },
    { path: '/login', frame: 'app' },
  ]) {
    const load = await openWithoutScripts(page, path);
    await expect(page.locator('body')).toHaveAttribute('data-frame', frame);
    await load();
    await page.unrouteAll();
  }
});

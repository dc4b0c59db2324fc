import { expect, type Page } from '@playwright/test';

/** Cumulative layout shift: how much the layout moved while the page loaded. */
const MAX_SHIFT = 0.02;

/** Signed-in pages on which it is judged here, besides those without data; `cold-load` judges the ones that are opened most. */
const STEADY = ['/list/status', '/list/audit', '/profile/basic', '/result/success', '/result/error'];

export const isSteady = (path: string) => path.startsWith('/exception/') || STEADY.includes(path);

/** Call it before a page is opened. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.layoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

export async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate<number>('window.layoutShift');
  expect.soft(shift, 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);
}

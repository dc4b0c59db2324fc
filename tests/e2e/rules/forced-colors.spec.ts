import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, prefer, settled } from '../visitor.ts';

test('charts are drawn again when the system begins to force its colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/workplace');
  await settled(page);
  const drawing = () => page.evaluate<string>(`document.querySelector('main canvas')?.toDataURL() ?? ''`);
  const ordinary = await drawing();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect.poll(drawing).not.toBe(ordinary);
});

for (const theme of ['light', 'dark', 'system'])
  test(`the browser's own boxes follow the theme: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await prefer(page, 'settings', JSON.stringify({ theme }));
    await page.goto('/login');
    const expected = theme === 'light' ? 'light' : 'dark';
    await expect(page.locator('html')).toHaveCSS('color-scheme', expected);
    await expect(page.getByLabel('User name')).toHaveCSS('color-scheme', expected);
  });

test('what is only told by its background has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arriveAs(page, 'admin');
  await page.goto('/list/card');
  await openInspection(page);
  const queue = page.getByRole('dialog').getByRole('region', { name: 'Queue' });
  await expect(queue).toHaveCSS('border-inline-end-style', 'solid');

  await page.goto('/list/search-table?record=3&tab=edit');
  await page.getByRole('dialog').getByLabel('Set Name').fill('Robots');
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').locator('.arco-alert')).toHaveCSS('border-top-style', 'solid');
  await page.context().setOffline(false);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/list/search-table');
  await expect(page.getByRole('button', { name: 'Filters' })).toHaveCSS('border-top-style', 'solid');
});

test('the line beside a field of the form marks only what is changed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arriveAs(page, 'admin');
  await page.goto('/form/group');
  await page.getByLabel('Encoding max rate').fill('1000');
  const lineOf = (changed: boolean) =>
    page
      .locator(`[data-changed=${changed}]`)
      .first()
      .evaluate((field) => getComputedStyle(field).borderInlineStartColor);
  await expect.poll(() => lineOf(true)).not.toBe(await lineOf(false));
});

async function openInspection(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Inspect/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
}

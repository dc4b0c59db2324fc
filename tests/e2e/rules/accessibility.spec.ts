import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../../web/src/shared/settings/contrast.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAs, changeScheme, prefer } from '../visitor.ts';

test('the highlight of the options of a select has a contrast of 3', async ({ page }) => {
  await prefer(page, 'settings', '{"theme":"system"}');
  await arriveAs(page, 'user');
  await page.goto('/list/search-table');
  await page.getByRole('combobox', { name: 'Content Type' }).click();
  await page.keyboard.press('ArrowDown');
  for (const scheme of ['light', 'dark'] as const) {
    await changeScheme(page, scheme);
    await expect(page.locator('option:focus-visible')).toHaveCSS('outline', /solid/);
    // axe measures texts only.
    const ground = await rgbOf(page, 'var(--color-bg-popup)');
    expect(contrast(await rgbOf(page, 'var(--sala-link)'), ground)).toBeGreaterThanOrEqual(3);
  }
});

test('the fields of a period are told from the ground by a contrast of 3', async ({ page }) => {
  await prefer(page, 'settings', '{"theme":"system"}');
  await arriveAs(page, 'admin');
  await page.goto('/visualization/data-analysis');
  await expect(page.getByLabel('Period', { exact: true })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await changeScheme(page, scheme);
    const [line, ground] = await page.evaluate<[string, string]>(LINE_AND_GROUND);
    expect(contrast(await rgbOf(page, line), await rgbOf(page, ground))).toBeGreaterThanOrEqual(3);
  }
});

/** Runs in the page. @returns the colour of the line of a select, and of what lies behind it */
const LINE_AND_GROUND = `(() => {
  const field = document.querySelector('main select');
  let behind = field.parentElement;
  while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
  return [getComputedStyle(field).borderTopColor, getComputedStyle(behind).backgroundColor];
})()`;

test('the keyboard reaches a page from the skip link through the menu', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Dashboard' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Workplace' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Announcements' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Search Table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list/search-table');
});

/** A colour of the style sheet, as the page computes it. */
async function rgbOf(page: Page, color: string): Promise<Rgb> {
  return page.evaluate<Rgb>(`(() => {
    const probe = document.createElement('i');
    probe.style.color = '${color}';
    document.body.append(probe);
    const context = document.createElement('canvas').getContext('2d');
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  })()`);
}

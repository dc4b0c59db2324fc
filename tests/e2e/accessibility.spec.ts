import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../web/src/shared/settings/contrast.ts';
import { PAGE_PATHS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { arriveAs, expectAccessible, follow, prefer } from './visitor.ts';

for (const theme of ['light', 'dark']) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      await prefer(page, 'settings', JSON.stringify({ theme }));
    });

    for (const path of ['/', '/login', '/maintenance', '/no/such/page']) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
      });
    }

    test('every page has no violations', async ({ page }) => {
      test.setTimeout(180_000);
      await arriveAs(page, 'admin');
      for (const path of PAGE_PATHS)
        await test.step(path, async () => {
          await follow(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page);
        });
    });

    test('the login page has no violations with its errors', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expectAccessible(page);
    });

    test('the workplace has no violations, as charts and as tables', async ({ page }) => {
      await arriveAs(page, 'admin');
      await page.goto('/dashboard/workplace');
      await expect(page.locator('canvas').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('application').first().focus();
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      while ((await page.getByRole('button', { name: 'Show as table' }).count()) > 0)
        await page.getByRole('button', { name: 'Show as table' }).first().click();
      await expect(page.getByRole('row')).toHaveCount(9 + 4 + 6 + 13);
      await expectAccessible(page);
    });

    test('the search table has no violations, also with its panels open', async ({ page }) => {
      await arriveAs(page, 'user');
      await page.goto('/list/search-table');
      await expect(page.getByText('55 rows')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Columns' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Density' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Created Date/ }).click();
      await expect(page.locator('.arco-picker-range-container')).toBeVisible();
      await expectAccessible(page);
    });

    test('the drawers of the search table have no violations', async ({ page }) => {
      await arriveAs(page, 'admin');
      await page.goto('/list/search-table?record=3');
      await expect(page.getByRole('tab', { name: 'Edit' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByLabel('Count').fill('many');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectAccessible(page);
      await page.goto('/list/search-table?record=import');
      const buffer = Buffer.from('Set Name,Content Type\nKites,Poem\n');
      const file = { name: 'sets.csv', mimeType: 'text/csv', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('With errors')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/list/search-table?record=recent');
      await expect(page.getByText('can be undone as a whole', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByLabel('Select all on this page').check();
      await expectAccessible(page);
    });

    test('the highlight of the options of a select has a contrast of 3', async ({ page }) => {
      await arriveAs(page, 'user');
      await page.goto('/list/search-table');
      await page.getByRole('combobox', { name: 'Content Type' }).click();
      await page.keyboard.press('ArrowDown');
      const option = page.locator('option:focus-visible');
      await expect(option).toHaveCSS('outline', /solid/);
      // axe measures texts only.
      const ground = await rgbOf(page, 'var(--color-bg-popup)');
      expect(contrast(await rgbOf(page, 'var(--sala-link)'), ground)).toBeGreaterThanOrEqual(3);
    });

    test('the enquiries have no violations, also with one open and its closing form', async ({ page }) => {
      const data = { language: 'en-US', name: 'Maly', reply: '012 345 678', message: `In ${theme}?` };
      const sent = await page.request.post('/api/enquiries/contact', { data });
      const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
      await arriveAs(page, 'admin');
      await page.goto('/list/enquiries');
      await expect(page.getByText(reference)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/list/enquiries?enquiry=${reference}`);
      await expect(page.getByText('From the public page')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close the enquiry' }).click();
      await page.getByRole('button', { name: 'Close the enquiry' }).last().click();
      await expect(page.getByText('Please describe the outcome')).toBeVisible();
      await expectAccessible(page);
    });

    test('the dialog at the end of a session has no violations', async ({ page }) => {
      await arriveAs(page, 'user');
      await page.route('/api/list/policy*', (route) =>
        route.fulfill({ json: { data: null, status: 'fail', msg: 'Gone', code: 50008 } }),
      );
      await page.goto('/list/search-table');
      await expect(page.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

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

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { findUnmarked } from './find-unmarked.ts';
import { arriveAs, prefer, settled } from './visitor.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/pictures');

const choose = (name: string, shown: Parameters<Page['getByRole']>[0]) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole(shown).first()).toBeVisible();
};
const arrive = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

interface View {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

/** What opens on pages. */
const PARTS: View[] = [
  { name: 'row', path: '/list/search-table', open: chooseRow },
  { name: 'columns', path: '/list/search-table', open: choose('Columns', 'checkbox') },
  { name: 'density', path: '/list/search-table', open: choose('Density', 'menuitemradio') },
  { name: 'record', path: '/list/search-table?record=3', open: chooseTab },
  { name: 'inspection', path: '/list/card', open: openInspection },
  { name: 'settings', path: '/user/message', open: choose('Settings', 'switch') },
  { name: 'palette', path: '/user/message', open: openPalette },
];
const VIEWS: View[] = [
  ...['/', '/nowhere', ...PAGE_PATHS].map((path) => ({
    name: path.replaceAll('/', '-'),
    path,
    open: arrive,
  })),
  ...PARTS,
];

/** What must have been compared somewhere: a selector that finds nothing would prove nothing. */
const KINDS = ['a', 'button', 'checkbox', 'menuitemradio', 'option', 'radio', 'row', 'switch', 'tab'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} forced colours`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('what is chosen is told apart on every page', async ({ page }) => {
      test.setTimeout(180_000);
      mkdirSync(FOLDER, { recursive: true });
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const unmarked = (await findUnmarked(page)).unmarked;
      const kinds = new Set<string>();
      await arriveAs(page, 'admin');
      for (const { name, path, open } of VIEWS) {
        await test.step(name, async () => {
          await page.goto(path);
          await settled(page);
          await open(page);
          const found = await findUnmarked(page);
          unmarked.push(...found.unmarked.map((control) => `${name}: ${control}`));
          for (const kind of found.kinds) kinds.add(kind);
          await page.screenshot({ path: `${FOLDER}/forced-${colorScheme}-${name}.png` });
        });
      }
      expect(unmarked).toEqual([]);
      expect([...kinds].sort()).toEqual(expect.arrayContaining(KINDS));
    });
  });
}

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
  await expect(page.locator('[data-fold]')).toHaveCSS('border-top-style', 'solid');
});

async function openInspection(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Inspect/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
}

async function chooseRow(page: Page): Promise<void> {
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
}

async function chooseTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Edit' }).click();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

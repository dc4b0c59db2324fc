import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { type Account, arriveAs, complaintsOf, prefer, signIn } from '../visitor.ts';

const TABLE = '/list/search-table';
const bar = (page: Page) => page.getByRole('tablist', { name: 'Open pages' });
const tab = (page: Page, name: string) => bar(page).getByRole('tab', { name, exact: true });
const names = (page: Page) => bar(page).getByRole('tab').allTextContents();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function arrive(page: Page, account: Account): Promise<void> {
  await arriveAs(page, account);
  await prefer(page, 'settings', '{"tabBar":true}');
}

/** Navigates through the menu, so that the document is not reloaded. */
async function go(page: Page, group: string, name: string): Promise<void> {
  const link = menu(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu(page).getByRole('button', { name: group }).click();
  await link.click();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

async function choose(page: Page, of: Locator, command: string): Promise<void> {
  await of.click({ button: 'right' });
  await page.getByRole('menuitem', { name: command, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const VISITS = '/api/user/recent-pages';
/** What the workplace loads again when it is shown again, because other pages change it. */
const SHOWN_AGAIN = [
  VISITS,
  '/api/billing/summary',
  '/api/user/since-last-visit',
  '/api/user/waiting',
  '/api/messages/unread',
];

test('a page keeps its state while its tab is open and is inactive in the background', async ({ page }) => {
  await arrive(page, 'user');
  await page.setViewportSize({ width: 1200, height: 500 });
  const complaints = complaintsOf(page);
  await page.goto(`${TABLE}?pageSize=20&current=2`);
  await expect(page.getByText('55 rows')).toBeVisible();
  await page.getByLabel('Set Name', { exact: true }).fill('typed, not sent');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate('scrollY')).toBe(400);

  await tab(page, 'Workplace').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  expect(await page.evaluate('scrollY')).toBe(0);
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Workplace/);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await tab(page, 'Search Table').click();
  await expect(page).toHaveURL(`${TABLE}?pageSize=20&current=2`);
  await expect(page.getByLabel('Set Name', { exact: true })).toHaveValue('typed, not sent');
  await expect.poll(() => page.evaluate('scrollY')).toBe(400);
  await expect(page.locator('canvas').first()).toBeHidden();
  expect(asked.filter((path) => path !== VISITS)).toEqual([]);
  await tab(page, 'Workplace').click();
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(asked.filter((path) => !SHOWN_AGAIN.includes(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('reloading resets a page, closing frees it', async ({ page }) => {
  await arrive(page, 'user');
  await page.goto(TABLE);
  const name = page.getByLabel('Set Name', { exact: true });
  await name.fill('first');
  await choose(page, tab(page, 'Search Table'), 'Reload');
  await expect(name).toHaveValue('');
  await expect(page.getByText('55 rows')).toBeVisible();

  await name.fill('second');
  await tab(page, 'Search Table').press('Delete');
  await expect(page).toHaveURL('/dashboard/workplace');
  await expect(tab(page, 'Workplace')).toBeFocused();
  expect(await names(page)).toEqual(['Workplace']);
  await expect(page.locator('form[role=search]')).toHaveCount(0);
  await go(page, 'List', 'Search Table');
  await expect(name).toHaveValue('');

  await name.fill('third');
  await page.goto(`/redirect${TABLE}`);
  await expect(page).toHaveURL(TABLE);
  await expect(name).toHaveValue('');
  expect(await names(page)).toEqual(['Workplace', 'Search Table']);
});

test('tabs are closed by menu, button, middle click and key, and a remaining tab opens', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto(TABLE);
  for (const name of ['403', '404', '500']) await go(page, 'Exception', name);
  expect(await names(page)).toEqual(['Workplace', 'Search Table', '403', '404', '500']);

  await tab(page, '404').click({ button: 'middle' });
  await expect(tab(page, '404')).toHaveCount(0);
  await choose(page, tab(page, '403'), 'Close tabs to the left');
  expect(await names(page)).toEqual(['Workplace', '403', '500']);
  await choose(page, tab(page, '403'), 'Close tabs to the right');
  await expect(page).toHaveURL('/exception/403');
  await expect(tab(page, '403')).toBeFocused();

  await tab(page, 'Workplace').click({ button: 'right' });
  const offered = page.getByRole('menuitem');
  await expect(offered).toHaveText([
    'Reload',
    'Close tabs to the right',
    'Close other tabs',
    'Close all tabs',
  ]);
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Workplace')).toBeFocused();
  await page.keyboard.press('Delete');
  expect(await names(page)).toEqual(['Workplace', '403']);

  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '403')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/workplace');
  expect(await names(page)).toEqual(['Workplace']);
});

test('tabs are restored after a reload in the current language, for their owner only', async ({ page }) => {
  await prefer(page, 'settings', '{"tabBar":true}');
  await signIn(page, 'admin');
  await go(page, 'Exception', '403');
  await go(page, 'List', 'Search Table');
  await page.reload();
  await expect(tab(page, 'Search Table')).toHaveAttribute('aria-selected', 'true');
  expect(await names(page)).toEqual(['Workplace', '403', 'Search Table']);

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByRole('tab')).toHaveText(['工作台', '403', '查询表格']);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('tabs'))).toBeNull();
  await signIn(page, 'user');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Tab bar').click();
  await expect(tab(page, 'Workplace')).toBeVisible();
  expect(await names(page)).toEqual(['Workplace']);
});

test('tabs that the new role may not open disappear', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto(TABLE);
  await go(page, 'Exception', '403');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Switch roles' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
  await expect(tab(page, '403')).toHaveCount(0);
  expect(await names(page)).toEqual(['Workplace', 'Search Table']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the tabs scroll in their own container, the current one is in view, and all targets are large', async ({
    page,
  }) => {
    await arrive(page, 'admin');
    for (const name of ['403', '404', '500']) {
      await page.goto(`/exception/${name}`);
      await expect(tab(page, name)).toBeVisible();
    }
    await page.goto(TABLE);
    await expect(tab(page, 'Search Table')).toBeInViewport({ ratio: 1 });
    await tab(page, '403').tap();
    await expect(page).toHaveURL('/exception/403');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    for (const target of await bar(page).locator('button, [aria-hidden]:not(svg)').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);

    await page.getByRole('button', { name: 'Actions for the tab 403' }).tap();
    await page.getByRole('menuitem', { name: 'Close other tabs' }).tap();
    await expect(bar(page).getByRole('tab')).toHaveText(['Workplace', '403']);
  });
});

test('without the tab bar there is one page, which is reset on each visit', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto(TABLE);
  await page.getByLabel('Set Name', { exact: true }).fill('typed');
  await menu(page).getByRole('button', { name: 'Dashboard' }).click();
  await menu(page).getByRole('link', { name: 'Workplace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('form[role=search]')).toHaveCount(0);
});

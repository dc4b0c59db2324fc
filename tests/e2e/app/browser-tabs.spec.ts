import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { type Account, newToken, signIn, signInAgain } from '../visitor.ts';

const TABLE = '/list/search-table?status=online';
const opened = (page: Page) => page.evaluate(() => sessionStorage.getItem('tabs'));

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}

async function useTabBar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Tab bar').click();
  await page.keyboard.press('Escape');
}

/** Opens two tabs in one browser. The second shows the search table. */
async function twoTabs(page: Page, account: Account): Promise<Page> {
  await signIn(page, account);
  const second = await page.context().newPage();
  await second.goto(TABLE);
  await expect(second.getByText(/^\d+ rows$/)).toBeVisible();
  return second;
}

test('signing out in one browser tab signs out the others', async ({ page }) => {
  const second = await twoTabs(page, 'admin');
  await useTabBar(second);
  await expect.poll(() => opened(second)).toContain('search-table');
  // The first tab has the setting too.
  await expect(page.getByRole('tab', { name: 'Workplace' })).toBeVisible();
  await logOut(page);
  await expect(second).toHaveURL('/login');
  expect(await opened(second)).toBeNull();
  expect(await opened(page)).toBeNull();
});

test('when another person signs in, every tab shows that person', async ({ page }) => {
  const second = await twoTabs(page, 'admin');
  const third = await page.context().newPage();
  await third.goto('/');
  // This page shows no question first, as when two tabs show the login page.
  await third.evaluate(
    (token) => {
      localStorage.setItem('token', token);
    },
    await newToken(third, 'user'),
  );
  await expect(second).toHaveURL('/dashboard/workplace');
  await expect(second.getByRole('button', { name: 'Exception' })).toBeVisible();
  await second.getByRole('button', { name: 'Exception' }).click();
  await expect(second.getByRole('link', { name: '404' })).toBeVisible();
  await expect(second.getByRole('link', { name: '403' })).toHaveCount(0);
});

test('signing in again in another tab closes the dialog and keeps the page', async ({ page }) => {
  const second = await twoTabs(page, 'user');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  await second.getByLabel('Set Name', { exact: true }).fill('typed, not sent');
  // The question appears when the live events end, without user action.
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  const question = second.getByRole('dialog', { name: 'Confirm logout' });
  await expect(question).toBeVisible();
  await page.evaluate(
    (next) => {
      localStorage.setItem('token', next);
    },
    await newToken(page, 'user'),
  );
  await expect(question).toBeHidden();
  await expect(second.getByLabel('Set Name', { exact: true })).toHaveValue('typed, not sent');
  await second.getByRole('button', { name: 'Refresh' }).click();
  await expect(second.getByText(/^\d+ rows$/)).toBeVisible();
});

test('language, theme and sign-in reach the other tabs, whatever page they show', async ({ page }) => {
  await page.goto('/login');
  const second = await page.context().newPage();
  await second.goto('/login');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(second.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(second.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await signInAgain(page, 'user');
  await expect(second).toHaveURL('/dashboard/workplace');
});

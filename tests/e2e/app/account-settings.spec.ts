import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { signIn, signInAgain } from '../visitor.ts';

async function newDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return context.newPage();
}

async function changed(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/settings') && answer.request().method() === 'PATCH',
  );
  await change();
  await stored;
}

async function choose(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('a new device gets the settings of the account at sign-in, and changes reach both devices', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await changed(page, () => choose(page, 'Theme', 'Dark'));
  await changed(page, async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Tab bar').click();
    await page.keyboard.press('Escape');
  });

  const other = await newDevice(browser, baseURL);
  await other.goto('/login');
  await choose(other, 'Language', 'ខ្មែរ');
  await other.locator('[name=username]').fill('admin');
  await other.locator('[name=password]').fill('admin');
  await changed(other, () => other.locator('[type=submit]').click());
  await expect(other.locator('[role=tab][data-name]')).toHaveText(['កន្លែងធ្វើការ']);
  await expect(other.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await changed(other, () => choose(other, 'រូបរាង', 'ភ្លឺ'));
  await other.context().close();

  // The change arrives through the live events. The account had no language setting, so it took the one
  // chosen on the login page.
  await expect(page.locator('html')).toHaveAttribute('lang', 'km-KH');
  await expect(page.locator('body')).not.toHaveAttribute('arco-theme', 'dark');
});

test('offline changes are sent when the network is back and survive a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'user');
  await page.route('/api/user/settings', (route) => route.abort());
  await choose(page, 'Theme', 'Dark');
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  // The page tries again by itself, too: whichever call comes through first.
  await changed(page, async () => {
    await page.unrouteAll();
    await page.evaluate<undefined>('void dispatchEvent(new Event("online"))');
  });

  const other = await newDevice(browser, baseURL);
  await signInAgain(other, 'user');
  await expect(other.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await other.context().close();
});

test('the next person on a browser does not get the settings of the previous one', async ({
  page,
  browser,
  baseURL,
}) => {
  // Both accounts start without settings.
  const other = await newDevice(browser, baseURL);
  await signIn(other, 'user');
  await other.context().close();
  await signIn(page, 'admin');
  await changed(page, () => choose(page, 'Theme', 'Dark'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await signInAgain(page, 'user');
  await expect(page.locator('body')).not.toHaveAttribute('arco-theme', 'dark');
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { makeAccount, PASSWORD } from '../new-account.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const STOPS = [
  'Every page is in the menu',
  'Or just type',
  'What waits for you',
  'News comes by itself',
  'Make it yours',
  'Now begin',
];

const tour = (page: Page, name: string) => page.getByRole('dialog', { name });

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Tour of the product' }).click();
}

test('the tour shows each place by keyboard, and its last stop leads on', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/card');
  await begin(page);
  await expect(page).toHaveURL('/dashboard/workplace');
  await expect(tour(page, STOPS[0] ?? '').getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  for (const stop of STOPS.slice(1)) {
    await page.keyboard.press('Enter');
    await expect(tour(page, stop)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tour(page, 'Make it yours')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite a person' })).toBeVisible();
});

/** Whether the panel is in the screen, and beside what is shown. */
async function coversNothing(dialog: Locator, width: number): Promise<boolean> {
  const [shown, panel] = await Promise.all([
    dialog.locator('[aria-hidden]').first().boundingBox(),
    dialog.locator('> div:has(h2)').boundingBox(),
  ]);
  if (shown === null || panel === null) return false;
  const isBeside = panel.x >= shown.x + shown.width || panel.x + panel.width <= shown.x;
  const isAbove = panel.y >= shown.y + shown.height || panel.y + panel.height <= shown.y;
  return panel.x >= 0 && panel.x + panel.width <= width && (isBeside || isAbove);
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
]) {
  test(`at ${size.width} px the tour covers nothing of what it shows`, async ({ page }) => {
    await page.setViewportSize(size);
    await arriveAs(page, 'user');
    await page.goto('/dashboard/workplace');
    await begin(page);
    for (const stop of STOPS.slice(0, -1)) {
      const dialog = tour(page, stop);
      await expect(dialog).toBeVisible();
      await expect.poll(() => coversNothing(dialog, size.width), stop).toBe(true);
      await dialog.getByRole('button', { name: 'Next' }).click();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  });
}

test('a new account is offered the tour once, on whatever device', async ({ page, browser, baseURL }) => {
  await makeAccount(page, 'newcomer', 'Chan Dara');
  const own = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const logIn = async () => {
    await own.goto('/login');
    await own.getByLabel('User name').fill('newcomer');
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await own.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(own).toHaveURL('/dashboard/workplace');
  };
  await logIn();
  const offer = own.getByRole('region', { name: 'Tour of the product' });
  await expect(offer).toBeVisible();
  await expectAccessible(own);
  const stored = own.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/settings') && answer.request().method() === 'PATCH',
  );
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();
  await expect(own.locator('#content')).toBeFocused();
  expect((await stored).ok()).toBe(true);
  await own.evaluate('localStorage.clear()');
  await logIn();
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own.getByRole('region', { name: 'To do' })).toBeVisible();
  await expect(offer).toBeHidden();
});

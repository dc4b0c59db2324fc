import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { follow, settled, signIn } from '../visitor.ts';

/** Opens a list, and ends its session elsewhere. */
async function arriveAndBeSignedOut(page: Page): Promise<void> {
  await signIn(page, 'user');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  await page.getByRole('link', { name: /^Online/ }).click();
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
}

test('many failed calls open one dialog, and Cancel keeps the page', async ({ page }) => {
  // Otherwise the stream may tell of the end before the calls do.
  await page.route('**/api/events', (route) => route.abort());
  await arriveAndBeSignedOut(page);
  const held: Route[] = [];
  const isCall = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/events');
  await page.route(isCall, (route) => void held.push(route));
  await follow(page, '/dashboard/workplace');
  await expect.poll(() => held.length).toBeGreaterThan(2);
  await page.unroute(isCall);
  await Promise.all(held.map((route) => route.continue()));
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  // A part of the page whose code comes later asks later, and opens it again.
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click();
    await settled(page);
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL('/dashboard/workplace');
});

test('the dialog opens automatically, and Re-Login leads to the login page and back', async ({ page }) => {
  await arriveAndBeSignedOut(page);
  await page.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('User name').fill('user');
  await page.getByLabel('Password', { exact: true }).fill('user');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/list/search-table?status=online');
});

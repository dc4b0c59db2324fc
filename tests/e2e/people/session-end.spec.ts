import { expect, test } from '../../support/test.ts';
import { signIn } from '../visitor.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'user');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  await page.getByRole('link', { name: /^Online/ }).click();
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  // The session is ended elsewhere. This page does not know it yet.
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
});

test('many failed calls open one dialog, and Cancel keeps the page', async ({ page }) => {
  for (let at = 0; at < 3; at += 1)
    await page.getByRole('button', { name: 'Refresh' }).click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/list/search-table?status=online');
});

test('the dialog opens automatically, and Re-Login leads to the login page and back', async ({ page }) => {
  await page.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('User name').fill('user');
  await page.getByLabel('Password', { exact: true }).fill('user');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/list/search-table?status=online');
});

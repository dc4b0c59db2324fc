import { expect, test } from '../../support/test.ts';
import { codeOf } from '../one-time-code.ts';
import { arriveAs } from '../visitor.ts';

test.use({ productName: 'second factor', productSettings: { SALA_ADMIN_SECOND_FACTOR: 'on' } });

const SECURITY = '/user/setting?tab=security';

test('an administrator without a second factor can do nothing but set one up', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/accounts');
  await expect(page).toHaveURL(SECURITY);
  await expect(page.getByText(/^Administrators must have a second factor here/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Basic Information' }).click();
  await expect(page).toHaveURL(SECURITY);

  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('admin');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code that the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  expect((await stream).headers()['content-type']).toContain('text/event-stream');
  await expect(page.getByRole('button', { name: 'Replace app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove app' })).toBeHidden();
  await page.goto('/list/accounts');
  await expect(page.getByRole('button', { name: 'Invite a person' })).toBeVisible();
});

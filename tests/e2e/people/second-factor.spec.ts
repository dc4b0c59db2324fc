import { expect, test } from '../../support/test.ts';
import { codeOf } from '../one-time-code.ts';
import { arriveAs } from '../visitor.ts';

const PASSWORD = 'Lotus-Pond-7';
const SECURITY = '/user/setting?tab=security';

test('an authenticator app is set up, and logging in then needs its code', async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { Authorization: `Bearer ${await arriveAs(page, 'admin')}` };
  const account = { userName: 'app-owner', name: 'App owner', role: 'user', language: 'en-US' };
  const invited = await page.request.post('/api/accounts', { headers, data: account });
  const { data } = (await invited.json()) as { data: { link: string } };
  const token = new URL(data.link).hash.replace('#token=', '');
  await page.request.post('/api/user/password-link', { data: { token, newPassword: PASSWORD } });

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await context.newPage();
  const enterPassword = async () => {
    await own.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`);
    await own.getByLabel('User name').fill('app-owner');
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await own.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await enterPassword();
  await own.getByRole('button', { name: 'Set up app' }).click();
  await own.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Next' }).click();
  const dialog = own.getByRole('dialog', { name: 'Add the key to your app' });
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText(/not the code that the app shows/)).toBeVisible();
  await dialog.getByLabel('Code that the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const sheet = own.getByRole('dialog', { name: 'Your recovery codes' });
  const recoveryCode = (await sheet.locator('code').first().textContent()) ?? '';
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(own.getByText(/^Set up on/)).toBeVisible();

  await own.evaluate(() => {
    localStorage.removeItem('token');
  });
  await enterPassword();
  const code = own.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(own.getByText(/^This code is wrong/)).toBeVisible();
  await own.getByRole('link', { name: 'Back to login' }).click();
  await enterPassword();
  await code.fill(codeOf(secret, 1));
  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(own.getByText(/^Last used on/)).toBeVisible();

  await own.evaluate(() => {
    localStorage.removeItem('token');
  });
  await enterPassword();
  await code.fill(recoveryCode);
  await own.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(own.getByText('9 codes left')).toBeVisible();

  await page.goto('/list/accounts?search=app-owner');
  await page.getByRole('button', { name: 'View the account of App owner' }).click();
  const drawer = page.getByRole('dialog', { name: 'App owner', exact: true });
  await drawer.getByRole('button', { name: 'Reset second factor' }).click();
  const question = page.getByRole('dialog', { name: 'Reset the second factor of App owner' });
  await question.getByRole('textbox').fill('The phone was stolen; she came in person.');
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(drawer).toContainText('Not set up');
  await expect(own.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await enterPassword();
  await expect(own.getByRole('button', { name: 'Set up app' })).toBeVisible();
  await context.close();
});

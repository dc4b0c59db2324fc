import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { makeAccount } from '../new-account.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const LIST = '/list/account-requests';
const FIRST_PASSWORD = 'Lotus-Pond-7';

/** Nobody else has it, however often the tests run on one product. */
const nameOf = (worker: number) => `guest-${worker}-${Date.now().toString(36)}`;

async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function register(page: Page, userName: string): Promise<void> {
  await page.goto('/login?redirect=%2Flist%2Fcard');
  await page.getByRole('link', { name: 'Register account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register account');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Name', { exact: true }).fill('A Guest');
  await page.getByLabel('Email address').fill(`${userName}@sala.example`);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration was received');
}

/** Opens the newest request of the person, as an administrator sees it. */
async function openRequest(page: Page, userName: string): Promise<void> {
  await page.goto(`${LIST}?search=${userName}&state=waiting`);
  await page.getByRole('button', { name: 'View the request of A Guest' }).click();
  await expect(page.getByRole('dialog', { name: 'A Guest' })).toBeVisible();
}

test('a registration is approved by an administrator, and a forgotten password set by a link', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const userName = nameOf(workerIndex);
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(admin, 'admin');

  await register(page, userName);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, userName, FIRST_PASSWORD);
  await expect(page.getByText('Your registration waits for the approval of an administrator.')).toBeVisible();

  await openRequest(admin, userName);
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByRole('dialog').getByText('Approved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/list/card');
  await page.evaluate(`localStorage.removeItem('token')`);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('User name or email address').fill(userName);
  await page.getByRole('button', { name: 'Request a link' }).click();
  await expect(page.getByText(/^If there is such an account/).first()).toBeVisible();

  await openRequest(admin, userName);
  await admin.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await admin.getByLabel('Link', { exact: true }).inputValue());
  await admin.context().close();

  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await expect(page.getByLabel('User name')).toHaveValue(userName);
  await page.getByLabel('New password').fill('weak');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill('Second-Pond-8');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in to /);
  await expect(page.getByLabel('User name')).toHaveValue(userName);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Second-Pond-8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/workplace');
});

test('a recovery code sets the password, and only that is asked for next', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const userName = nameOf(workerIndex);
  await makeAccount(page, userName, 'A Guest');
  const guest = await (await browser.newContext({ baseURL })).newPage();
  const data = { username: userName, password: FIRST_PASSWORD };
  const signedIn = await guest.request.post('/api/user/login', { data });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const made = await guest.request.post('/api/user/security/recovery-codes', {
    headers: { Authorization: `Bearer ${token}` },
    data: { currentPassword: FIRST_PASSWORD },
  });
  const { codes } = ((await made.json()) as { data: { codes: string[] } }).data;

  await guest.goto('/login?door=recover');
  await guest.getByLabel('User name').fill(` ${userName}`);
  await guest.getByLabel('Recovery code').fill(codes[0] ?? '');
  await guest.getByLabel('New password').fill('Second-Pond-8');
  await guest.getByRole('button', { name: 'Set the password' }).click();
  await expect(guest.getByLabel('User name')).toHaveValue(userName);
  await expect(guest.getByLabel('Password', { exact: true })).toBeFocused();
  await guest.keyboard.type('Second-Pond-8');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL('/dashboard/workplace');
  await guest.context().close();
});

test('the doors of the login page have no violations, and bad input keeps what was typed', async ({
  page,
}) => {
  for (const [door, title] of [
    ['forgot', 'Forgot password'],
    ['recover', 'Use a recovery code'],
    ['register', 'Register account'],
  ]) {
    await page.goto(`/login?door=${door}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page);
  }
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Name', { exact: true }).fill('A Guest');
  await page.getByLabel('Email address').fill('guest@sala.example');
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('The name admin is taken.')).toBeVisible();
  await expect(page.getByLabel('User name')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('guest@sala.example');
});

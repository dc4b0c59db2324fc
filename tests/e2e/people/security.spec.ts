import { type Browser, type Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const PASSWORD = 'Lotus-Pond-7';
const SECURITY = '/user/setting?tab=security';

/** Registers an account of its own, so that no other test loses its password or its session. */
async function newAccount(page: Page, userName: string): Promise<void> {
  const admin = await arriveAs(page, 'admin');
  const headers = { Authorization: `Bearer ${admin}` };
  const form = { userName, nickname: userName, email: `${userName}@sala.example`, password: PASSWORD };
  const registered = await page.request.post('/api/user/register', { data: form });
  expect(await registered.json()).toMatchObject({ data: { state: 'waiting' } });
  const answer = await page.request.get('/api/account-requests', { headers });
  const { data } = (await answer.json()) as {
    data: { list: { id: number; version: number; userName: string }[] };
  };
  const request = data.list.find((one) => one.userName === userName);
  const approval = `/api/account-requests/${request?.id ?? 0}/approve`;
  const approved = await page.request.post(approval, { headers, data: { version: request?.version } });
  expect(await approved.json()).toMatchObject({ status: 'ok' });
}

/** A browser in which the account is signed in. */
async function browserOf(browser: Browser, baseURL: string | undefined, userName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`);
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  return page;
}

test('a password is changed by keyboard, and a second browser is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  await newAccount(page, 'password-changer');
  const other = await browserOf(browser, baseURL, 'password-changer');
  const own = await browserOf(browser, baseURL, 'password-changer');

  const change = own.getByRole('main').getByRole('button', { name: 'Change password' });
  await change.focus();
  await own.keyboard.press('Enter');
  const dialog = own.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password');
  await expect(current).toBeFocused();
  await own.keyboard.type('not it');
  await dialog.getByLabel('New password').focus();
  await own.keyboard.type('Banyan-Tree-8');
  await expect(dialog.getByText('Strong').first()).toBeVisible();
  await expectAccessible(own);
  await own.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.press('ControlOrMeta+a');
  await own.keyboard.type(PASSWORD);
  await own.keyboard.press('Enter');

  await expect(own.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your password was changed.',
  );
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(other.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await own.reload();
  await expect(own.getByText('This session')).toBeVisible();
  await own.context().close();
  await other.context().close();
});

test('a session is ended from another browser', async ({ page, browser, baseURL }) => {
  await newAccount(page, 'session-ender');
  const other = await browserOf(browser, baseURL, 'session-ender');
  const own = await browserOf(browser, baseURL, 'session-ender');
  await own.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(own.getByRole('region', { name: 'Notifications' })).toContainText('The session was ended.');
  await expect(other.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await expect(own.getByText('This session')).toBeVisible();
  await expect(own.getByRole('main').getByRole('button', { name: 'Log out', exact: true })).toHaveCount(0);
  await own.context().close();
  await other.context().close();
});

test('recovery codes are not closed without a question, because they are shown only once', async ({
  page,
  browser,
  baseURL,
}) => {
  await newAccount(page, 'codes-keeper');
  const own = await browserOf(browser, baseURL, 'codes-keeper');
  const make = own.getByRole('main').getByRole('button', { name: 'Make recovery codes' });
  await make.click();
  await own.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await own.keyboard.press('Enter');
  const sheet = own.getByRole('dialog', { name: 'Your recovery codes' });
  const question = own.getByRole('dialog', { name: 'Close without keeping the codes?' });
  await expect(sheet.getByRole('listitem')).not.toHaveCount(0);

  await own.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(sheet).toBeVisible();
  await own.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Show them' }).click();
  await expect(question).toBeHidden();
  await sheet.getByRole('button', { name: 'Close', exact: true }).first().click();
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(sheet).toBeHidden();
  await expect(own.getByRole('main').getByRole('button', { name: 'Make new codes' })).toBeFocused();
  await own.context().close();
});

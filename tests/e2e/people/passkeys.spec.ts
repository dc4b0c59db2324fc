import { expect, test } from '../../support/test.ts';
import { makeAccount, PASSWORD } from '../new-account.ts';
import { plugIn } from '../virtual-authenticator.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const SECURITY = '/user/setting?tab=security';

test('a passkey is added, logs in without a password, confirms the second step, and is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await makeAccount(page, 'key-owner', 'Key owner');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await context.newPage();
  const device = await plugIn(own);
  const arrive = () => own.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`);
  const enterPassword = async () => {
    await arrive();
    await own.getByLabel('User name').fill('key-owner');
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await own.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  const logOut = async () => {
    await own.getByRole('button', { name: /^Account of/ }).click();
    await own.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(own).toHaveURL('/login');
  };
  const passkeys = own.getByRole('region', { name: 'Passkeys' });

  await enterPassword();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = own.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Chrome on Linux');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await device.confirms(false);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText(/^No passkey was made/)).toBeVisible();
  await expectAccessible(own);
  await device.confirms(true);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const sheet = own.getByRole('dialog', { name: 'Your recovery codes' });
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(passkeys.getByText('Never used')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys.getByText('My laptop')).toBeVisible();
  await expectAccessible(own);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('This device already has a passkey of your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await logOut();
  await arrive();
  await device.confirms(false);
  await own.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(own.getByText(/^No passkey was used/)).toBeVisible();
  await device.confirms(true);
  await own.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(own).toHaveURL(SECURITY);
  await expect(passkeys.getByText(/^Last used on/)).toBeVisible();

  await logOut();
  await enterPassword();
  const confirm = own.getByRole('button', { name: 'Use a passkey' });
  await expect(confirm).toBeFocused();
  await confirm.click();
  await expect(own).toHaveURL(SECURITY);

  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText(/^“My laptop” no longer logs in, and the password alone/)).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('My laptop', { exact: true })).toBeHidden();
  await own.reload();
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await logOut();
  await own.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(own.getByText(/^This passkey was not accepted/)).toBeVisible();
  await context.close();
});

test('a browser without passkeys is offered none, and the pages say so', async ({ page }) => {
  await page.addInitScript('delete window.PublicKeyCredential');
  await page.goto('/login');
  await expect(page.getByText('No passkeys in this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
  await arriveAs(page, 'user');
  await page.goto(SECURITY);
  await expect(page.getByText(/^This browser cannot use passkeys at this address, so none/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
});

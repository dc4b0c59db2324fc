import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const PASSWORD = 'Lotus-Pond-7';

/** Nobody else has it, however often the tests run on one product. */
const nameOf = (worker: number) => `teacher-${worker}-${Date.now().toString(36)}`;

test('a person is invited, sets the password, signs in, and is locked out within a second', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const userName = nameOf(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/list/accounts');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Name', { exact: true }).fill('Keo Sophal');
  await form.getByLabel('User name').fill(userName);
  await form.getByRole('button', { name: 'Invite a person' }).click();
  const given = page.getByRole('dialog', { name: 'Link to hand over' });
  const link = await given.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain('#token=');
  await given.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Invite a person' })).toBeFocused();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  const title = guest.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Welcome to /);
  await expect(guest.getByText(/logged out/)).toHaveCount(0);
  await expect(guest.getByLabel('User name')).toHaveValue(userName);
  const password = guest.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expectAccessible(guest);
  await password.fill(PASSWORD);
  await guest.getByRole('button', { name: 'Set the password' }).click();

  // Only the password is still asked for, and neither the address nor the browser keeps whose it is.
  await expect(title).toHaveText(/^Log in to /);
  await expect(guest.getByText('Your password is set. Log in with it.').first()).toBeVisible();
  await expect(guest.getByLabel('User name')).toHaveValue(userName);
  await expect(password).toBeFocused();
  await expect(guest).toHaveURL('/login?locale=en-US');
  expect(await guest.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(
    userName,
  );
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(title).toHaveText('Link for a password');
  await expect(guest.getByText(/^This link is not valid/).first()).toBeVisible();
  await guest.getByRole('link', { name: 'Back to login' }).click();
  await guest.getByLabel('User name').fill(userName);
  await password.fill(PASSWORD);
  const streaming = guest.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(guest).toHaveURL('/dashboard/workplace');
  expect((await streaming).status()).toBe(200);

  const token = await guest.evaluate<string>(`localStorage.getItem('token')`);

  await page.getByLabel('Search', { exact: true }).first().fill(userName);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View the account of Keo Sophal' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keo Sophal' });
  await expect(drawer).toContainText('Active');
  await drawer.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: 'Disable the account of Keo Sophal' });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(question.getByRole('textbox')).toBeFocused();
  await question.getByRole('textbox').fill('Left the school on Friday.');
  // Only the stream tells the other page: nobody touches it.
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The account was disabled')).toBeVisible();
  const answer = await guest.request.post('/api/user/info', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ code: 50008 });
  await expect(guest.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await guest.goto('/login');
  await guest.getByLabel('User name').fill(userName);
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(guest.getByText('Wrong user name or password.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer).toContainText('Active');
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(guest).toHaveURL(/\/dashboard\/workplace/);

  await drawer.getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Disable' })).toBeVisible();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the account of Keo Sophal' });
  await removal.getByText('Shows the account number').click();
  await removal.getByRole('textbox').fill('Asked to be forgotten.');
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The account was removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View the account of Keo Sophal' })).toBeHidden();
  await guest.context().close();
});

test('the people of a table are invited once its errors are corrected', async ({ page }, { workerIndex }) => {
  const userName = nameOf(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/list/accounts');
  await page.getByRole('button', { name: 'Import people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import people' });
  const choose = (table: string) =>
    drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await choose(`Name,User name\nChea Bora,${userName}\nSok Lina,admin`);
  await expect(drawer.getByRole('row').filter({ hasText: 'is already in use' })).toContainText('User name');
  await expect(drawer.getByRole('button', { name: 'Invite one person' })).toBeDisabled();
  await page.reload();
  await expect(drawer.getByRole('row').filter({ hasText: 'is already in use' })).toContainText('User name');
  await drawer.getByRole('button', { name: 'Choose another file' }).click();
  await choose(`Name,User name\nChea Bora,${userName}\nSok Lina,${userName}-2`);
  await drawer.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(drawer.getByRole('row').filter({ hasText: 'Chea Bora' })).toContainText('#token=');

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving the links?' });
  await question.getByRole('button', { name: 'Keep them open' }).click();
  const saving = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save the links' }).click();
  expect((await saving).suggestedFilename()).toBe('invitations.csv');
  await page.reload();
  await expect(drawer.getByRole('row').filter({ hasText: 'Chea Bora' })).toContainText('Was shown once');
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'View the account of Chea Bora' })).toBeVisible();
});

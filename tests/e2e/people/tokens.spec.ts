import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, newToken } from '../visitor.ts';

test('a token is shown once, opens what it is for, and is refused once it is revoked', async ({ page }) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'user');
  await page.goto('/user/setting?tab=security');
  const opener = page.getByRole('button', { name: 'Make a token' });
  await opener.press('Enter');
  const form = page.getByRole('dialog', { name: 'Make a token' });
  await form.getByLabel('Name').fill('Nightly report');
  await form.getByRole('combobox', { name: 'Valid for' }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await form.getByRole('checkbox', { name: 'Read sets of content' }).check();
  await form.getByLabel('Current password').fill('user');
  await form.getByRole('button', { name: 'Make a token' }).dblclick();

  const made = page.getByRole('dialog', { name: 'Your new token' });
  const token = await made.getByLabel('Token').inputValue();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without copying it?' });
  await question.getByRole('button', { name: 'Show it' }).click();
  await made.getByText('Close', { exact: true }).click();
  await expect(made).toBeHidden();
  await expect(opener).toBeFocused();

  const item = page.getByRole('listitem').filter({ hasText: 'Nightly report' });
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('Never used');
  const codeOf = async (path: string) => {
    const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { code: number }).code;
  };
  expect(await codeOf('/api/list/policy')).toBe(20000);
  expect(await codeOf('/api/messages/unread')).toBe(40300);

  await item.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke the token?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(item).toHaveCount(0);
  expect(await codeOf('/api/list/policy')).toBe(50008);
  expect(complaints).toEqual([]);
});

test('an administrator sees the tokens of a colleague and revokes one', async ({ page }, { workerIndex }) => {
  const complaints = complaintsOf(page);
  const name = `Report ${workerIndex}-${Date.now().toString(36)}`;
  const owner = await newToken(page, 'user');
  const send = async (path: string, token: string, data: object) =>
    await page.request.post(path, { headers: { Authorization: `Bearer ${token}` }, data });
  const body = { name, scopes: ['policies:read'], days: 7, currentPassword: 'user' };
  const made = (await (await send('/api/user/tokens', owner, body)).json()) as { data: { token: string } };
  const { token } = made.data;

  await arriveAs(page, 'admin');
  await page.goto('/list/accounts?search=user&sort=userName');
  await page.getByRole('button', { name: 'View the account of Chan Maly' }).press('Enter');
  const drawer = page.getByRole('dialog');
  const item = drawer.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Read sets of content');
  await expect(item).toContainText('Never used');
  await page.request.get('/api/list/policy', { headers: { Authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(item).toContainText('Last used on');
  await item.getByRole('button', { name: 'Revoke' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Revoke the token?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(item).toHaveCount(0);
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await expect(drawer.getByText('Revoked a token').first()).toBeVisible();
  const answer = await page.request.get('/api/list/policy', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ code: 50008 });
  expect(complaints).toEqual([]);
});

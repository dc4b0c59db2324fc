import { type Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('an administrator makes a key, calls with it, replaces and revokes it', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/keys');
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByRole('textbox', { name: 'Sites' }).fill('school.example');
  await form.getByRole('button', { name: 'Create a key' }).click();
  await expect(form.getByText('Please enter a name')).toBeVisible();
  await expect(form.getByText(/without anything behind it/)).toBeVisible();
  await form.getByRole('button', { name: 'Remove school.example' }).click();
  await form.getByRole('textbox', { name: 'Channel' }).fill('School screens');
  // Neither Enter nor another field: the press on the button adds it.
  await form.getByRole('textbox', { name: 'Sites' }).fill('https://school.example/');
  await form.getByRole('button', { name: 'Create a key' }).click();

  const drawer = page.getByRole('dialog', { name: 'Channel', exact: true });
  await expect(drawer).toContainText('https://school.example');
  const key = await keyIn(drawer.locator('dd code'));
  const call = (sent: string) => page.request.get('/delivery/v1/sets', { headers: { 'sala-key': sent } });
  expect((await call(key)).status()).toBe(200);

  await page.reload();
  await drawer.getByRole('button', { name: 'Replace the key' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the key?' });
  await question.getByRole('button', { name: 'Replace the key' }).click();
  await expect(drawer).toContainText('Old key works until');
  const replaced = await keyIn(drawer.locator('dd code'));
  expect(replaced).not.toBe(key);
  for (const works of [key, replaced]) await expect.poll(async () => (await call(works)).status()).toBe(200);

  await drawer.getByRole('button', { name: 'Revoke' }).click();
  const last = page.getByRole('dialog', { name: 'Revoke the channel?' });
  await expect(last).toContainText('School screens can no longer read anything');
  await last.getByRole('button', { name: 'Revoke' }).click();
  await expect(drawer).toContainText('Revoked it');
  await expect(drawer.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  for (const dead of [key, replaced]) await expect.poll(async () => (await call(dead)).status()).toBe(401);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'School screens' })).toContainText('Revoked');
});

async function keyIn(code: Locator): Promise<string> {
  await expect(code).toHaveText(/^sala_pub_/);
  return (await code.textContent()) ?? '';
}

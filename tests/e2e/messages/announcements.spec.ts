import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

test('an announcement that two people edit asks only about what both changed', async ({ page }) => {
  const token = await arriveAs(page, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  const write = async (address: string, title: string, text: string, version?: number) => {
    const texts = [{ language: 'en-US', title, text }];
    const data = { kind: 'news', texts, ...(version && { version }) };
    const method = version === undefined ? 'POST' : 'PUT';
    const answer = await page.request.fetch(address, { method, headers, data });
    return ((await answer.json()) as { data: { id: number; version: number } }).data;
  };
  const { id } = await write('/api/announcements', 'Robot day', 'At ten');
  const address = `/api/announcements/${id}`;
  await page.goto('/dashboard/announcements');
  const edit = page.getByRole('button', { name: 'Edit “Robot day”' });
  const editor = page.getByRole('dialog', { name: 'Edit the announcement' });
  const english = editor.getByRole('group', { name: 'English' });
  const save = editor.getByRole('button', { name: 'Save' });

  await edit.click();
  await write(address, 'Robot day', 'At eleven', 1);
  await english.getByLabel('Title').fill('Robot night');
  await save.click();
  await expect(editor).toBeHidden();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText(/Saved together with what .+ changed at .+: Text \(English\)/);

  await page.getByRole('button', { name: 'Edit “Robot night”' }).click();
  await expect(english.getByLabel('Text')).toHaveValue('At eleven');
  await write(address, 'Robot week', 'All days', 3);
  await english.getByLabel('Title').fill('Robot month');
  await save.click();
  const clash = editor.getByRole('alert').filter({ hasText: 'Both of you' });
  await expect(clash).toContainText(/.+ changed this at .+\. Both of you changed the following\./);
  await expect(clash.getByRole('listitem')).toHaveText([/^Title \(English\), theirs: Robot week/]);
  await expect(english.getByLabel('Text')).toHaveValue('All days');
  await expect(english.getByLabel('Title')).toHaveValue('Robot month');
  await expectAccessible(page);
  await clash.getByRole('button', { name: 'Use theirs: Title (English)' }).click();
  await expect(clash).toBeHidden();
  await expect(english.getByLabel('Title')).toHaveValue('Robot week');
  await expect(editor.locator(':focus')).toHaveCount(1);
});

import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('an entry is added, moved, edited, given a cover, removed and restored, before the eyes of a colleague', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const name = `Sensors ${workerIndex}-${Date.now().toString(36)}`;
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(colleague, 'approver');
  await colleague.goto('/dashboard/monitor?method=flowControl');
  const theirs = colleague.getByRole('table', { name: 'Flow control live' });
  await expect(theirs).toBeVisible();

  await arriveAs(page, 'admin');
  await page.goto('/dashboard/monitor?method=flowControl');
  const table = page.getByRole('table', { name: 'Flow control live' });
  const rows = table.getByRole('row');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('dialog', { name: /^New entry/ });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Duration').fill('5');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByLabel('Duration')).toBeFocused();
  // What was typed is kept.
  await page.reload();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await expectAccessible(page);
  await form.getByLabel('Duration').fill('5:30');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(rows.last()).toContainText(`${name}00:05:30`);
  await expect(rows.last()).toContainText('In review');
  await expect(theirs.getByText(name)).toBeVisible();

  const grip = table.getByRole('button', { name: new RegExp(`^Move “${name}”`) });
  const place = await rows.count();
  await grip.press('ArrowUp');
  await expect(rows.nth(place - 2)).toContainText(name);
  await expect(grip).toBeFocused();
  await expect(theirs.getByRole('row').nth(place - 2)).toContainText(name);
  await grip.hover();
  await page.mouse.down();
  await rows.nth(1).hover();
  await page.mouse.up();
  await expect(rows.nth(1)).toContainText(name);

  const operations = table.getByRole('button', { name: `Operations of “${name}”` });
  await operations.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the entry' });
  await editor.getByLabel('Duration').fill('1:00:00');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(rows.nth(1)).toContainText('01:00:00');
  await expect(theirs.getByRole('row').nth(1)).toContainText('01:00:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(1)).toContainText('00:05:30');

  await operations.click();
  await page.getByRole('menuitem', { name: 'Change the cover' }).click();
  const cover = page.getByRole('dialog', { name: `Cover of “${name}”` });
  const choose = cover.getByLabel('Choose a picture');
  const file = { name: 'cover.png', mimeType: 'image/png' };
  await choose.setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
  await expect(cover.getByText(/^cover\.png cannot be read as a picture/)).toBeVisible();
  await choose.setInputFiles({ ...file, buffer: PICTURE });
  await expect(page.getByText('The cover was changed')).toBeVisible();
  await expect(rows.nth(1).locator('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(theirs.getByRole('row').nth(1).locator('img')).toBeVisible();

  await operations.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(theirs.getByText(name)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(1)).toContainText(name);
  await page.reload();
  await expect(rows.nth(1)).toContainText(name);
  await operations.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`“${name}” was removed`);
  await colleague.context().close();
});

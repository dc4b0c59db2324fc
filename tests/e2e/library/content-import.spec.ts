import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';
import { uniqueTitle } from './written-item.ts';

const LIST = '/library/content';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Import content' });
const count = (page: Page, name: string) =>
  drawer(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const choose = (page: Page, lines: string[]) =>
  drawer(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'content.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

const HEADER = 'External ID,Title,Kind,Subject,Source,Author,Language,From age,To age,Labels,Body';

/** The name of an author that there is. */
async function anAuthor(page: Page): Promise<string> {
  await page.goto('/library/authors');
  const first = page.getByRole('button', { name: /^View the author/ }).first();
  return ((await first.getAttribute('aria-label')) ?? '').replace('View the author ', '');
}

test('a sheet becomes drafts, its wrong rows come back, and the import is undone', async ({ page }, {
  workerIndex,
}) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  const author = await anAuthor(page);
  const row = (at: number, subject = 'Robotics') =>
    `${title}-${at},${title} ${at},Text,${subject},Teachers,"${author}",Khmer,8,12,robots; wheels,"- one\n- two"`;
  await follow(page, LIST);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}?form=import`);
  await choose(page, [HEADER, row(1), row(2), row(3, 'Cooking')]);
  await expect(count(page, 'New')).toHaveText('2');
  await expect(count(page, 'With errors')).toHaveText('1');
  await expect(drawer(page).getByRole('row', { name: /Subject Cooking must be one of/ })).toBeVisible();
  await page.reload();
  // The file is no longer here, but how it was read is told.
  await expect(drawer(page).getByText('Read as UTF-8, with the header in row 1.')).toBeVisible();
  await expect(count(page, 'New')).toHaveText('2');
  await drawer(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(drawer(page).getByText('2 created, 0 changed').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Download the rows to correct' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Cooking');

  await page.keyboard.press('Escape');
  await follow(page, `${LIST}?search=${encodeURIComponent(title)}`);
  const rows = page.getByRole('row').filter({ hasText: title });
  await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(2);
  await page.getByRole('button', { name: `View ${title} 1` }).click();
  const item = page.getByRole('dialog', { name: `${title} 1` });
  await expect(item.getByText('two', { exact: true })).toBeVisible();
  await item.getByRole('tab', { name: 'History' }).click();
  await expect(item.getByText('Imported')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Recent changes' }).click();
  const recent = page.getByRole('dialog', { name: 'Recent changes' });
  const entry = recent.getByRole('listitem').filter({ hasText: '2 items' }).first();
  await expect(entry).toContainText('Import');
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByText('Undone')).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
});

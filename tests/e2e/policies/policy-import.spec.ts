import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

const TABLE = '/list/search-table';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Import sets' });
const count = (page: Page, name: string) =>
  drawer(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const choose = (page: Page, name: string, buffer: Buffer) =>
  drawer(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

const HEADER = 'Set Number,Set Name,Content Type,Count,Filter Type,Status';
const WRONG = `${HEADER}\n,Kites: import,Image-text,12,Rules,Offline\n,Kites: wrong,Poem,12,Rules,Offline\n`;
const RIGHT = `\uFEFF${HEADER}\n,Kites: import,Image-text,12,Rules,Offline\n,Kites: too,Image-text,3,Rules,Online\n`;

test.beforeEach(async ({ page }) => {
  await arriveAs(page, 'admin');
});

test('a table with errors offers its valid rows alone; the corrected one is imported and can be undone', async ({
  page,
}) => {
  await page.goto(TABLE);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL(`${TABLE}?record=import`);
  await choose(page, 'sets.csv', Buffer.from(WRONG));
  await expect(count(page, 'With errors')).toHaveText('1');
  await expect(drawer(page).getByRole('row', { name: /^3 Content Type Poem/ })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Import one row' })).toBeEnabled();
  const saving = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Download all errors' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Poem');

  await drawer(page).getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'sets.csv', Buffer.from(RIGHT));
  await expect(count(page, 'New')).toHaveText('2');
  await expect(page).toHaveURL(/import=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(count(page, 'New')).toHaveText('2');
  await expect(drawer(page).getByText('sets.csv')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(drawer(page).getByText('2 created, 0 changed').first()).toBeVisible();
  await page.reload();
  await expect(drawer(page).getByText('2 created, 0 changed').first()).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Undo the import' }).click();
  await expect(drawer(page).getByText('The import was undone', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('55 rows')).toBeVisible();
});

for (const format of ['As CSV', 'As a workbook (XLSX)']) {
  test(`importing a download ${format} changes nothing`, async ({ page }) => {
    await page.goto(`${TABLE}?status=online&sort=name`);
    await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
    const total = (await page.getByText(/^\d+ rows$/).textContent()) ?? '';
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await saving;
    await page.getByRole('button', { name: 'Import' }).click();
    await choose(page, file.suggestedFilename(), await readFile(await file.path()));
    await expect(count(page, 'Unchanged')).toHaveText(total.replace(' rows', ''));
    await expect(drawer(page).getByText('Everything is already up to date: 0 changes').first()).toBeVisible();
  });
}

test('a file that is not a table or is too large is refused with the reason', async ({ page }) => {
  await page.goto(`${TABLE}?record=import`);
  await choose(page, 'sets.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 3]));
  await expect(drawer(page).getByText('This kind of content is not', { exact: false })).toBeVisible();
  await expect(drawer(page).getByText('At most 10,000 rows below the header')).toBeVisible();
  await choose(page, 'rows.csv', Buffer.from(`name\n${'x\n'.repeat(10_001)}`));
  await expect(drawer(page).getByText('rows.csv must have at most', { exact: false })).toBeVisible();
  await choose(page, 'picture.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await expect(drawer(page).getByText('picture.csv is no text', { exact: false })).toBeVisible();
  await choose(page, 'large.csv', Buffer.alloc(11_000_000, 'a'));
  await expect(drawer(page).getByText('large.csv is too large', { exact: false })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

test('the list of content keeps columns and views on the account, and is downloaded as it is shown', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/library/content?kind=video');
  const subject = page.getByRole('columnheader', { name: 'Subject' });
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(subject).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Subject' }).check();
  await page.getByRole('checkbox', { name: 'Updated' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(subject).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Videos by subject');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/library/content');
  await expect(subject).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Videos by subject', exact: true }).click();
  await expect(page).toHaveURL(/kind=video.*&view=\d+$/);
  await expect(
    page.getByRole('button', { name: 'Saved views: Videos by subject', exact: true }),
  ).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'As CSV' }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(
    /^\uFEFFItem ID,External ID,Title,Kind,Subject,Author,Language,From age,To age,Status,Online$/,
  );
  const total = /\d+/.exec((await page.getByText(/^\d+ rows$/).textContent()) ?? '')?.[0];
  expect(lines).toHaveLength(Number(total) + 1);
});

import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { makeDraft, uniqueTitle } from './written-item.ts';

test('an administrator merges a near double after a look at what changes, and hears when it has ended', async ({
  page,
}, { workerIndex }) => {
  // Nobody else has them, however often the tests run on one product.
  const word = `quokka${workerIndex}x${Date.now().toString(36)}`;
  const [stays, double] = [`${word} zoo`, `${word}-zoo`];
  const title = uniqueTitle(workerIndex);
  const token = await arriveAs(page, 'admin');
  await makeDraft(page, token, `${title} 1`, [stays]);
  await makeDraft(page, token, `${title} 2`, [stays]);
  await makeDraft(page, token, `${title} 3`, [double]);

  await page.goto('/library/labels');
  await page.getByRole('button', { name: `Merge the label ${double} into ${stays}` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge the label ${double} into another one` });
  const send = dialog.getByRole('button', { name: 'Merge for good' });
  await expect(dialog.getByRole('combobox', { name: 'Label that stays' })).toHaveValue(stays);
  await expect(dialog.getByText('This cannot be undone')).toBeVisible();
  await expectAccessible(page);

  // A label that nothing has, and one in other letters.
  const into = dialog.getByRole('combobox', { name: 'Label that stays' });
  await into.fill('a label of nobody');
  await expect(dialog.getByText('No content has the label “a label of nobody”')).toBeVisible();
  await expect(send).toBeDisabled();
  await into.fill(double.toUpperCase());
  await expect(dialog.getByText('These are spellings of one label already')).toBeVisible();
  await into.fill(stays.toUpperCase());
  await expect(dialog.getByText(`From “${double}” to “${stays}” change:`)).toBeVisible();
  await send.click();
  await expect(dialog).toBeHidden();

  const ended = `“${double}” was merged into “${stays}”: 1 item was changed.`;
  await expect(page.getByRole('region', { name: 'Merges' }).getByText(ended)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeAttached();
  await expect(page.getByRole('button', { name: `Merge the label ${double} into ${stays}` })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('textbox', { name: 'Search' }).fill(word);
  await page.getByRole('textbox', { name: 'Search' }).press('Enter');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(stays);
  await expect(rows.nth(1)).toContainText('3');
});

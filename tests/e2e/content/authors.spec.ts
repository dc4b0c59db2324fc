import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow } from '../visitor.ts';

/** In the toast. The drawer of a merged author offers to undo the merge too. */
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ });

test('an author is created, edited, merged after a look at what moves, and taken apart again', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  // Nobody else has them, however often the tests run on one product.
  const name = `Keo Vanna ${workerIndex}-${Date.now().toString(36)}`;
  const twin = `${name} (twin)`;
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(colleague, 'user');
  await colleague.goto('/library/authors?sort=clicks&direction=desc');
  await expect(colleague.getByRole('row')).toHaveCount(11);
  await expect(colleague.getByRole('button', { name: 'New author' })).toBeHidden();
  await follow(colleague, `/library/authors?search=${encodeURIComponent(name)}`);
  await expect(colleague.getByText('Nothing matches the filters')).toBeVisible();

  await arriveAs(page, 'admin');
  await page.goto('/library/authors');
  await page.getByRole('button', { name: 'New author' }).click();
  const form = page.getByRole('dialog', { name: 'New author' });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByText('Please enter the name')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill(twin);
  await form.getByRole('searchbox').fill('approver');
  await expect(form.getByRole('radio', { name: /approver/ })).toBeVisible();
  // What was typed survives a reload.
  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(twin);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The author was created')).toBeVisible();
  await expect(colleague.getByText(twin)).toBeVisible();

  await page.getByRole('button', { name: 'New author' }).click();
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(colleague.getByRole('row')).toHaveCount(3);

  await page.goto(`/library/authors?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `View the author ${twin}` }).click();
  const drawer = page.getByRole('dialog', { name: twin });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the author' });
  await editor.getByLabel('Note').fill('Wrote under two names');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toContainText('Edited: Note');
  await undo(page).click();
  await expect(drawer.getByText('Wrote under two names')).toBeHidden();

  await drawer.getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: `Merge ${twin} into another author` });
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(merge.getByText('Choose the author that takes over everything')).toBeVisible();
  await merge.getByRole('searchbox').fill(name);
  await merge.getByRole('radio', { name }).check();
  await expect(merge.getByRole('region', { name: 'What moves' })).toContainText(`What moves to ${name}`);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`The author was merged into ${name}`)).toBeVisible();
  await expect(colleague.getByRole('row')).toHaveCount(2);
  await expect(drawer.getByRole('link', { name })).toBeVisible();
  await undo(page).click();
  await expect(colleague.getByText(twin)).toBeVisible();
  await expect(drawer).toContainText('Undid the merge');

  await drawer.getByRole('button', { name: 'Remove' }).click();
  await expect(colleague.getByText(twin)).toBeHidden();
  await colleague.context().close();
});

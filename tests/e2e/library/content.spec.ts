import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { act, openItem, uniqueTitle, write, writeMarkdown } from './written-item.ts';

test('a text comes from the draft online, and stays there while its next revision is written', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  await page.goto('/library/content');
  await page.getByRole('button', { name: 'New content' }).click();
  const form = page.getByRole('dialog', { name: 'New content' });
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(form.getByText('Please enter a title')).toBeVisible();
  await write(form, title, '# Wheels\n\nTake **three** wheels.\n\nTake a motor.');
  await expect(form.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('three');
  // What was typed survives a reload.
  await page.reload();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(
    form.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Wheels' }),
  ).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('It has not been online yet.')).toBeVisible();
  await act(drawer, 'Submit for review', page, /^Submitted/);
  // Going back leads to the list, not to the form once more.
  await page.goBack();
  await expect(page).toHaveURL('/library/content');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(other, 'admin');
  const inspected = await openItem(other, title);
  await expect(inspected.getByRole('article').locator('strong')).toHaveText('three');
  await inspected.getByRole('button', { name: 'Reject' }).click();
  const reason = other.getByRole('dialog', { name: 'Reject this content' });
  await reason.getByLabel('Reason').fill('Say which motor');
  await reason.getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByText(/sent it back: Say which motor$/)).toBeVisible();
  await page.goto('/dashboard/workplace');
  await page.getByRole('link', { name: title }).click();
  await expect(drawer.getByText(/sent it back: Say which motor$/)).toBeVisible();

  await drawer.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the content' });
  await writeMarkdown(editor, '# Wheels\n\nTake **three** wheels.\n\nTake a small motor.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Take a small motor.')).toBeVisible();
  await act(drawer, 'Submit for review', page, /^Submitted/);

  await act(inspected, 'Approve', other, 'Approved');
  await act(inspected, 'Put online', other, 'It is online');
  await expect(drawer.getByText(/^Children see revision/)).toBeVisible();

  // What is online stays as it is.
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await expect(editor.getByText(/^What is online stays as it is/)).toBeVisible();
  await writeMarkdown(editor, '# Wheels\n\nTake **four** wheels.\n\nTake a small motor.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/Children still see revision/)).toBeVisible();
  await drawer.getByRole('tab', { name: 'Revisions' }).click();
  await drawer
    .getByRole('button', { name: /^Compare revision/ })
    .first()
    .click();
  const revisions = page.getByRole('dialog', { name: /^Revisions of/ });
  await expect(revisions.locator('del')).toHaveText('Take **three** wheels.');
  await expect(revisions.locator('ins')).toHaveText('Take **four** wheels.');
  await revisions.getByLabel('Compare with').selectOption({ label: 'Nothing' });
  await expect(revisions.getByRole('article').locator('strong')).toHaveText('four');

  await other.context().close();
});

test('two who edit at the same time lose nothing', async ({ page, browser, baseURL }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'One line.');
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the content' });
  await editor.getByRole('textbox', { name: 'Body' }).fill('Mine.');

  const other = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(other, 'approver');
  const theirs = await openItem(other, title);
  await theirs.getByRole('button', { name: 'Edit' }).click();
  const second = other.getByRole('dialog', { name: 'Edit the content' });
  await second.getByRole('textbox', { name: 'Body' }).fill('Theirs.');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Theirs.')).toBeVisible();

  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Body, theirs: Theirs.')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Body' })).toHaveText('Mine.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Mine.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Move to the bin' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).click();
  await expect(drawer.getByText('Restored from the bin')).toBeHidden();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('Restored from the bin')).toBeVisible();
  await other.context().close();
});

test('a preview stays in sight without a connection', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  const preview = form.getByRole('region', { name: 'Preview' });
  await writeMarkdown(form, 'A *first* line');
  await expect(preview.locator('em')).toHaveText('first');
  await page.context().setOffline(true);
  await writeMarkdown(form, 'A *second* line');
  await expect(preview.getByText(/offline$/)).toBeVisible();
  await expect(preview.locator('em')).toHaveText('first');
  await page.context().setOffline(false);
  await expect(preview.locator('em')).toHaveText('second');
});

test('what failed comes into sight in a long form', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, 'One line.');
  await form.getByLabel('Title', { exact: true }).focus();
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  // The preview may have an alert of its own.
  await expect(form.locator('form > [role=alert]')).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

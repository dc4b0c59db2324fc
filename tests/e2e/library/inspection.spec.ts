import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { act, openItem, uniqueTitle, write, writeMarkdown } from './written-item.ts';

// It makes queues, and decides what waits in them.
test.use({ productName: 'inspection' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

/** Skips what waits before it. */
async function reach(desk: Locator, page: Page, title: string): Promise<void> {
  const heading = desk.getByRole('heading', { level: 3 }).first();
  await expect(async () => {
    if ((await heading.innerText()) !== title) await page.keyboard.press('s');
    await expect(heading).toHaveText(title, { timeout: 500 });
  }).toPass();
}

/** In the dialog, which is also announced. */
const toastOf = (dialog: Locator, text: string) =>
  dialog.getByRole('region', { name: 'Notifications' }).getByText(text);

test('what a person submits comes into its queue, is inspected by keys, and goes online', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  const inspector = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(inspector, 'admin');
  await inspector.goto('/list/card');
  await inspector.getByRole('button', { name: 'Delete Texts: plain language' }).click();
  await inspector.getByRole('button', { name: /^Create queue/ }).click();
  const form = inspector.getByRole('dialog', { name: 'Create a queue' });
  await form.getByLabel('Title').fill('Robots in English');
  await form.getByRole('checkbox', { name: 'Robotics' }).check();
  await form.getByRole('checkbox', { name: 'English' }).check();
  await form.getByRole('checkbox', { name: 'Text', exact: true }).check();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const queue = inspector.getByRole('article', { name: 'Robots in English' });
  await expect(queue).toContainText('Takes: Text · Robotics · English');
  // What fitted into the queue that was deleted waits on.
  await expect(inspector.getByRole('article', { name: 'Everything else' })).toBeVisible();
  const waiting = queue.getByRole('definition').first();
  const before = Number(await waiting.innerText());

  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const editor = page.getByRole('dialog', { name: 'New content' });
  await write(editor, title, '# Wheels\n\nTake **three** wheels.');
  await editor.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await act(drawer, 'Submit for review', page, /^Submitted/);
  await expect(drawer.getByText(/^Waits in the queue .*Robots in English/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^Waits in the queue/ })).toHaveCount(0);
  // The figure of the card follows without a reload.
  await expect(waiting).toHaveText(String(before + 1));

  await inspector.goto('/dashboard/workplace');
  await inspector.getByRole('button', { name: /^Show all/ }).click();
  await inspector.getByRole('link', { name: /“Robots in English”/ }).click();
  const desk = inspector.getByRole('dialog', { name: 'Inspect: Robots in English' });
  await expect(desk.getByRole('region', { name: 'Queue' })).toContainText(title);
  await reach(desk, inspector, title);
  await expect(desk.getByRole('article').locator('strong')).toHaveText('three');
  await expectAccessible(inspector);
  await inspector.keyboard.press('r');
  await inspector.keyboard.type('Say which motor');
  await inspector.keyboard.press('Enter');
  await expect(toastOf(desk, `Rejected: ${title}`)).toBeVisible();
  await expect(drawer.getByText(/sent it back: Say which motor$/)).toBeVisible();

  await drawer.getByRole('button', { name: 'Edit' }).click();
  const again = page.getByRole('dialog', { name: 'Edit the content' });
  await writeMarkdown(again, '# Wheels\n\nTake **three** wheels and a motor.');
  await again.getByRole('button', { name: 'Save' }).click();
  await act(drawer, 'Submit for review', page, /^Submitted/);

  // Somebody else decides first.
  await inspector.reload();
  await reach(desk, inspector, title);
  await expect(desk.getByRole('article')).toContainText('wheels and a motor');
  const other = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(other, 'approver');
  await (await openItem(other, title)).getByRole('link', { name: /^Waits in the queue/ }).click();
  const theirs = other.getByRole('dialog', { name: 'Inspect: Robots in English' });
  await reach(theirs, other, title);
  await other.keyboard.press('a');
  await expect(toastOf(theirs, `Approved: ${title}`)).toBeVisible();
  await inspector.keyboard.press('r');
  await inspector.keyboard.type('Too late');
  await inspector.keyboard.press('Enter');
  await expect(desk.getByRole('alert').filter({ hasText: / approved .* first\.$/ })).toBeVisible();

  const approved = await openItem(inspector, title);
  await act(approved, 'Put online', inspector, 'It is online');
  await expect(drawer.getByText(/^Children see revision/)).toBeVisible();
  for (const someone of [inspector, other]) await someone.context().close();
});

test('nobody decides about their own work, and nobody but administrators opens a queue', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  await write(page.getByRole('dialog', { name: 'New content' }), title, 'One line.');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await act(drawer, 'Submit for review', page, /^Submitted/);
  await drawer.getByRole('link', { name: /^Waits in the queue/ }).click();
  const desk = page.getByRole('dialog', { name: /^Inspect:/ });
  await desk.getByRole('region', { name: 'Queue' }).getByRole('button', { name: title }).click();
  await expect(desk.getByText('somebody else decides about it')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const address = page.url();

  const user = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(user, 'user');
  await user.goto(address);
  await expect(user.getByRole('article', { name: 'Video: new lessons' })).toBeVisible();
  await expect(user.getByRole('dialog')).toHaveCount(0);
  await user.context().close();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow } from '../visitor.ts';
import { uniqueTitle, write } from './written-item.ts';

const MANY = 12;

/** As many drafts as need two pages. The last one has no body, so that it cannot be submitted. */
async function makeDrafts(page: Page, token: string, title: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const authors = await page.request.get('/api/authors', { headers });
  const { list } = ((await authors.json()) as { data: { list: { id: number }[] } }).data;
  for (let at = 1; at <= MANY; at++) {
    const data = {
      ...{
        title: `${title} ${at}`,
        kind: 'text',
        subject: 'robotics',
        source: 'teachers',
        language: 'en-US',
      },
      ...{ authorId: list[0]?.id, agesFrom: 8, agesTo: 12, summary: 'Three wheels', labels: [] },
      body: at === MANY ? '' : 'A text.',
    };
    const made = await page.request.post('/api/library/items', { headers, data });
    expect(await made.json()).toMatchObject({ status: 'ok' });
  }
}

async function draft(page: Page, title: string, body: string): Promise<void> {
  await follow(page, '/library/content');
  await page.getByRole('button', { name: 'New content' }).click();
  const form = page.getByRole('dialog', { name: 'New content' });
  await write(form, title, body);
  await form.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

test('several items are submitted at once, and taken back together', async ({ page }, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'user');
  for (const name of ['one', 'two']) await draft(page, `${title} ${name}`, 'A text.');
  await follow(page, `/library/content?search=${encodeURIComponent(title)}`);
  const states = page.getByRole('row').filter({ hasText: title });
  await expect(states).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected content' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(bar.getByText('All 2 on this page are selected')).toBeVisible();
  for (const name of ['Put online', 'Take offline'])
    await expect(bar.getByRole('button', { name })).toBeHidden();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast.getByText('2 items were submitted')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(states.filter({ hasText: 'In review' })).toHaveCount(2);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(states.filter({ hasText: 'Draft' })).toHaveCount(2);

  // By the keys alone, to the bin and back.
  await page.getByRole('checkbox', { name: `Select “${title} one”` }).focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Move to the bin' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast.getByText('One item is in the bin')).toBeVisible();
  await expect(states).toHaveCount(1);
  await page.getByLabel('Show').selectOption({ label: 'The bin' });
  await page.getByRole('checkbox', { name: `Select “${title} one”` }).check();
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(toast.getByText('One item was restored')).toBeVisible();
});

test('all items that match are submitted at once, beyond the page, and taken back together', async ({
  page,
}, { workerIndex }) => {
  const title = uniqueTitle(workerIndex);
  const token = await arriveAs(page, 'user');
  await makeDrafts(page, token, title);
  await follow(page, `/library/content?search=${encodeURIComponent(title)}`);
  const rows = page.getByRole('row').filter({ hasText: title });
  await expect(rows).toHaveCount(10);
  const bar = page.getByRole('group', { name: 'Selected content' });
  await page.getByRole('checkbox', { name: `Select “${title} 3”` }).check();
  await expect(bar.getByRole('button', { name: `Select all ${MANY} that match` })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: `Select all ${MANY} that match` }).click();
  await expect(bar.getByText(`All ${MANY} that match are selected`)).toBeVisible();

  await bar.getByRole('button', { name: 'Submit for review' }).click();
  const question = page.getByRole('dialog', { name: `Change ${MANY} items?` });
  await expect(question).toContainText('including those on other pages');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(10);
  await expect(bar.getByText(`All ${MANY} that match are selected`)).toBeVisible();
  await bar.getByRole('button', { name: 'Submit for review' }).click();
  await question.getByRole('button', { name: 'Submit for review' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText(`${MANY - 1} items were submitted`, { exact: false })).toContainText(
    'One stays as it is',
  );
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await follow(page, `/library/content?search=${encodeURIComponent(title)}&state=inspecting`);
  await expect(page.getByText(`${MANY - 1} rows`)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Recent changes' }).click();
  const latest = page.getByRole('dialog', { name: 'Recent changes' }).getByRole('listitem').first();
  await expect(latest).toContainText(`${MANY - 1} items`);
  await latest.getByRole('button', { name: 'Undo' }).click();
  await expect(latest).toContainText('Undone');
  await follow(page, `/library/content?search=${encodeURIComponent(title)}&state=draft`);
  await expect(page.getByText(`${MANY} rows`)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { uniqueTitle, write } from './written-item.ts';

async function draft(page: Page, title: string, body: string): Promise<void> {
  await page.goto('/library/content');
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
  await page.goto(`/library/content?search=${encodeURIComponent(title)}`);
  const states = page.getByRole('row').filter({ hasText: title });
  await expect(states).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected content' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(bar.getByText('All 2 on this page are selected')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Take offline' })).toBeHidden();
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

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test('the palette opens a request id, and the log shows what that request changed', async ({ page }) => {
  const token = await arriveAs(page, 'admin');
  const requestId = randomUUID();
  const text = `Closed on ${requestId.slice(0, 8)}`;
  const answer = await page.request.post('/api/announcements', {
    headers: { authorization: `Bearer ${token}`, 'x-request-id': requestId },
    data: { kind: 'notice', texts: [{ language: 'en-US', title: 'Studio', text }] },
  });
  expect(await answer.json()).toMatchObject({ code: 20000 });

  await page.goto('/exception/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(requestId);
  await expect(page.getByRole('option', { selected: true })).toContainText('What this request changed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/list/audit?search=${requestId}`);
  await page.getByRole('button', { name: /^View: Create, Announcement \d+$/ }).click();

  const entry = page.getByRole('dialog', { name: /^Create · Announcement/ });
  await expect(entry.getByRole('row').filter({ hasText: text })).toBeVisible();
  await page.reload();
  await expect(entry.getByRole('link', { name: `All changes by this request: ${requestId}` })).toBeVisible();
  await entry.getByRole('link', { name: 'All changes of this record' }).click();
  await expect(page.getByText(/^Only changes of: Announcement \d+$/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Create' })).toHaveCount(1);
});

test('the log downloads what its filters show, and each history leads to its own entries there', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table');
  await page.locator('tbody tr').first().getByRole('button', { name: /^View/ }).click();
  const record = page.getByRole('dialog');
  await record.getByRole('tab', { name: 'Edit' }).click();
  await record.getByLabel('Set name').fill(`Audited ${randomUUID().slice(0, 8)}`);
  await record.getByRole('button', { name: 'Save' }).click();
  // What was saved is shown as soon as it is stored.
  await expect(record.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await record.getByRole('tab', { name: 'History' }).click();
  await record.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/list\/audit\?entity=policy&entityId=\d+$/);
  await expect(page.getByRole('row').filter({ hasText: 'Edit' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const path = await (await download).path();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes(',policy,'))).toBe(true);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const TAB = '/user/setting?tab=certification';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
const records = (page: Page) => page.getByRole('region', { name: 'Certification records' });

test('a user requests certification by keyboard, and sees live how an administrator decides', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const keys = page.keyboard;
  const name = `Example ${Date.now().toString(36)}`;
  await arriveAs(page, 'user');
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Modify the certification' }).focus();
  await keys.press('Enter');
  const form = page.getByRole('dialog', { name: 'Request certification' });
  await form.getByLabel('Legal person name').focus();
  await keys.press('Enter');
  await expect(form.getByLabel('Legal person name')).toBeFocused();
  await expect(form.getByText('Add at least one document')).toBeVisible();
  await keys.type('Chan Sokha');
  await form.getByLabel('Certificate number').focus();
  await keys.type('KH-0123456789');
  await form.getByLabel('Enterprise name').focus();
  await keys.press('ControlOrMeta+A');
  await keys.type(name);
  await form.getByLabel('Organisation code').focus();
  await keys.type('EXAMPLE-0042');
  const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF };
  await form.getByLabel('Add a document').and(form.locator('input')).setInputFiles(file);
  await expect(form.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit' }).focus();
  await keys.press('Enter');
  await expect(form).toBeHidden();
  await expect(records(page).getByRole('row').nth(1)).toContainText('In review');

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reviewer = await context.newPage();
  await arriveAs(reviewer, 'admin');
  await reviewer.goto(TAB);
  const waiting = reviewer.getByRole('region', { name: 'Requests to review' }).getByRole('row', { name });
  await waiting.getByRole('button', { name: /^Review/ }).click();
  const drawer = reviewer.getByRole('dialog', { name });
  await expect(drawer.getByText('KH-0123456789')).toBeVisible();
  const download = reviewer.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download licence.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('licence.pdf');
  await expectAccessible(reviewer);
  await drawer.getByRole('button', { name: 'Reject' }).click();
  await reviewer.getByLabel('Reason').fill('Please send the current licence.');
  await reviewer.getByRole('dialog').last().getByRole('button', { name: 'Reject' }).click();
  await expect(drawer.getByText('Please send the current licence.').first()).toBeVisible();
  await context.close();

  const row = records(page).getByRole('row').nth(1);
  await expect(row).toContainText('Rejected');
  await row.getByRole('button', { name: /^View/ }).click();
  const own = page.getByRole('dialog', { name });
  await expect(own.getByText('Please send the current licence.').first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]certification=\d+/);
  expect(complaints).toEqual([]);
});

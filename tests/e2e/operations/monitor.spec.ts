import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

const MONITOR = '/dashboard/monitor';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A second administrator, whose stream is open before anything happens. */
async function openOther(browser: Browser, url: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await arriveAs(other, 'admin');
  const stream = other.context().waitForEvent('response', (answer) => answer.url().endsWith('/api/events'));
  await other.goto(MONITOR);
  await stream;
  return other;
}

test('an operation asks first, is logged, and others see it', async ({ page, browser, product }) => {
  const other = await openOther(browser, product.url);
  await expect(part(other, 'Studio preview')).toContainText('Live');
  await arriveAs(page, 'admin');
  await page.goto(MONITOR);
  await page.getByRole('button', { name: 'Push flow gasket' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Push flow gasket' }).click();
  await expect(part(page, 'Studio preview')).toContainText('We will be right back');
  await expect(part(other, 'Studio preview')).toContainText('We will be right back');
  await other.getByRole('button', { name: 'Remove flow gasket' }).click();
  await expect(part(page, 'Studio preview')).toContainText('Live');
  await page.getByRole('button', { name: 'Operation log' }).click();
  await expect(page.getByRole('dialog', { name: 'Operation log' })).toContainText(
    'Viewers see the stream again',
  );
  await expect(page.getByRole('dialog', { name: 'Operation log' })).toContainText('Viewers see the gasket');
  await other.context().close();
});

test('what was typed stays when someone else saves', async ({ page, browser, product }) => {
  const other = await openOther(browser, product.url);
  await arriveAs(page, 'admin');
  await page.goto(MONITOR);
  const title = page.getByLabel('Studio title');
  await title.fill('Mine');
  await other.getByLabel('Studio title').fill('Theirs');
  await other.getByLabel('Online notification').fill('New from the other side');
  await part(other, 'Studio information').getByRole('button', { name: 'Save' }).click();
  const form = part(page, 'Studio information');
  await expect(form).toContainText(/Sok Dara changed “Studio title” at .+ to: Theirs/);
  await expect(title).toHaveValue('Mine');
  await expect(page.getByLabel('Online notification')).toHaveValue('New from the other side');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByLabel('Studio title')).toHaveValue('Mine');
  await other.context().close();
});

test('the stream is switched and an entry is judged by keyboard alone', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(MONITOR);
  const change = page.getByRole('button', { name: 'Switch stream' });
  await change.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Main' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch stream' }).press('Enter');
  await expect(part(page, 'Studio preview')).toContainText('Hot standby');
  await expect(change).toBeFocused();

  const row = page.getByRole('row', { name: /Show your robot/ });
  await row.getByRole('button', { name: /^Operations of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reject' }).press('Enter');
  await expect(row).toContainText('Rejected');
  await expect(row.getByRole('button', { name: /^Operations of/ })).toBeFocused();
});

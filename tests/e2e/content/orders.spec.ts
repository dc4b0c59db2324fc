import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible, follow } from '../visitor.ts';

const ORDERS = '/list/orders';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ });
const balance = (page: Page) => page.locator('dl').getByRole('link').first();

// Other tests open and cancel the services that it orders.
test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

test('an order is placed on the card, seen by another person at once, and paid from the list', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await arriveAs(page, 'admin');
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await arriveAs(other, 'admin');
  await other.goto(`${ORDERS}?state=pending&kind=open`);
  await expect(other.getByText('Nothing matches the filters')).toBeVisible();

  await page.goto('/list/card?tab=service');
  await card(page, 'Offline lessons').getByRole('button', { name: /^Open/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Open “Offline lessons”' });
  await expect(dialog.getByLabel('Term')).toHaveValue('12');
  await dialog.getByLabel('Term').selectOption('1');
  await expect(dialog).toContainText('CN¥180.00');
  await dialog.getByRole('button', { name: 'Order, pay later' }).click();
  await expect(card(page, 'Offline lessons')).toContainText('waits for payment: 1 month, CN¥180.00');
  await expect(card(page, 'Offline lessons')).toContainText('Not opened');

  await other.getByRole('row', { name: 'Offline lessons' }).getByRole('button', { name: /^View/ }).click();
  const drawer = other.getByRole('dialog', { name: /^Order/ });
  await drawer.getByRole('button', { name: 'Pay', exact: true }).click();
  const payment = other.getByRole('dialog', { name: /^Pay order/ });
  await expect(payment).toContainText('Balance afterwards');
  await payment.getByRole('button', { name: 'Pay now' }).click();
  await expect(payment).toBeHidden();
  await expect(drawer.getByRole('listitem')).toHaveText([/^Paid/, /^Ordered/]);
  await expect(drawer.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await expect(card(page, 'Offline lessons')).toContainText('Opened');

  await expect(drawer.getByRole('button', { name: 'Undo payment' })).toBeVisible();
  await undo(other).click();
  await expect(drawer.getByRole('listitem')).toHaveText([/^Payment undone/, /^Paid/, /^Ordered/]);
  await expect(drawer.getByRole('button', { name: 'Undo payment' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Pay', exact: true }).click();
  await payment.getByRole('button', { name: 'Pay now' }).click();
  await expect(undo(other)).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo payment' }).click();
  await expect(drawer.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(undo(other)).toHaveCount(0);
  await other.close();
  await expect(card(page, 'Offline lessons')).toContainText('Not opened');
  await expect(card(page, 'Offline lessons')).toContainText('waits for payment: 1 month, CN¥180.00');
  await card(page, 'Offline lessons').getByRole('button', { name: 'Cancel order' }).click();
  await expect(card(page, 'Offline lessons')).not.toContainText('waits for payment');
  await follow(page, `${ORDERS}?view=ledger&kind=refund`);
  await expect(page.getByRole('row', { name: /Refund.*\+CN¥180\.00/ })).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^ledger-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/,Refund,180,.*\r\n/);
  expect(complaints).toEqual([]);
});

test('another price than the one that was shown is told, and nothing is ordered until it was seen', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  let isStale = true;
  await page.route('**/api/list/the-service', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { terms: { price: number }[] }[] };
    if (isStale) for (const { terms } of answer.data) for (const term of terms) term.price -= 1_000;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/list/card?tab=service');
  await card(page, 'Offline lessons').getByRole('button', { name: /^Open/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Open “Offline lessons”' });
  await dialog.getByLabel('Term').selectOption('1');
  await expect(dialog).toContainText('CN¥170.00');
  isStale = false;
  const later = dialog.getByRole('button', { name: 'Order, pay later' });
  await later.click();
  await expect(dialog.getByText('The price has changed from CN¥170.00 to CN¥180.00.').first()).toBeVisible();
  await expect(later).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Offline lessons')).toContainText('Not opened');
  await expect(card(page, 'Offline lessons')).not.toContainText('waits for payment');
});

test('the balance is topped up, with an amount that is checked', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(`${ORDERS}?view=ledger`);
  await expect(balance(page)).toHaveText(/^CN¥/);
  const before = await balance(page).innerText();
  await page.getByRole('button', { name: 'Top up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Top up' });
  await dialog.getByRole('button', { name: 'Add to the balance' }).click();
  await expect(dialog.getByLabel('Amount in yuan')).toBeFocused();
  await expect(dialog).toContainText('Please enter an amount from CN¥0.01 to CN¥1,000,000.00');
  await dialog.getByLabel('Amount in yuan').fill('49.90');
  await dialog.getByLabel('Note').fill('A test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Top-up.*\+CN¥49\.90.*A test/ }).first()).toBeVisible();
  await expect(balance(page)).not.toHaveText(before);
  await expectAccessible(page);
});

test('the figures lead to their rows, and a service that ends soon is renewed ahead', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(ORDERS);
  await expect(page.getByText('No real money is moved.')).toBeVisible();
  const due = page.locator('dl').getByRole('link').nth(2);
  const count = Number(await due.innerText());
  await due.click();
  await expect(page).toHaveURL(`${ORDERS}?view=renewals`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'View order' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^Order/ });
  await drawer.getByRole('button', { name: 'Cancel order' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('Cancelled');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Renew: Learner profiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew “Learner profiles”' });
  await expect(dialog).toContainText('Balance afterwards');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay now' }).click();
  const renew = page.getByRole('button', { name: 'Renew: Learner profiles' });
  await expect(renew).toHaveCount(0);
  await undo(page).click();
  await expect(renew).toBeVisible();
});

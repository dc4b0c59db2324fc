import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf } from '../visitor.ts';

// They count the messages of the demo user, of whom no other test on this product makes any.
test.use({ productName: 'changed' });
// The tests run in order on one product: the last ones delete what the first ones read.
test.describe.configure({ mode: 'default' });

const QUIET_PAGE = '/exception/404';
const PAGE = '/user/message';

const bell = (page: Page) => page.getByRole('button', { name: /^Messages, \d+ unread$/ });
const box = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function open(page: Page, path = QUIET_PAGE): Promise<void> {
  await page.goto(path);
  await expect(bell(page)).toBeVisible();
}

/** Waits for the hello event on the page's stream, or on the stream that another tab shares with it. */
async function listening(context: BrowserContext, work: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    context.waitForEvent('response', (answer) => answer.url().endsWith('/api/events')),
    work(),
  ]);
}

test('the box leads to the page with the same kind of messages', async ({ page }) => {
  const complaints = complaintsOf(page);
  const token = await arriveAs(page, 'admin');
  // Logins of other tests from something else than this browser have told of a new device.
  const answer = await page.request.get('/api/messages?type=notice', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { total } = ((await answer.json()) as { data: { total: number } }).data;
  await open(page);
  await bell(page).click();
  await tab(page, 'Notice').click();
  await box(page).getByRole('link', { name: 'View More' }).click();
  await expect(page).toHaveURL(`${PAGE}?type=notice`);
  await expect(page.getByText(`${total} rows`, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the box works by keyboard and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAs(page, 'admin');
  await open(page);
  await bell(page).press('Enter');
  await expect(tab(page, 'Message')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Todo')).toBeFocused();
  await expect(box(page).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await box(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Clear for good?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Clear for good?' })).toBeHidden();
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('reading a message in one browser updates the other without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'user');
  await listening(page.context(), () => open(page));
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await arriveAs(elsewhere, 'user');
  await listening(elsewhere.context(), () => open(elsewhere));
  await expect(bell(elsewhere)).toHaveAccessibleName('Messages, 4 unread');
  await bell(elsewhere).click();
  await expect(tab(elsewhere, 'Message (2)')).toBeVisible();

  await bell(page).click();
  await box(page)
    .getByRole('button', { name: /Sok Dara/ })
    .click();
  for (const seen of [page, elsewhere]) {
    await expect(bell(seen)).toHaveAccessibleName('Messages, 3 unread');
    await expect(tab(seen, 'Message (1)')).toBeVisible();
    await expect(box(seen).getByRole('button', { name: /Sok Dara.*Unread/ })).toHaveCount(0);
  }
  await box(elsewhere).getByRole('button', { name: 'All read' }).click();
  for (const seen of [page, elsewhere]) await expect(bell(seen)).toHaveAccessibleName('Messages, 2 unread');
  await elsewhere.close();
});

test('the tabs of one browser share one stream, and another tab takes over when one is closed', async ({
  page,
}) => {
  const context = page.context();
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1;
  });
  await arriveAs(page, 'user');
  await listening(context, () => open(page));
  const second = await context.newPage();
  await arriveAs(second, 'user');
  await open(second, `${PAGE}?type=notice`);
  await expect(second.getByRole('button', { name: /^Picture library.*Unread$/ })).toBeVisible();
  expect(streams).toBe(1);

  await listening(context, () => page.close());
  expect(streams).toBe(2);
  const third = await context.newPage();
  await arriveAs(third, 'user');
  await open(third, `${PAGE}?type=notice`);
  await third.getByRole('button', { name: /^Picture library/ }).click();
  await expect(bell(second)).toHaveAccessibleName('Messages, 1 unread');
  await expect(second.getByRole('button', { name: /^Picture library.*Unread$/ })).toHaveCount(0);
  expect(streams).toBe(2);
});

test('search, filters and page are in the address, and a message can be removed', async ({ page }) => {
  await arriveAs(page, 'user');
  await open(page, PAGE);
  await expect(page.getByText('3 rows')).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('DRAWINGS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?search=DRAWINGS`);
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await tab(page, 'Notice').click();
  await page.getByLabel('Progress').selectOption('Expiring');
  await page.getByLabel('Status').selectOption('Read');
  await expect(page).toHaveURL(`${PAGE}?type=notice&status=1&messageType=3`);
  await page.reload();
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?type=notice&messageType=3`);

  await page.getByRole('button', { name: 'Remove “Picture library”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing matches the filters')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing matches the filters')).toBeVisible();
});

test('notices are filtered by the kinds that the account can get', async ({ page }) => {
  const kinds = page.getByLabel('Kind of message').getByRole('option');
  await arriveAs(page, 'user');
  await page.goto(`${PAGE}?type=notice`);
  // The first one leaves the filter unset.
  await expect(kinds.nth(1)).toHaveText('Security of your account');
  await expect(kinds.nth(2)).toHaveText('Logins from new devices');
  await expect(kinds.filter({ hasText: 'Webhooks' })).toHaveCount(0);
  await arriveAs(page, 'admin');
  await page.reload();
  await expect(kinds.filter({ hasText: 'Webhooks' })).toHaveCount(1);
});

test('clearing asks for confirmation and is stored', async ({ page }) => {
  await arriveAs(page, 'user');
  await open(page);
  await bell(page).click();
  await tab(page, 'Todo').click();
  await box(page).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page).getByText('Finish the lesson notes')).toBeVisible();
  await box(page).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('dialog', { name: 'Clear for good?' }).getByRole('button', { name: 'Clear' }).click();
  await expect(box(page).getByText('No todos')).toBeVisible();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Messages, 0 unread');
});

test('a failure is shown in place, and Retry loads again', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.route('**/api/messages?*', (route) =>
    route.fulfill({ status: 500, json: { data: null, status: 'fail', msg: 'Broken', code: 50000 } }),
  );
  await open(page);
  await bell(page).click();
  await expect(box(page).getByText('Broken')).toBeVisible();
  await page.unrouteAll();
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await expect(box(page).getByText('Chan Maly')).toBeVisible();
});

test('without a network, a banner is shown until the network is back, and no event is missed', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await listening(page.context(), () => open(page));
  await page.context().setOffline(true);
  const banner = page.getByText(/^You are offline/);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Exception' }).click();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow, prefer, settled } from '../visitor.ts';

/** A file of the program that did not arrive. */
const LOST = 'A part of the page did not load. Reload the page to get it.';
const TABLE = '/list/search-table';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Leaves unsaved input in the search table and opens the Workplace. */
async function withTypedTable(page: Page): Promise<void> {
  await prefer(page, 'settings', '{"tabBar":true}');
  await arriveAs(page, 'admin');
  await page.goto(TABLE);
  await page.getByLabel('Set Name', { exact: true }).fill('typed, not sent');
  await tab(page, 'Workplace').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
}

async function expectTyped(page: Page): Promise<void> {
  await tab(page, 'Search Table').click();
  await expect(page.getByLabel('Set Name', { exact: true })).toHaveValue('typed, not sent');
}

test('a page whose code fails to load does not affect the others and loads on retry', async ({ page }) => {
  await withTypedTable(page);
  await page.route('**/assets/forbidden-page*.js', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Exception' }).click();
  await menu.getByRole('link', { name: '403' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await expectTyped(page);

  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Access to this resource is denied' })).toBeVisible();
  await expectTyped(page);
});

test('a missing page or one without a frame does not affect the others', async ({ page }) => {
  await withTypedTable(page);
  await page.evaluate(`
    history.pushState({ idx: 9 }, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  `);
  await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await expectTyped(page);
});

test('a part of the frame that fails to load shows an error and loads on retry', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto(TABLE);
  await page.route('**/assets/settings-drawer*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(LOST)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('the reload offered for a failed part keeps the input of a record', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=new`);
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('typed, not saved');
  await page.route('**/assets/question-dialog*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel' }).click();
  const offer = page.getByRole('region', { name: 'Notifications' });
  await expect(offer.getByText(LOST)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await offer.getByRole('button', { name: 'Reload the page' }).click();
  await expect(name).toHaveValue('typed, not saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('the offered reload keeps the input of hidden pages and of dialogs', async ({ page }) => {
  await prefer(page, 'settings', '{"tabBar":true}');
  await arriveAs(page, 'admin');
  await page.goto(TABLE);
  const reload = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Reload the page' });
  const loseSettings = async () => {
    await page.route('**/assets/settings-drawer*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(reload).toBeVisible();
    await page.unrouteAll();
  };
  const newRecordName = async () => {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    return page.getByRole('dialog').getByLabel('Set Name');
  };
  const newViewName = async () => {
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    return page.getByRole('dialog').getByLabel('Name');
  };

  await (await newRecordName()).fill('typed, not saved');
  // The record keeps its input, so Back closes the drawer without a question.
  await page.goBack();
  await tab(page, 'Workplace').click();
  await loseSettings();
  await reload.click();
  await expect(reload).toBeHidden();
  await tab(page, 'Search Table').click();
  await expect(await newRecordName()).toHaveValue('typed, not saved');
  await page.goBack();

  await loseSettings();
  await (await newViewName()).fill('named, not saved');
  await reload.click();
  await expect(reload).toBeHidden();
  await expect(await newViewName()).toHaveValue('named, not saved');
});

test('texts that fail to load show an error, and the language stays', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto(TABLE);
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  await page.route('**/assets/zh-CN*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  const offer = page.getByRole('region', { name: 'Notifications' });
  await expect(offer.getByText(LOST)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.unrouteAll();
  await offer.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('查询表格');
});

test('while the server is down, the maintenance page is shown and returns automatically', async ({
  page,
}) => {
  await arriveAs(page, 'user');
  let isAway = true;
  const answer = { data: null, status: 'fail', msg: 'Away', code: 50300 };
  await page.route('/api/**', (route) =>
    isAway ? route.fulfill({ status: 503, json: answer }) : route.continue(),
  );
  await page.goto(`${TABLE}?status=online`);
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible();
  isAway = false;
  await expect(page).toHaveURL(`${TABLE}?status=online`);
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
});

/** How many lists and cards each page loads. */
const LOADED = {
  '/dashboard/workplace': 11,
  '/list/search-table': 1,
  '/list/card': 3,
  '/list/enquiries': 1,
  '/user/message': 1,
};

/** Runs in the page. Each part of it is in view for a moment. */
const SCROLL_DOWN = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  }
})()`;

test('without a connection each list and card stays, said to be old, and is loaded again by itself', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  const main = page.getByRole('main');
  for (const [path, count] of Object.entries(LOADED)) {
    await test.step(path, async () => {
      await follow(page, path);
      // The lower cards of the workplace load when they come into view, which a busy machine may not draw at once.
      await expect(async () => {
        await page.context().setOffline(false);
        await page.evaluate(SCROLL_DOWN);
        await settled(page);
        await page.context().setOffline(true);
        await expect(main.getByText(/^As of .*, offline$/)).toHaveCount(count, { timeout: 5_000 });
      }).toPass();
      await page.context().setOffline(false);
      await expect(main.getByText(/^As of /)).toHaveCount(0);
    });
  }
});

test('without a connection the rows outlast a press on Refresh, and no reload is offered', async ({
  page,
}) => {
  await arriveAs(page, 'user');
  await page.goto(TABLE);
  const rows = page.getByRole('group', { name: 'Search Table' }).locator('tbody tr[data-key]');
  await expect(rows).toHaveCount(10);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told.getByText('Check your connection and try again')).toBeVisible();
  await expect(told.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText(/^As of .*, offline$/)).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.context().setOffline(false);
  await expect(page.getByText(/^As of /)).toHaveCount(0);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

const TABLE = '/list/search-table';
const rows = (page: Page) => page.locator('tbody tr[data-key]');
const bar = (page: Page) => page.getByRole('group', { name: 'Selected sets' });

test.beforeEach(async ({ page }) => {
  await arriveAs(page, 'admin');
});

test('rows are selected by keys, changed together and undone, and a failed change reverts its row', async ({
  page,
}) => {
  await test.step('single keys move, select and open; the selection survives pages but not filters', async () => {
    await page.goto(TABLE);
    await expect(rows(page)).toHaveCount(10);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(rows(page).nth(1)).toBeFocused();
    await expect(bar(page)).toContainText('2 selected');
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(`${TABLE}?current=2`);
    await expect(rows(page).first().locator('td[data-label="#"]')).toHaveText('11');
    await page.getByLabel('Select all on this page').check();
    await expect(bar(page)).toContainText('12 selected');
    await bar(page).getByRole('button', { name: 'Select all 55 that match' }).click();
    await expect(bar(page)).toContainText('All 55 that match are selected');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();

    await rows(page).first().getByRole('checkbox').check();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Set Name', { exact: true })).toBeFocused();
    await page.keyboard.type('robot');
    const answer = Promise.withResolvers<undefined>();
    await page.route(/[?&]name=robot/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${TABLE}?name=robot`);
    // Its rows are still shown, and can be selected until those of the filter come.
    await rows(page).nth(1).getByRole('checkbox').check();
    await expect(bar(page)).toContainText('2 selected');
    answer.resolve(undefined);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'the selection was cleared',
    );
    await page.unroute(/[?&]name=robot/);

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/name=robot&record=\d+$/);
    await page.keyboard.press('Escape');
  });
  await test.step('a bulk change shows the number of sets and can be undone', async () => {
    const answer = page.waitForResponse((response) => response.url().includes('status=offline'));
    await follow(page, `${TABLE}?status=offline&pageSize=20`);
    const count = ((await (await answer).json()) as { data: { total: number } }).data.total;
    const total = `${count} rows`;
    await expect(page.getByText(total)).toBeVisible();
    await expect(rows(page)).toHaveCount(count);
    await page.getByLabel('Select all on this page').check();
    await bar(page).getByRole('button', { name: 'Put online' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).filter({ hasText: `${count} sets are online` }),
    ).toBeVisible();
    await expect(page.getByText('No set matches these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(total)).toBeVisible();

    await page.goto(TABLE);
    await page.getByLabel('Select all on this page').check();
    await bar(page).getByRole('button', { name: 'Select all 55 that match' }).click();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 55 sets?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('There are no sets yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('55 rows')).toBeVisible();
  });
  await test.step('selected rows are downloaded; their change is undone from the list of recent changes', async () => {
    await follow(page, `${TABLE}?status=online`);
    await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
    const total = (await page.getByText(/^\d+ rows$/).textContent()) ?? '';
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(2).getByRole('checkbox').check();
    const name = (await rows(page).nth(2).locator('td[data-label="Set Name"]').textContent()) ?? '';
    const saving = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines.at(2)).toContain(name);

    await bar(page).getByRole('button', { name: 'Take offline' }).click();
    await expect(page.getByText(`${Number.parseInt(total, 10) - 2} rows`)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Recent changes' }).click();
    await expect(page).toHaveURL(`${TABLE}?status=online&record=recent`);
    const latest = page.getByRole('dialog', { name: 'Recent changes' }).getByRole('listitem').first();
    await expect(latest).toContainText('Take offline · 2 sets');
    await latest.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(latest).toContainText('Undone');
    await expect(latest).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(total)).toBeVisible();
  });
  await test.step('a failed change reverts the row and shows the reason', async () => {
    await follow(page, TABLE);
    const status = rows(page).first().locator('td[data-label="Status"]');
    const previous = (await status.textContent()) ?? '';
    await page.route('/api/policies/changes', (route) =>
      route.fulfill({ status: 500, json: { data: null, status: 'fail', msg: 'It broke', code: 50000 } }),
    );
    await rows(page)
      .first()
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: /^(Put online|Take offline)/ }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('It broke')).toBeVisible();
    await expect(status).toHaveText(previous);
  });
});

test('a default view applies when the table opens, but not for links with filters, and can be deleted', async ({
  page,
}) => {
  await page.goto(`${TABLE}?contentType=img&sort=count&order=desc&density=mini`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Many pictures');
  await dialog.getByLabel('Use it when the table opens').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await follow(page, '/dashboard/workplace');
  const figure = page.getByRole('link', { name: /^All sets/ });
  const sets = /\d+$/.exec((await figure.textContent()) ?? '')?.[0];
  await figure.click();
  await expect(page.getByText(`${sets} rows`)).toBeVisible();
  await page.goto(TABLE);
  await expect(page).toHaveURL(/contentType=img&sort=count&order=desc&density=mini&view=\d+$/);
  await expect(page.getByRole('button', { name: 'Saved views: Many pictures', exact: true })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Online');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved views: Many pictures (changed)' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await expect(page.getByRole('button', { name: /^Many pictures/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Delete “Many pictures”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved views yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Density' }).click();
  await page.getByRole('menuitemradio', { name: 'Large' }).click();
});

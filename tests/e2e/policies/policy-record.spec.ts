import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

const TABLE = '/list/search-table';
const drawer = (page: Page) => page.getByRole('dialog').first();
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

test('a set is created, edited during a conflict, taken offline, deleted and restored', async ({ page }) => {
  const token = await arriveAs(page, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  await page.goto(TABLE);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(`${TABLE}?record=new`);
  await drawer(page).getByLabel('Set Number').fill('many');
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await expect(drawer(page).getByLabel('Set Name')).toBeFocused();
  await expect(drawer(page).getByText('Please enter the set name')).toBeVisible();
  await expect(drawer(page).getByText(/^A whole number from 1/)).toBeVisible();

  // Leaving the drawer asks for confirmation. After cancelling, the input is still there.
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: /^Discard/ })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await drawer(page).getByLabel('Set Name').fill('Kites: first flight');
  await drawer(page).getByLabel('Set Number').fill('1382');
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await expect(drawer(page).getByLabel('Set Number')).toBeFocused();
  await expect(drawer(page).getByLabel('Set Number')).toHaveAttribute('aria-invalid', 'true');
  await drawer(page).getByLabel('Set Number').fill('');
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/record=\d+$/);
  const id = /record=(\d+)/.exec(page.url())?.[1] ?? '';

  await drawer(page).getByRole('tab', { name: 'Edit' }).click();
  await drawer(page).getByLabel('Set Name').fill('Kites: mine');
  const { data } = (await (await page.request.get(`/api/policies/${id}`, { headers })).json()) as {
    data: Record<string, unknown>;
  };
  const { number, filterType, status, version } = data;
  const changed = { name: 'Kites: theirs', contentType: 'verticalVideo' };
  const theirs = { number, filterType, status, version, ...changed };
  await page.request.put(`/api/policies/${id}`, { headers, data: theirs });
  // Changes by other users appear live. The user's own input is kept.
  await expect(page.locator('tbody')).toContainText('Kites: theirs');
  await expect(drawer(page).getByLabel('Set Name')).toHaveValue('Kites: mine');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page).getByText('Sok Dara has changed this set')).toBeVisible();
  await expect(drawer(page).getByRole('group', { name: 'Set Name' }).getByLabel('Mine')).toBeChecked();
  await expect(drawer(page).getByRole('group', { name: 'Content Type' })).toHaveCount(0);
  await expect(drawer(page).getByText('Only they changed Content Type')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Save these' }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Kites: mine' })).toBeVisible();
  await expect(
    drawer(page).getByRole('definition').filter({ hasText: 'Vertical short video' }),
  ).toBeVisible();

  await drawer(page).getByRole('button', { name: 'Put online' }).click();
  await expect(drawer(page).getByText('Online', { exact: true })).toBeVisible();
  await drawer(page).getByRole('tab', { name: 'History' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(4);
  await expect(drawer(page).getByRole('listitem').last()).toContainText('created the set');

  await page.reload();
  await drawer(page).getByRole('tab', { name: 'Details' }).click();
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer(page).getByText('In the bin since', { exact: false })).toBeHidden();
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('55 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Bin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin: deleted sets');
  await expect(page.getByRole('columnheader', { name: 'Deleted by' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore “Kites: mine”' })).toBeVisible();
});

test('what somebody else deletes while it is edited can be restored and saved', async ({ page }) => {
  const token = await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=5&tab=edit`);
  await drawer(page).getByLabel('Set Name').fill('Kites: kept');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/api/policies/changes', { headers, data: { action: 'delete', ids: [5] } });
  await expect(drawer(page).getByText(/moved this set to the bin on/)).toBeVisible();
  await expect(drawer(page).getByLabel('Set Name')).toHaveValue('Kites: kept');
  await drawer(page).getByRole('button', { name: 'Restore and save' }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Kites: kept' })).toBeVisible();
  await expect(drawer(page).getByText('In the bin since', { exact: false })).toBeHidden();
});

test('a late answer to Save leaves its reader on the tab that was opened meanwhile', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=6&tab=edit`);
  await drawer(page).getByLabel('Set Name').fill('Kites: saved late');
  const turned = Promise.withResolvers<undefined>();
  await page.route('**/api/policies/6', async (route) => {
    if (route.request().method() === 'PUT') await turned.promise;
    await route.fallback();
  });
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await drawer(page).getByRole('tab', { name: 'History' }).click();
  turned.resolve(undefined);
  await expect(drawer(page).getByRole('heading', { name: 'Kites: saved late' })).toBeVisible();
  await expect(drawer(page).getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
});

test('what was typed comes back when the same person logs in after the end of the session', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page);
  await page.goto(`${TABLE}?record=12&tab=edit`);
  await drawer(page).getByLabel('Set Name').fill('Kites: not saved yet');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Re-Login' }).click();
  await logIn(page);
  await expect(drawer(page).getByLabel('Set Name')).toHaveValue('Kites: not saved yet');
});

test('the open record has an address, previous and next records, and a way back', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto(`${TABLE}?status=online&sort=count`);
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(drawer(page).getByRole('button', { name: 'Next set' })).toBeEnabled();
  await expect(drawer(page).getByRole('button', { name: 'Previous set' })).toBeDisabled();
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.reload();
  await expect(drawer(page).getByRole('button', { name: 'Previous set' })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);
  expect(second).toContain('status=online&sort=count');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${TABLE}?status=online&sort=count`);
  await page.goBack();
  await expect(page).toHaveURL(`${TABLE}?status=online&sort=count`);
  await expect(drawer(page)).toBeHidden();
  await follow(page, `${TABLE}?record=999999`);
  await expect(drawer(page).getByText('This set does not exist')).toBeVisible();
});

test('a user without permission sees no actions; switching the role applies at once', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=3`);
  await expect(drawer(page).getByRole('tab')).toHaveText(['Details', 'Items', 'Edit', 'History']);
  await page.keyboard.press('Escape');
  const own = page.getByRole('button', { name: /^(Create|Import|Bin)$/ });
  await expect(own).toHaveCount(3);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /^Switch/ }).click();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(drawer(page).getByRole('tab')).toHaveText(['Details', 'Items', 'History']);
  await follow(page, `${TABLE}?record=new`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

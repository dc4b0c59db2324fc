import { expect, test } from '../../support/test.ts';
import { arriveAs, prefer } from '../visitor.ts';

test('a user cannot open pages for administrators', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/exception/403');
  await expect(page).toHaveURL('/dashboard/workplace');
  await page.getByRole('button', { name: 'Exception' }).click();
  await expect(page.getByRole('link', { name: '404' })).toBeVisible();
  await expect(page.getByRole('link', { name: '403' })).toHaveCount(0);
});

test('switching the role shows its menu and leaves pages that it may not open', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/exception/403');
  await expect(page.getByRole('heading', { name: 'Access to this resource is denied' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Switch roles' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
});

test('an unknown page shows 404 to everybody and keeps its address', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible();
  await expect(page).toHaveURL('/no/such/page');
  await arriveAs(page, 'admin');
  await page.goto('/no/such/form');
  await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible();
});

test('the redirect route reloads a screen', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/redirect/list/search-table?status=offline');
  await expect(page).toHaveURL('/list/search-table?status=offline');
});

test('the menu of the server is applied, and its loading is announced', async ({ page }) => {
  await arriveAs(page, 'user');
  await prefer(page, 'settings', '{"menuFromServer":true}');
  await page.goto('/list/search-table');
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('The menu was loaded from the server'),
  ).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Search Table' }),
  ).toBeVisible();
});

test('without the menu of the server, the local one stays', async ({ page }) => {
  await arriveAs(page, 'user');
  await prefer(page, 'settings', '{"menuFromServer":true}');
  await page.route('/api/user/menu', (route) => route.abort());
  await page.goto('/list/search-table');
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('The menu could not be loaded from the server'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Search Table' })).toBeVisible();
});

test('the desks of administrators have a group of their own, also beside the menu of the server', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const settings of ['{}', '{"menuFromServer":true}']) {
    await prefer(page, 'settings', settings);
    await page.goto('/list/search-table');
    await menu.getByRole('button', { name: 'System' }).click();
    for (const desk of [
      'Account requests',
      'Enquiries',
      'Testimonials',
      'Orders',
      'Audit log',
      'Keys',
      'Webhooks',
      'Undelivered messages',
      'Status',
    ])
      await expect(menu.getByRole('link', { name: desk, exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Enquiries' }).click();
    await expect(page).toHaveURL('/list/enquiries');
    await expect(menu.getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'true');
  }
});

test('announcements and documents are in the menu of everybody, the desks are not', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/dashboard/announcements');
  await menu.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL('/dashboard/documents');
  await expect(menu.getByRole('button', { name: 'System' })).toHaveCount(0);
});

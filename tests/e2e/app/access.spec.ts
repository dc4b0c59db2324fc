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

  const system = page.getByRole('button', { name: 'System' });
  await expect(system).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(system).toHaveCount(0);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/workplace');
  await expect(system).toBeVisible();
});

test('Back leads to where one came from, else to the Workplace, also after each hard load', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  for (const path of ['/exception/403', '/exception/404', '/exception/500', '/nowhere']) {
    const back = page.getByRole('main').getByRole('button', { name: 'Back' });
    await page.goto('/list/card?tab=service');
    await expect(page.getByRole('tab', { name: /^Service/ })).toBeVisible();
    await page.goto(path);
    await back.click();
    await expect(page).toHaveURL('/list/card?tab=service');

    await page.goto('/');
    await page.goto(path);
    await back.click();
    await expect(page).toHaveURL('/dashboard/workplace');
  }
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

test('the menu of the server is the menu: only what it lists is shown and may be opened', async ({
  page,
}) => {
  const entry = (name: string, path: string, locale: string, more: object = {}) => ({
    ...{ name, path, ...more },
    meta: { locale, requiresAuth: true },
  });
  const sent: object[] = [
    {
      ...entry('dashboard', '/dashboard', 'menu.server.dashboard'),
      children: [
        entry('Workplace', 'workplace', 'menu.server.workplace'),
        entry('arcoWebsite', 'https://arco.design', 'menu.arcoWebsite'),
        entry('Nowhere', 'nowhere', 'menu.nowhere'),
        entry('bad', 'javascript:alert(1)', 'Press me'),
      ],
    },
  ];
  await page.route('/api/user/menu', (route) =>
    route.fulfill({ json: { data: sent, status: 'ok', msg: '', code: 20000 } }),
  );
  await arriveAs(page, 'admin');
  await prefer(page, 'settings', '{"menuFromServer":true}');
  await page.goto('/dashboard/workplace');
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(
    told.getByText(/but not all of it can be used.*no such page: Nowhere.*https: bad/),
  ).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('button', { name: 'Server-driven dashboard' })).toHaveCount(1);
  await expect(menu.getByRole('link')).toHaveText(['Server-driven workplace', 'Arco Design']);
  await expect(menu.getByRole('button')).toHaveCount(1);
  for (const path of ['/dashboard/announcements', '/library/content', '/list/accounts', '/user/setting']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');

  sent.splice(0, 1, entry('arcoWebsite', 'https://arco.design', 'menu.arcoWebsite'));
  await page.reload();
  await expect(told.getByText('lists no page that exists here')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'System' })).toBeVisible();
});

test('switching to the menu of the server loses nothing', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const shown = async () => {
    const links: string[] = [];
    for (const group of await menu.locator('button[aria-expanded]').all()) {
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      links.push(...(await menu.getByRole('link').allTextContents()));
    }
    return [...new Set(links)];
  };
  await expect(menu).toBeVisible();
  const own = await shown();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByLabel('Menu from the server').click();
  const told = drawer.getByRole('region', { name: 'Notifications' });
  await expect(told.getByText('The menu was loaded from the server')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  const worded = ['Server-driven workplace', 'Server-driven monitor'];
  await expect(menu.getByRole('button', { name: 'Server-driven dashboard' })).toBeVisible();
  const served = await shown();
  expect(own).toContain('Docs');
  expect(served.toSorted()).toEqual(
    [...own.filter((label) => !['Workplace', 'Real-time Monitor'].includes(label)), ...worded].toSorted(),
  );
});

test('Docs opens the documentation, and the desks are not in the menu of everybody', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/dashboard/announcements');
  await menu.getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL('/dashboard/documents');
  await expect(menu.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: 'System' })).toHaveCount(0);
});

test('a page on which the role can do nothing says once who can', async ({ page }) => {
  const note = page.getByText('You can only read this page. Administrators can change it.');
  await arriveAs(page, 'user');
  for (const path of ['/list/search-table', '/list/card', '/dashboard/announcements', '/library/authors']) {
    await page.goto(path);
    await expect(note).toHaveCount(1);
  }
  for (const path of ['/library/content', '/dashboard/workplace']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toHaveCount(0);
  }
  await arriveAs(page, 'admin');
  await page.goto('/list/card');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});

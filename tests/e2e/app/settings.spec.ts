import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, changeScheme, complaintsOf, expectAccessible, follow, prefer } from '../visitor.ts';

const toasts = (drawer: Locator) => drawer.getByRole('region', { name: 'Notifications' });

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}

const primary = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.body).getPropertyValue('--primary-6').trim()");

/** Runs in the page without a pause in which a timer could run. Tells whether nothing took the key. */
const LEAVE_AND_ESCAPE = `(() => {
  const first = document.querySelector('dialog[open] [role="switch"]');
  first.focus();
  return first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
})()`;

test.beforeEach(async ({ page }) => {
  await arriveAs(page, 'admin');
});

test('the drawer keeps the focus, copies what is set, and sets the navbar and the menu', async ({
  page,
  context,
}) => {
  await test.step('the drawer is 300 px wide, traps the focus and restores it', async () => {
    await page.goto('/exception/404');
    const drawer = await openSettings(page);
    expect((await drawer.boundingBox())?.width).toBe(300);
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press('Tab');
      const isInside =
        'document.activeElement === document.body || !!document.activeElement.closest("dialog")';
      expect(await page.evaluate(isInside)).toBe(true);
    }
    // On a button with a tooltip, Escape closes that first. Once the focus has left it, the drawer closes, however soon.
    await drawer.getByRole('button', { name: 'Close' }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await page.evaluate(LEAVE_AND_ESCAPE)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
  });
  await test.step('copying gives the nine fields of the payload and confirms it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, '/exception/404');
    const drawer = await openSettings(page);
    await drawer.getByRole('button', { name: 'Copy settings' }).click();
    await expect(toasts(drawer).getByText('The settings were copied')).toBeVisible();
    const copied = JSON.parse(await page.evaluate<string>('navigator.clipboard.readText()')) as object;
    expect(copied).toEqual({
      navbar: true,
      menu: true,
      topMenu: false,
      footer: true,
      tabBar: false,
      menuFromServer: false,
      menuWidth: 220,
      colorWeak: false,
      globalSettings: false,
    });
    await page.keyboard.press('Escape');
  });
  await test.step('without the navbar, a floating button opens the settings', async () => {
    await follow(page, '/exception/404');
    const drawer = await openSettings(page);
    await drawer.getByLabel('Navbar').click();
    await expect(page.locator('header').getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const floating = page.getByRole('button', { name: 'Settings', exact: true });
    await expect(floating).toHaveCount(1);
    await expect(floating).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByLabel('Navbar').click();
    await expect(page.getByRole('link', { name: 'Sala', includeHidden: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('the menu width is set by number, pointer or keyboard', async () => {
    await follow(page, '/exception/404');
    const drawer = await openSettings(page);
    const width = drawer.getByLabel('Menu width (px)');
    const edge = page.getByRole('separator', { name: 'Width of the menu', includeHidden: true });
    await width.fill('300');
    await expect(edge).toHaveAttribute('aria-valuenow', '300');
    await width.fill('9999');
    await width.blur();
    await expect(width).toHaveValue('300');
    await page.keyboard.press('Escape');
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', '310');
    await page.mouse.move(309, 400);
    await page.mouse.down();
    await page.mouse.move(250, 400);
    await page.mouse.up();
    await expect(edge).toHaveAttribute('aria-valuenow', '250');
    await page.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', '250');
  });
});

test('every switch applies at once, persists, and can be reset and restored', async ({ page }) => {
  await page.goto('/exception/404');
  const drawer = await openSettings(page);
  await drawer.getByLabel('Footer').click();
  await expect(page.getByText('a school of technology')).toHaveCount(0);
  await drawer.getByLabel('Menu', { exact: true }).click();
  await expect(page.locator('nav', { hasText: 'Dashboard' })).toHaveCount(0);
  await drawer.getByLabel('Color weak').click();
  await expect(page.locator('html')).toHaveCSS('filter', 'invert(0.8)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('filter', 'invert(0.8)');
  await openSettings(page);
  await drawer.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('a school of technology')).toHaveCount(1);
  await expect(page.locator('html')).toHaveCSS('filter', 'none');
  await drawer.getByRole('button', { name: 'Undo the reset' }).click();
  await expect(page.locator('html')).toHaveCSS('filter', 'invert(0.8)');
});

test('single-key shortcuts can be switched off', async ({ page }) => {
  await page.goto('/list/search-table');
  const row = page.locator('tr[data-key]').first();
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  const drawer = await openSettings(page);
  await drawer.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the top menu opens by keyboard and moves overflowing entries to More', async ({ page }) => {
  await prefer(page, 'settings', '{"topMenu":true}');
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/dashboard/workplace');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'List' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/list/search-table');
  await expect(menu.getByRole('link')).toHaveCount(0);
  const narrow = await page.addStyleTag({ content: 'header > nav { max-width: 360px }' });
  await expect(menu.getByRole('button', { name: 'Exception' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'More' }).click();
  await expect(menu.getByRole('link', { name: /^FAQ/ })).toBeVisible();
  await narrow.evaluate((style) => {
    (style as unknown as { remove(): void }).remove();
  });
  await page.setViewportSize({ width: 2000, height: 700 });
  await expect(menu.getByRole('button', { name: 'More' })).toHaveCount(0);
});

test('a page that loads late does not close a panel of the top menu', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 700 });
  await prefer(page, 'settings', '{"topMenu":true}');
  await page.goto('/dashboard/workplace');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'List' }).click();
  const arrival = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await menu.getByRole('link', { name: 'Search Table' }).click();
  await menu.getByRole('button', { name: 'Exception' }).click();
  arrival.resolve(undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Search Table' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '404' })).toBeVisible();
});

test('the theme colour applies in both themes and before the first script', async ({ page }) => {
  await page.goto('/exception/404');
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Green' }).check();
  await expect.poll(() => primary(page)).toBe('0, 180, 42');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => primary(page)).toBe('39, 195, 70');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect
    .poll(() => page.evaluate("document.body.style.getPropertyValue('--arcoblue-6')"))
    .toBe('39, 195, 70');
});

test('the server menu is requested at once, and a failure keeps the local one', async ({ page }) => {
  await page.goto('/exception/404');
  const drawer = await openSettings(page);
  await page.route('/api/user/menu', (route) => route.abort());
  await drawer.getByLabel('Menu from the server').click();
  await expect(toasts(drawer).getByText('The menu could not be loaded')).toBeVisible();
  await expect(page.locator('nav', { hasText: 'Dashboard' })).toHaveCount(1);
  await page.unrouteAll();
  await drawer.getByLabel('Menu from the server').click();
  await drawer.getByLabel('Menu from the server').click();
  await expect(toasts(drawer).getByText('The menu was loaded from the server')).toBeVisible();
});

test('the drawer has no violations with any of its colours, in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prefer(page, 'settings', '{"theme":"system"}');
  await page.goto('/exception/404');
  const drawer = await openSettings(page);
  for (const color of ['Orange', 'Cyan', 'Purple']) {
    await drawer.getByRole('radio', { name: color }).check();
    for (const scheme of ['dark', 'light'] as const) {
      await changeScheme(page, scheme);
      await expectAccessible(page, color !== 'Orange');
    }
  }
});

test('on a phone everything is reachable, with and without the navbar', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/exception/404');
  const drawer = await openSettings(page);
  await drawer.getByLabel('Navbar').click();
  await page.keyboard.press('Escape');
  // It lies beside the button that has the focus again, not over the one above it.
  await expect(page.getByRole('tooltip')).toHaveText('Settings');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'List' })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(complaints).toEqual([]);
});

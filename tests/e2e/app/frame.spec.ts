import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible, follow, prefer, settled } from '../visitor.ts';

test('pages are announced, and the menu stays collapsed after a reload', async ({ page }) => {
  await arriveAs(page, 'user');
  await test.step('the page that was opened is not announced, the next one is', async () => {
    await page.goto('/dashboard/workplace');
    await settled(page);
    const said = page.locator('body > [role=status] > p');
    await expect(said.filter({ hasText: 'Workplace' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(said.filter({ hasText: 'Documents' })).toHaveCount(1);
  });
  await test.step('the menu collapses to icons and stays collapsed after a reload', async () => {
    await follow(page, '/dashboard/workplace');
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'List' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Search Table' }).click();
    await expect(page).toHaveURL('/list/search-table');
  });
});

test('the fly-outs of the collapsed menu open under the pointer and by keyboard', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/card');
  const list = page.getByRole('button', { name: 'List', exact: true });
  const link = page.getByRole('link', { name: 'Search Table' });
  await expect(list).toHaveAttribute('data-current', 'true');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await list.hover();
  await expect(link).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(link).toBeHidden();

  await list.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await expect(link).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Step Form' })).toBeVisible();
});

test('on a narrow screen the menu is a drawer that closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'List' }).click();
  await drawer.getByRole('link', { name: 'Search Table' }).click();
  await expect(page).toHaveURL('/list/search-table');
  await expect(drawer).toBeHidden();
});

test('the theme is applied before the first script and can be changed', async ({ page }) => {
  await prefer(page, 'settings', '{"theme":"dark"}');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('arco-theme', 'dark');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { scheme, sheet } of [
    { scheme: 'light', sheet: 'rgb(255, 255, 255)' },
    { scheme: 'dark', sheet: 'rgb(35, 35, 36)' },
  ] as const) {
    test(`the frame is painted from the HTML alone, in the ${scheme} scheme of the system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const answer = await page.goto('/dashboard/workplace');
      expect(answer?.headers()['content-security-policy']).toMatch(
        /script-src 'self'(?: 'sha256-[\w+/=]+')+;/,
      );
      const part = (name: string) => page.locator(`#frame > .${name}`);
      await expect(part('navbar')).toBeVisible();
      await expect(part('navbar')).toHaveCSS('height', '60px');
      await expect(part('menu')).toHaveCSS('width', '220px');
      await expect(part('sheet')).toBeVisible();
      await expect(part('sheet')).toHaveCSS('background-color', sheet);
      await expect(part('banner')).toBeHidden();
    });
  }
});

test('on the login page the theme colour follows light and dark', async ({ page }) => {
  await prefer(page, 'settings', '{"themeColor":"#00B42A"}');
  await page.goto('/login');
  const primary = () =>
    page.evaluate<string>("getComputedStyle(document.body).getPropertyValue('--primary-6').trim()");
  await expect.poll(primary).toBe('0, 180, 42');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(primary).toBe('39, 195, 70');
});

test('going back restores the scroll position', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto('/list/search-table?pageSize=50');
  await expect(page.getByText('55 rows')).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Workplace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  expect(await page.evaluate('window.scrollY')).toBe(0);
  await page.goBack();
  await expect(page.getByText('55 rows')).toBeVisible();
  await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(500);
});

test('the figures of the workplace equal the number of rows', async ({ page }) => {
  await arriveAs(page, 'user');
  for (const figure of ['All sets', 'Online', 'Offline', 'New since yesterday']) {
    await follow(page, '/dashboard/workplace');
    const link = page.getByRole('link', { name: new RegExp(`^${figure}`) });
    const count = (await link.textContent())?.replace(figure, '') ?? '';
    await link.click();
    await expect(page.getByText(new RegExp(`^${count} rows?$`))).toBeVisible();
  }
});

test('orders that wait are figures of the workplace, for those who may see them', async ({ page }) => {
  await arriveAs(page, 'admin');
  for (const figure of ['Pending orders', 'Renewal orders']) {
    await follow(page, '/dashboard/workplace');
    const link = page.getByRole('link', { name: new RegExp(`^${figure}`) });
    const count = Number((await link.textContent())?.replace(figure, ''));
    await link.click();
    await expect(page.locator('tbody tr[data-key]')).toHaveCount(count);
  }
  await arriveAs(page, 'user');
  await page.goto('/dashboard/workplace');
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await expect(page.getByText('Pending orders')).toHaveCount(0);
});

test('a tooltip shows on hover and on focus, stays under the pointer, and goes with Escape', async ({
  page,
}) => {
  await arriveAs(page, 'admin');
  await page.goto('/user/message');
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  const tooltip = page.getByRole('tooltip', { name: 'Settings' });

  await button.hover();
  await expect(tooltip).toBeVisible();
  const [{ x, width }, box] = [await boxOf(button), await boxOf(tooltip)];
  expect(box.x).toBeLessThan(x + width);
  expect(box.x + box.width).toBeGreaterThan(x);
  await expectAccessible(page);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await button.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(tooltip).toBeHidden();
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

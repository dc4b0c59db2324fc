import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow, settled } from '../visitor.ts';

/** Records changes to existing live regions, as a screen reader does. */
const LISTEN = `
  window.heardByTest = [];
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const known = changes.filter(({ target }) => target instanceof Element && target.closest('[aria-live], [role=status], [role=alert]'));
      for (const { addedNodes } of known)
        for (const node of addedNodes) if (node.textContent) window.heardByTest.push(node.textContent);
    }).observe(document.documentElement, { subtree: true, childList: true });
  });`;

const heard = (page: Page) => page.evaluate<string[]>('window.heardByTest.splice(0)');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(LISTEN);
  await arriveAs(page, 'admin');
});

test('what a search finds, and the number of selected rows, are announced', async ({ page }) => {
  await test.step('a search announces the number of rows, or that there are none', async () => {
    await page.goto('/list/search-table');
    await settled(page);
    await heard(page);
    await page.getByRole('textbox', { name: 'Set Name' }).fill('Robot');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^\d+ found$/));
    await page.getByRole('textbox', { name: 'Set Name' }).fill('nobody has written this');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(page)).toContain('Nothing found');
  });
  await test.step('the number of selected rows is announced', async () => {
    await follow(page, '/list/search-table');
    await heard(page);
    const boxes = page.locator('tbody').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect.poll(() => heard(page)).toContainEqual(expect.stringContaining('2'));
  });
});

test('a repeated search, and other figures after another period, are announced', async ({ page }) => {
  await page.goto('/list/account-requests');
  await settled(page);
  await heard(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/found$/i));
  await follow(page, '/visualization/data-analysis');
  await settled(page);
  await heard(page);
  await page.getByLabel('Period', { exact: true }).selectOption('week');
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^The figures are those of/));
});

test('messages that are read or removed, toasts, and the end of the session are announced', async ({
  page,
}) => {
  await test.step('reading and removing messages is announced', async () => {
    await page.goto('/user/message?type=message');
    await settled(page);
    await page
      .getByRole('button', { name: /^Remove “/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Removed: /));
    await page.getByRole('button', { name: 'All read' }).click();
    await expect.poll(() => heard(page)).toContain('All marked as read');
  });
  await test.step('a toast is announced once, also while a dialog opens', async () => {
    await follow(page, '/user/message');
    await heard(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(drawer).toBeVisible();
    const texts = (await heard(page)).filter((text) => /copied|copy/i.test(text));
    expect(texts).toHaveLength(1);
    await page.keyboard.press('Escape');
  });
  await test.step('logging out is announced', async () => {
    await follow(page, '/user/message');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(() => heard(page)).toContain('You are logged out');
  });
});

test('F6 leads to the newest toast, and closing it leads back into the page', async ({ page }) => {
  await page.goto('/user/message');
  await settled(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  const copy = drawer.getByRole('button', { name: 'Copy' });
  await copy.click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press('F6');
  await expect(toasts.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts).toBeHidden();
  await expect(drawer.locator(':focus')).toHaveCount(1);
});

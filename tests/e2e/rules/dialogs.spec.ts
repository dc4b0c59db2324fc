import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('toasts and the offline banner cover no title, tab or action', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table?record=3&tab=edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set Name').fill('Robots for beginners');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect(await page.evaluate(FIND_COVERED)).toEqual([]);
});

test('a toast about a long name stays in its dialog', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/list/search-table?record=4&tab=edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set Name').fill('ខ្ញុំស្រលាញ់រ៉ូបូត'.repeat(3));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await expect(close).toBeInViewport({ ratio: 1 });
});

test('only the body of a dialog scrolls: its title and its actions stay in sight', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/library/content?form=new');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('External ID')).toBeVisible();
  expect(await page.evaluate<number>(SCROLL_DIALOG)).toBe(0);
});

/** Runs in the page. @returns how far the dialog itself could be scrolled */
const SCROLL_DIALOG = `(() => {
  const dialog = document.querySelector('dialog[open]');
  dialog.scrollTop = 1_000;
  return dialog.scrollTop;
})()`;

/** Runs in the page. @returns the titles, tabs and actions whose middle is not their own. */
const FIND_COVERED = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog ?? document).querySelectorAll('h1, h2, [role=tab], header button, dialog button')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)
    .filter(({ element, box }) => !element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)))
    .map(({ element }) => element.outerHTML.slice(0, 80));
})()`;

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { smallTargetsOf } from './touch-targets.ts';
import { arriveAs, settled } from './visitor.ts';

const PHONE = { width: 360, height: 740 };
const TABLE = '/list/search-table';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Everything that opens over a page, and how. */
const DIALOGS: Record<string, { path: string; open?: (page: Page) => Promise<void> }> = {
  'the menu': { path: '/user/message', open: (page) => press(page, 'Open the menu') },
  'the settings': { path: '/user/message', open: (page) => press(page, /^Settings$/) },
  'the shortcuts': {
    path: TABLE,
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
    },
  },
  'a record': { path: `${TABLE}?record=3` },
  'the form of a record': { path: `${TABLE}?record=3&tab=edit` },
  'a new record': { path: `${TABLE}?record=new` },
  'the import': { path: TABLE, open: (page) => press(page, 'Import') },
  'a changed form that is left': {
    path: `${TABLE}?record=new`,
    open: async (page) => {
      await page.getByRole('dialog').getByLabel('Set Name').fill('Robots');
      await press(page, 'Cancel');
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  'a new view': {
    path: TABLE,
    open: async (page) => {
      await press(page, /^Saved views/);
      await press(page, /^Save this view/);
    },
  },
  'an enquiry': {
    path: '/list/enquiries',
    open: async (page) => {
      const data = { language: 'en-US', name: 'Maly', reply: '012 345 678', message: 'Do you teach?' };
      const sent = await page.request.post('/api/enquiries/contact', { data });
      const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
      await page.goto(`/list/enquiries?enquiry=${reference}`);
      await expect(page.getByRole('button', { name: 'Delete now' })).toBeVisible();
    },
  },
  'a new queue': { path: '/list/card', open: (page) => press(page, /^Create queue/) },
  'the history of a card': { path: '/list/card', open: (page) => press(page, /^History/) },
  'an inspection': { path: '/list/card', open: (page) => press(page, /^Inspect/) },
  'an inspection beside its queue': {
    path: '/list/card',
    open: async (page) => {
      await page.setViewportSize({ width: 800, height: 740 });
      await press(page, /^Inspect/);
      await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
    },
  },
};

/**
 * Runs in the page, for the topmost dialog. @returns what breaks the rules: the focus starts at the title or the first
 * field, title and footer stay in sight, the primary action is the last of the footer and stands nowhere else.
 */
const FIND_BREACHES = `(() => {
  const PRIMARY = '.arco-btn-primary:not(.arco-btn-status-danger)';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const breaches = [];
  const title = dialog.querySelector('h2');
  const [header, body, , footer] = dialog.firstElementChild.children;
  const { activeElement } = document;
  const fields = 'form :is(input, select, textarea)';
  if (activeElement !== title && activeElement !== dialog.querySelector(fields)) breaches.push('focus on ' + activeElement.outerHTML.slice(0, 80));
  body.scrollTop = body.scrollHeight;
  const isInSight = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isInSight(header.getBoundingClientRect())) breaches.push('title out of sight');
  if (!isInSight(footer.getBoundingClientRect())) breaches.push('footer out of sight');
  const buttons = [...footer.querySelectorAll('button')];
  const primary = buttons.filter((button) => button.matches(PRIMARY));
  if (primary.length > 1 || (primary.length === 1 && buttons.at(-1) !== primary[0])) breaches.push('primary action is not the last');
  if (body.querySelector(PRIMARY)) breaches.push('primary action outside of the footer');
  return breaches;
})()`;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

for (const [name, { path, open }] of Object.entries(DIALOGS)) {
  test(`${name} keeps title and actions in sight, and starts at the title or the first field`, async ({
    page,
  }) => {
    await arriveAs(page, 'admin');
    await page.goto(path);
    await settled(page);
    await open?.(page);
    await expect(page.getByRole('dialog').last().getByRole('heading', { level: 2 })).toBeVisible();
    await expect.poll(() => page.evaluate(FIND_BREACHES)).toEqual([]);
    expect(await smallTargetsOf(page)).toEqual([]);
  });
}

test('toasts and the offline banner cover no title, tab or action', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto(`${TABLE}?record=3&tab=edit`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set Name').fill('Robots for beginners');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect(await page.evaluate(FIND_COVERED)).toEqual([]);
});

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

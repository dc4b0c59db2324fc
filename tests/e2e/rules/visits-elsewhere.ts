import { expect, type Page } from '@playwright/test';
import { dialog, dialogOf, press, shown, type Visit } from './visit.ts';

/** What opens on the other pages, and over each of them. */
export const VISITS: Visit[] = [
  {
    name: 'the login page',
    path: '/login',
    states: [
      {
        name: 'with errors',
        open: async (page) => {
          await press('Log in')(page);
          await shown(page.locator('[aria-invalid=true]'));
        },
      },
    ],
  },
  {
    name: 'the workplace',
    path: '/dashboard/workplace',
    account: 'admin',
    states: [
      {
        name: 'with a chart that is read',
        open: async (page) => {
          await shown(page.locator('canvas'));
          await page.getByRole('application').first().focus();
          await page.keyboard.press('ArrowRight');
        },
      },
      {
        name: 'as tables',
        open: async (page) => {
          // They are loaded when they come into view.
          for (const name of ['Popular content', 'Content by type', 'Sets created per month']) {
            const card = page.getByRole('region', { name });
            await card.scrollIntoViewIfNeeded();
            await shown(card.locator('canvas, table'));
          }
          const next = page.getByRole('button', { name: 'Show as table' });
          while ((await next.count()) > 0) await next.first().click();
          await expect(page.getByRole('row')).toHaveCount(9 + 4 + 6 + 13);
        },
      },
    ],
  },
  {
    name: 'the cards',
    path: '/list/card',
    account: 'admin',
    states: [
      { name: 'with a new queue', open: dialogOf(/^Create queue/) },
      { name: 'with a queue that is edited', open: dialogOf('Edit Texts: plain language') },
      { name: 'with a history', open: dialogOf('History of Hide by label') },
      {
        name: 'with a rule and what it does to a set',
        open: async (page) => {
          await dialogOf('Edit Fixed places')(page);
          await dialog(page).getByRole('radio').first().check();
          await shown(dialog(page).getByRole('list', { name: 'Order with the rule' }));
        },
        isUsed: true,
      },
      {
        name: 'with an inspection',
        open: async (page) => {
          await dialogOf('Inspect Texts: plain language')(page);
          await shown(page.getByRole('article', { name: 'As a child reads it' }));
        },
        compares: ['button'],
      },
    ],
  },
  {
    name: 'a page within the frame',
    path: '/user/message?type=message',
    account: 'admin',
    states: [
      {
        name: 'with the settings',
        open: async (page) => {
          await dialogOf('Settings')(page);
          await shown(dialog(page).getByRole('switch'));
        },
        compares: ['radio', 'switch'],
      },
      { name: 'after the settings', open: closeDialog, continues: true },
      {
        name: 'with the palette',
        open: async (page) => {
          await page.keyboard.press('ControlOrMeta+k');
          await shown(page.getByRole('dialog').getByRole('option'));
        },
        compares: ['option'],
      },
      {
        name: 'with a palette that finds nothing',
        open: async (page) => {
          await page.keyboard.press('ControlOrMeta+k');
          await dialog(page).getByRole('combobox').fill('zzz');
          await shown(page.getByText('Nothing found for “zzz”'));
        },
      },
      { name: 'with the menu', open: press('Open the menu'), onPhone: true },
    ],
  },
  {
    name: 'the messages',
    path: '/user/message?type=message',
    account: 'admin',
    states: [
      {
        name: 'with the box',
        open: async (page) => {
          await openBox(page);
          await shown(box(page).getByText('Chan Maly'));
        },
        compares: ['tab'],
      },
      {
        name: 'with the notices of the box',
        open: async (page) => {
          await openBox(page);
          await box(page).getByRole('tab', { name: 'Notice' }).click();
          await shown(box(page).getByText('Expiring'));
        },
      },
      {
        name: 'with the question before they are cleared',
        open: async (page) => {
          await openBox(page);
          await box(page).getByRole('tab', { name: 'Notice' }).click();
          await box(page).getByRole('button', { name: 'Clear' }).click();
          await shown(page.getByRole('dialog', { name: 'Clear for good?' }));
        },
      },
      {
        name: 'with the list of notices',
        open: async (page) => {
          await page
            .locator('main')
            .getByRole('tab', { name: /^Notice/ })
            .click();
          await shown(page.locator('main').getByText('Live classroom'));
        },
      },
      {
        name: 'with nothing that matches',
        open: async (page) => {
          await page.getByLabel('Search', { exact: true }).fill('nothing at all');
          await page.keyboard.press('Enter');
          await shown(page.getByText('Nothing matches the filters'));
        },
      },
    ],
  },
  {
    name: 'the certification',
    path: '/user/setting?tab=certification',
    account: 'admin',
    states: [{ name: 'with a request', open: dialogOf(/^View the request/) }],
  },
  {
    name: 'a form with days',
    path: '/form/step?step=channel',
    account: 'admin',
    states: [
      {
        name: 'with the calendar',
        open: async (page) => {
          await press(/^Promotion Time/)(page);
          await shown(page.locator('.arco-picker-range-container'));
        },
      },
    ],
  },
  {
    name: 'the tab bar',
    path: '/list/search-table',
    account: 'admin',
    settings: { tabBar: true },
    states: [
      { name: 'beside the page', open: (page) => shown(tab(page)), compares: ['tab'] },
      {
        name: 'with the menu of a tab',
        open: async (page) => {
          await tab(page).click({ button: 'right' });
          await shown(page.getByRole('menu'));
        },
      },
      {
        name: 'with the menu of the open tab',
        open: async (page) => {
          await press(/^Actions for the tab/)(page);
          await shown(page.getByRole('menu'));
        },
      },
    ],
  },
  {
    name: 'the end of a session',
    path: '/list/search-table',
    account: 'user',
    arrange: async (page) => {
      const gone = { data: null, status: 'fail', msg: 'Gone', code: 50008 };
      await page.route('/api/list/policy*', (route) => route.fulfill({ json: gone }));
    },
    states: [
      {
        name: 'with its question',
        open: (page) => shown(page.getByRole('dialog', { name: 'Confirm logout' })),
      },
    ],
  },
];

/** The bell closes a box that is open. */
async function openBox(page: Page): Promise<void> {
  const bell = page.getByRole('button', { name: /^Messages, \d+ unread$/ });
  if ((await bell.getAttribute('aria-expanded')) !== 'true') await bell.click();
  await shown(box(page));
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const box = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
const tab = (page: Page) =>
  page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab', { name: 'Search Table' });

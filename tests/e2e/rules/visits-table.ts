import { expect, type Page } from '@playwright/test';
import { follow } from '../visitor.ts';
import { makeSets, openItems } from './sets-of-items.ts';
import { chooseDay, dialog, dialogOf, press, shown, type Visit } from './visit.ts';

const TABLE = '/list/search-table';
const WRONG = Buffer.from('Set Name,Content Type\nKites,Poem\n');

async function goTo(page: Page, query: string): Promise<void> {
  await follow(page, `${TABLE}?${query}`);
  await shown(dialog(page).getByRole('heading', { level: 2 }));
}

/** The search table with what opens over it. */
export const TABLE_VISITS: Visit[] = [
  {
    name: 'the panels of the search table',
    path: TABLE,
    account: 'admin',
    states: [
      {
        name: 'with the columns',
        open: async (page) => {
          await press('Columns')(page);
          await shown(page.getByRole('checkbox'));
        },
        compares: ['checkbox'],
      },
      {
        name: 'with the densities',
        open: async (page) => {
          await press('Density')(page);
          await shown(page.getByRole('menuitemradio'));
        },
        compares: ['menuitemradio'],
      },
      {
        name: 'with the calendar',
        open: async (page) => {
          await press(/^Created Date/)(page);
          await shown(page.locator('.arco-picker-range-container'));
        },
      },
    ],
  },
  {
    name: 'the keys, views and rows of the search table',
    path: TABLE,
    account: 'admin',
    states: [
      {
        name: 'with the shortcuts',
        open: async (page) => {
          await shown(page.locator('tbody tr[data-key]'));
          await page.keyboard.press('?');
          await shown(dialog(page).getByRole('heading', { level: 2 }));
        },
      },
      {
        name: 'with a new view',
        open: async (page) => {
          await press(/^Saved views/)(page);
          await dialogOf(/^Save this view/)(page);
        },
      },
      {
        name: 'with chosen rows',
        open: async (page) => {
          await page.getByRole('row').nth(2).getByRole('checkbox').check();
        },
        compares: ['checkbox', 'row'],
      },
    ],
  },
  {
    name: 'the records of the search table',
    path: TABLE,
    account: 'admin',
    states: [
      { name: 'a record', open: (page) => goTo(page, 'record=3') },
      { name: 'its form', open: (page) => goTo(page, 'record=3&tab=edit'), compares: ['tab'] },
      {
        name: 'its form with an error',
        open: async (page) => {
          await dialog(page).getByLabel('Set Number').fill('many');
          await press('Save')(page);
          await expect(dialog(page).getByLabel('Set Number')).toHaveAttribute('aria-invalid', 'true');
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'its delivery times',
        open: async (page) => {
          await goTo(page, 'record=3');
          await dialogOf('Delivery times')(page);
        },
      },
      {
        name: 'its delivery times with an error',
        open: async (page) => {
          await chooseDay(page, 'Online from', '2099-03-14');
          await chooseDay(page, 'Online until', '2099-03-13');
          await press('Save the times')(page);
          await shown(dialog(page).getByText('It must end after it begins'));
        },
        continues: true,
        isUsed: true,
      },
      { name: 'a new record', open: (page) => goTo(page, 'record=new') },
      {
        name: 'a changed form that is left',
        open: async (page) => {
          await dialog(page).getByLabel('Set Name').fill('Robots');
          await press('Cancel')(page);
          await expect(page.getByRole('dialog')).toHaveCount(2);
        },
        continues: true,
      },
    ],
  },
  {
    name: 'the items of a set',
    path: TABLE,
    account: 'admin',
    arrange: (page) => makeSets(page),
    states: [
      { name: 'that has none', open: openItems('Lanterns: none') },
      {
        name: 'that is arranged by hand',
        open: async (page) => {
          await openItems('Lanterns: by hand')(page);
          await shown(dialog(page).getByRole('listitem'));
        },
        compares: ['tab'],
      },
      {
        name: 'with the actions of one',
        open: async (page) => {
          await dialog(page)
            .getByRole('button', { name: /^More for/ })
            .first()
            .click();
          await shown(page.getByRole('menuitem'));
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'with the place of one',
        open: async (page) => {
          await page.getByRole('menuitem', { name: 'Move to a place' }).click();
          await shown(page.getByRole('dialog', { name: /^Move “/ }));
        },
        continues: true,
      },
      {
        name: 'that is changed and not saved',
        open: async (page) => {
          await openItems('Lanterns: by hand')(page);
          await dialog(page)
            .getByRole('button', { name: /^Remove “/ })
            .first()
            .click();
          await shown(dialog(page).getByText(/^Not saved yet/));
        },
        isUsed: true,
      },
      {
        name: 'with content to choose from',
        open: async (page) => {
          await press('Add items')(page);
          await shown(dialog(page).getByRole('checkbox', { name: /In the set/ }));
        },
        continues: true,
      },
      {
        name: 'on a phone',
        open: async (page) => {
          await openItems('Lanterns: by hand')(page);
          await shown(dialog(page).getByRole('listitem'));
        },
        onPhone: true,
      },
    ],
  },
  {
    name: 'the rule of a set',
    path: TABLE,
    account: 'admin',
    arrange: (page) => makeSets(page),
    states: [
      {
        name: 'with its preview',
        open: async (page) => {
          await openItems('Lanterns: by rule')(page);
          await shown(dialog(page).getByRole('region', { name: 'Preview' }).getByRole('listitem'));
        },
        compares: ['tab', 'checkbox'],
      },
      {
        name: 'with an error',
        open: async (page) => {
          await dialog(page).getByLabel('At most').fill('0');
          await press('Save')(page);
          await expect(dialog(page).getByLabel('At most')).toHaveAttribute('aria-invalid', 'true');
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'that is left',
        open: async (page) => {
          await press('Discard the changes')(page);
          await expect(page.getByRole('dialog')).toHaveCount(2);
        },
        continues: true,
      },
      {
        name: 'on a phone',
        open: async (page) => {
          await openItems('Lanterns: by rule')(page);
          await shown(dialog(page).getByRole('region', { name: 'Preview' }));
        },
        onPhone: true,
      },
    ],
  },
  {
    name: 'the items of a set to read',
    path: TABLE,
    account: 'user',
    arrange: (page) => makeSets(page),
    states: [
      {
        name: 'chosen by hand',
        open: async (page) => {
          await openItems('Lanterns: by hand')(page);
          await shown(dialog(page).getByRole('listitem'));
        },
      },
      {
        name: 'chosen by a rule',
        open: async (page) => {
          await openItems('Lanterns: by rule')(page);
          await shown(dialog(page).getByRole('definition'));
        },
      },
    ],
  },
  {
    name: 'the sheets and changes of the search table',
    path: TABLE,
    account: 'admin',
    states: [
      { name: 'the import', open: dialogOf('Import') },
      {
        name: 'the import with errors',
        open: async (page) => {
          const file = { name: 'sets.csv', mimeType: 'text/csv', buffer: WRONG };
          await page.locator('input[type=file]').setInputFiles(file);
          await shown(page.getByText('With errors'));
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'recent changes',
        open: async (page) => {
          await goTo(page, 'record=recent');
          await shown(page.getByText('can be undone as a whole', { exact: false }));
        },
      },
    ],
  },
];

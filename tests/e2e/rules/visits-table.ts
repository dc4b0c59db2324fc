import { expect, type Page } from '@playwright/test';
import { dialog, dialogOf, press, shown, type Visit } from './visit.ts';

const TABLE = '/list/search-table';
const WRONG = Buffer.from('Set Name,Content Type\nKites,Poem\n');

async function goTo(page: Page, query: string): Promise<void> {
  await page.goto(`${TABLE}?${query}`);
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
          await dialog(page).getByLabel('Count').fill('many');
          await press('Save')(page);
          await expect(dialog(page).getByLabel('Count')).toHaveAttribute('aria-invalid', 'true');
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

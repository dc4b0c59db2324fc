import type { Page } from '@playwright/test';
import { dialog, dialogOf, press, shown, type Visit } from './visit.ts';

/** What opens on the page of the accounts, and among the security settings. */
export const ACCOUNT_VISITS: Visit[] = [
  {
    name: 'the security settings',
    path: '/user/setting?tab=security',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a token',
        open: async (page) => {
          await dialogOf('Make a token')(page);
          await dialog(page).getByRole('button', { name: 'Make a token' }).click();
          await shown(page.locator('[aria-invalid=true]').first());
        },
      },
    ],
  },
  {
    name: 'the accounts',
    path: '/list/accounts?sort=userName',
    account: 'admin',
    states: [
      {
        name: 'with the errors of an invitation',
        open: async (page) => {
          await dialogOf('Invite a person')(page);
          await dialog(page).getByRole('button', { name: 'Invite a person' }).click();
          await shown(page.locator('[aria-invalid=true]').first());
        },
      },
      { name: 'with one', open: dialogOf(/^View the account of/) },
      {
        name: 'with the reset of a second factor',
        open: async (page) => {
          await protect(page);
          await dialogOf(/^View the account of/)(page);
          await press('Reset second factor')(page);
          await shown(page.getByRole('dialog', { name: /^Reset the second factor of/ }));
        },
      },
      { name: 'with a table of people to choose', open: dialogOf('Import people') },
      {
        name: 'with errors in the table of people',
        continues: true,
        isUsed: true,
        open: async (page) => {
          await choosePeople(page, 'User name,Name,Email address\nadmin,Sok Lina,nowhere');
          await shown(dialog(page).getByRole('region', { name: 'Errors' }));
        },
      },
      {
        name: 'with the links of the people of a table',
        open: async (page) => {
          await dialogOf('Import people')(page);
          await choosePeople(page, 'User name,Name\nsok.lina,Sok Lina\nchea.bora,Chea Bora');
          await press('Invite 2 people')(page);
          await shown(dialog(page).getByRole('region', { name: 'Links to hand over' }));
        },
        isUsed: true,
      },
    ],
  },
];

async function choosePeople(page: Page, table: string): Promise<void> {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Shows the accounts as if all of them had a second factor: setting one up would take it from the other visits. */
async function protect(page: Page): Promise<void> {
  await page.route(/\/api\/accounts\/\d+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { actions: string[]; secondFactor: boolean } };
    body.data.secondFactor = true;
    body.data.actions = ['resetSecondFactor', ...body.data.actions];
    await route.fulfill({ json: body });
  });
}

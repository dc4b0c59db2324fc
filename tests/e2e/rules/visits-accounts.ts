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
        name: 'with the tokens of one',
        open: async (page) => {
          await page.route(/\/api\/tokens\?/, (route) =>
            route.fulfill({ json: { data: TOKENS, status: 'ok', msg: '', code: 20_000 } }),
          );
          await dialogOf(/^View the account of/)(page);
          await shown(dialog(page).getByText('Nightly report'));
        },
      },
      {
        name: 'with the revocation of a token',
        continues: true,
        open: async (page) => {
          await dialog(page).getByRole('button', { name: 'Revoke' }).first().click();
          await shown(page.getByRole('dialog', { name: 'Revoke the token?' }));
        },
      },
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
      {
        name: 'with who was invited before a reload',
        continues: true,
        isUsed: true,
        open: async (page) => {
          await page.reload();
          await shown(dialog(page).getByRole('region', { name: 'Invited people' }));
        },
      },
    ],
  },
];

/** In place of the server's: one that another visit makes would not stay. */
const TOKENS = {
  total: 2,
  list: [
    {
      id: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f60',
      name: 'Nightly report',
      scopes: ['policies:read', 'analysis:read'],
      createdTime: '2026-11-20 08:30:00',
      expiresTime: '2026-12-20 08:30:00',
      lastUsedTime: '2026-11-22 14:05:00',
    },
    {
      id: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f61',
      name: 'Import of the timetable',
      scopes: ['policies:write'],
      createdTime: '2026-11-19 08:30:00',
      expiresTime: '2027-11-19 08:30:00',
      lastUsedTime: null,
    },
  ],
};

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

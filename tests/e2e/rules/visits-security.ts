import { expect, type Page } from '@playwright/test';
import { dialog, dialogOf, press, shown, type Visit } from './visit.ts';

/** What opens where people secure their account. */
export const SECURITY_VISITS: Visit[] = [
  {
    name: 'the security of an account',
    path: '/user/setting?tab=security',
    account: 'user',
    states: [
      {
        name: 'with the key of an authenticator app',
        open: async (page) => {
          await dialogOf('Set up app')(page);
          await dialog(page).getByLabel('Current password').fill('user');
          await press('Next')(page);
          await shown(dialog(page).getByRole('img', { name: 'QR code of the key' }));
        },
      },
      {
        name: 'with a wrong code of the app',
        open: async (page) => {
          await dialog(page).getByLabel('Code that the app shows').fill('1');
          await press('Turn on')(page);
          await shown(dialog(page).locator('[aria-invalid=true]'));
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'with the removal of the app',
        open: async (page) => {
          await change(page, '**/api/user/security', { authenticatorAppSince: '2026-11-02 09:18:00' });
          await page.reload();
          await dialogOf('Remove app')(page);
        },
      },
      {
        name: 'with the problems of a passkey',
        open: async (page) => {
          await dialogOf('Add a passkey')(page);
          await dialog(page).getByLabel('Name').fill(' ');
          await press('Go on')(page);
          await shown(dialog(page).locator('[aria-invalid=true]'));
        },
        isUsed: true,
      },
      {
        name: 'with the removal of a passkey',
        open: async (page) => {
          const passkey = {
            id: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f60',
            name: 'Phone',
            backedUp: true,
            createdTime: '2026-11-20 08:30:00',
            lastUsedTime: null,
          };
          await answer(page, '**/api/user/security/passkeys?*', 20_000, { list: [passkey], total: 1 });
          await page.reload();
          await dialogOf('Remove')(page);
        },
      },
      {
        name: 'with new recovery codes',
        open: async (page) => {
          const codes = Array.from({ length: 10 }, (_, index) => `0AB${index}-C3DE-F4GH`);
          await answer(page, '**/api/user/security/recovery-codes', 20_000, { codes });
          await dialogOf(/^Make (?:recovery|new) codes$/)(page);
          await dialog(page).getByLabel('Current password').fill('user');
          await dialog(page).getByRole('button', { name: /^Make/ }).click();
          await shown(dialog(page).getByRole('heading', { name: 'Your recovery codes' }));
        },
        isUsed: true,
      },
    ],
  },
  {
    name: 'the duty to set up a second factor',
    path: '/list/accounts',
    account: 'admin',
    arrange: (page) => change(page, '**/api/user/start', { secondFactorDue: true }),
    states: [
      {
        name: 'where every page leads',
        open: async (page) => {
          await expect(page).toHaveURL('/user/setting?tab=security');
          await shown(page.getByText(/^Administrators must have a second factor here\. Set up/));
        },
      },
    ],
  },
  {
    name: 'the second step of logging in',
    path: '/login',
    states: [
      {
        name: 'with the field of the code',
        open: async (page) => {
          const step = {
            challenge: 'abc',
            methods: ['authenticatorApp', 'recoveryCode'],
            expiresInSeconds: 300,
          };
          await answer(page, '**/api/user/login', 50_000, step);
          await page.getByLabel('User name').fill('user');
          await page.getByLabel('Password', { exact: true }).fill('wrong');
          await press('Log in')(page);
          await shown(page.getByLabel('Code', { exact: true }));
        },
      },
      {
        name: 'with the question for a passkey',
        open: async (page) => {
          const step = { challenge: 'abc', methods: ['passkey', 'recoveryCode'], expiresInSeconds: 300 };
          await answer(page, '**/api/user/login', 50_000, step);
          await page.goto('/login');
          await page.getByLabel('User name').fill('user');
          await page.getByLabel('Password', { exact: true }).fill('wrong');
          await press('Log in')(page);
          await shown(page.getByRole('button', { name: 'Use a passkey' }));
        },
      },
    ],
  },
];

/** In place of the server, which would store it with an account of the other visits. */
async function answer(page: Page, path: string, code: number, data: object): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ json: { data, status: code === 20_000 ? 'ok' : 'fail', msg: '', code } }),
  );
}

/** What the server answers, with other members. */
async function change(page: Page, path: string, members: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, ...members } } });
  });
}

import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { plugIn } from '../virtual-authenticator.ts';
import { follow } from '../visitor.ts';

const PASSWORD = 'Lotus-Pond-7';
const FIRST = 'first-admin';

test.use({
  productName: 'base-installation',
  beginsEmpty: true,
  productSettings: {
    SALA_SEED: 'base',
    SALA_FIRST_ADMIN_LOGIN: FIRST,
    SALA_FIRST_ADMIN_PASSWORD: PASSWORD,
  },
});

/** In a browser of their own. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return await (await browser.newContext({ baseURL })).newPage();
}

async function logIn(page: Page, userName: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
}

/** Sets the password by the link that was handed over. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in to /);
}

const tokenIn = (page: Page) => page.evaluate<string>(`localStorage.getItem('token')`);

interface Operation {
  operationId: string;
  'x-access': string | string[];
}

/** The operations of the committed document that a role may not call, as calls. */
function refusedTo(role: string): { id: string; method: string; path: string }[] {
  const { paths } = JSON.parse(readFileSync('../openapi/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { 'x-access': access }]) => Array.isArray(access) && !access.includes(role))
      .map(([method, { operationId: id }]) => ({ id, method, path: path.replaceAll(/{[^}]+}/g, '1') })),
  );
}

/** @returns the operations that answered anything else than this code */
async function tryAll(
  request: APIRequestContext,
  token: string,
  role: string,
  code: number,
): Promise<string[]> {
  const admitted: string[] = [];
  for (const { id, method, path } of refusedTo(role)) {
    const answer = await request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` } });
    const body = (await answer.json()) as { code: number };
    if (body.code !== code) admitted.push(`${id}: ${body.code}`);
  }
  return admitted;
}

test('one administrator makes an installation ready by pages, and who leaves is locked out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await logIn(page, FIRST);

  // Three colleagues: an administrator by the form, two people by a table.
  await follow(page, '/list/accounts');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Name', { exact: true }).fill('Keo Sophal');
  await form.getByLabel('User name').fill('sophal');
  await form.getByText('Administrator', { exact: true }).click();
  await form.getByRole('button', { name: 'Invite a person' }).click();
  const given = page.getByRole('dialog', { name: 'Link to hand over' });
  const link = await given.getByRole('textbox', { name: 'Link' }).inputValue();
  await given.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Import people' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import people' });
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,User name\nChea Bora,bora\nSok Lina,lina'),
  });
  const importing = page.waitForResponse(/\/api\/accounts\/import(\?|$)/);
  await sheet.getByRole('button', { name: 'Invite 2 people' }).click();
  const requestId = (await importing).headers()['x-request-id'] ?? '';
  const links = await Promise.all(
    ['Chea Bora', 'Sok Lina'].map(async (name) => {
      const row = sheet.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('#token=');
      return /\S+#token=[\w.-]+/.exec(await row.innerText())?.[0] ?? '';
    }),
  );
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the links' }).click();
  await saving;
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  // One request id finds all that it changed.
  await follow(page, '/exception/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(requestId);
  await expect(page.getByRole('option', { selected: true })).toContainText('What this request changed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/list/audit?search=${requestId}`);
  await expect(page.getByRole('row').filter({ hasText: 'Create' })).toHaveCount(2);

  // A project with a team.
  await follow(page, '/user/teams?new=yes');
  const team = page.getByRole('dialog', { name: 'Create a team' });
  await team.getByLabel('Name').fill('Lesson writers');
  await team.getByRole('button', { name: 'Create a team' }).click();
  await expect(page.getByRole('dialog', { name: 'Lesson writers' })).toBeVisible();
  await follow(page, '/user/projects?new=yes');
  const project = page.getByRole('dialog', { name: 'Create a project' });
  await project.getByLabel('Name').fill('Robot garden');
  await project.getByLabel('Team').selectOption({ label: 'Lesson writers' });
  await project.getByRole('button', { name: 'Create a project' }).click();
  const drawer = page.getByRole('dialog', { name: 'Robot garden' });
  await drawer.getByRole('button', { name: 'Add people' }).click();
  const chooser = page.getByRole('dialog', { name: 'Add people' });
  await chooser.getByRole('searchbox').fill('bora');
  const found = chooser.getByRole('listitem').filter({ hasText: 'Chea Bora' });
  await found.getByRole('button').click();
  await expect(found).toHaveCount(0);
  await chooser.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toContainText('Chea Bora');

  // A service with its prices, and an entry of the programme.
  await follow(page, '/list/services?new=yes');
  const service = page.getByRole('dialog', { name: 'New service' });
  const english = service.getByRole('group', { name: 'English' });
  await english.getByLabel('Title').fill('Robot club');
  await english.getByLabel('Description').fill('Lends robots to a class.');
  await service.getByLabel('Price in yuan').fill('120');
  await service.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'View the service Robot club' }).click();
  await expect(page.getByRole('dialog', { name: 'Robot club' })).toContainText('CN¥120.00');
  await follow(page, '/dashboard/monitor');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const entry = page.getByRole('dialog', { name: /^New entry/ });
  await entry.getByLabel('Name').fill('Show your robot');
  await entry.getByLabel('Duration').fill('5:19');
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Show your robot' })).toBeVisible();
  await follow(page, '/dashboard/workplace');
  await expect(page.getByRole('link', { name: /programme “Show your robot”/ })).toBeVisible();

  // The administrator logs in with a passkey, and gives a program a token.
  const leaver = await newPage(browser, baseURL);
  await plugIn(leaver);
  await accept(leaver, link);
  await logIn(leaver, 'sophal');
  await follow(leaver, '/user/setting?tab=security');
  await leaver.getByRole('button', { name: 'Add a passkey' }).click();
  const key = leaver.getByRole('dialog');
  await key.getByLabel('Current password').fill(PASSWORD);
  await key.getByRole('button', { name: 'Go on' }).click();
  await leaver.getByRole('button', { name: 'I have kept them' }).click();
  await leaver.getByRole('button', { name: /^Account of/ }).click();
  await leaver.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(leaver).toHaveURL('/login');
  const streaming = leaver.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await leaver.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(leaver).toHaveURL('/dashboard/workplace');
  expect((await streaming).status()).toBe(200);
  const session = await tokenIn(leaver);
  const made = await leaver.request.post('/api/user/tokens', {
    headers: { Authorization: `Bearer ${session}` },
    data: { name: 'Report', scopes: ['policies:read'], days: 7, currentPassword: PASSWORD },
  });
  const { token } = ((await made.json()) as { data: { token: string } }).data;
  const codeWith = async (bearer: string) => {
    const answer = await leaver.request.get('/api/list/policy', {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    return ((await answer.json()) as { code: number }).code;
  };
  expect([await codeWith(session), await codeWith(token)]).toEqual([20000, 20000]);

  // Friday: disabled, and out everywhere within a second.
  await follow(page, '/list/accounts?search=sophal');
  await page.getByRole('button', { name: 'View the account of Keo Sophal' }).click();
  const account = page.getByRole('dialog', { name: 'Keo Sophal' });
  await account.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: 'Disable the account of Keo Sophal' });
  await question.getByRole('textbox').fill('Left the school on Friday.');
  const disabling = page.waitForResponse(/\/api\/accounts\/\d+\/disable/);
  await question.getByRole('button', { name: 'Disable' }).click();
  await disabling;
  const lockedOut = Date.now();
  await expect
    .poll(async () => [await codeWith(session), await codeWith(token)], { intervals: [50] })
    .toEqual([50008, 50008]);
  expect(Date.now() - lockedOut).toBeLessThan(1_000);
  // Only the stream tells that page: nobody touches it.
  await expect(leaver.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await leaver.goto('/login');
  await leaver.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(leaver.getByText('Wrong user name or password.')).toBeVisible();
  expect(await tryAll(leaver.request, session, 'user', 50008)).toEqual([]);

  // Two other people try each refused path.
  for (const [at, userName] of ['bora', 'lina'].entries()) {
    const colleague = await newPage(browser, baseURL);
    await accept(colleague, links[at] ?? '');
    await logIn(colleague, userName);
    expect(await tryAll(colleague.request, await tokenIn(colleague), 'user', 40300)).toEqual([]);
    for (const path of ['/list/accounts', '/list/audit', '/list/status', '/list/keys', '/list/webhooks']) {
      await follow(colleague, path);
      await expect(colleague).toHaveURL('/dashboard/workplace');
    }
    await colleague.context().close();
  }
  await leaver.context().close();
});

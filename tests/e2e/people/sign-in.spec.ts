import { expect, test } from '../../support/test.ts';
import { arriveAs, signIn } from '../visitor.ts';

const alert = 'The user name or password is not right';

test('both accounts can sign in and are greeted by name', async ({ page }) => {
  for (const account of ['admin', 'user'] as const) {
    await signIn(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, .+/);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('signing out ends the session, here and on the server', async ({ page }) => {
  await signIn(page, 'user');
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(`localStorage.getItem('token')`)).toBeNull();
  const answer = await page.request.post('/api/user/info', { headers: { Authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ code: 50008 });
  await page.goto('/dashboard/workplace');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%2Fworkplace');
});

test('a wrong password shows the message of the server once and leaves no token', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const refused = page.waitForResponse('/api/user/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const { msg } = (await (await refused).json()) as { msg: string };
  await expect(page.getByText(msg)).toHaveCount(1);
  expect(await page.evaluate(`localStorage.getItem('token')`)).toBeNull();
});

test('empty fields show errors, and the first one gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('User name cannot be empty')).toBeVisible();
  await expect(page.getByText('Password cannot be empty')).toBeVisible();
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.getByLabel('User name').fill('a');
  await expect(page.getByText('User name cannot be empty')).toBeHidden();
});

test('an unreachable server is distinguished from a refusal', async ({ page }) => {
  await page.goto('/login');
  await page.route('/api/user/login', (route) => route.abort());
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('The server cannot be reached')).toHaveCount(1);
  await expect(page.getByText(alert)).toHaveCount(0);
});

test('the originally requested page opens after signing in', async ({ page }) => {
  await page.goto('/list/search-table?status=online');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('User name').fill('user');
  await page.getByLabel('Password', { exact: true }).fill('user');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/list/search-table?status=online');
});

test('a signed-in visitor is redirected, but never to another host', async ({ page }) => {
  await arriveAs(page, 'user');
  await page.goto('/login?redirect=//example.com');
  await expect(page).toHaveURL('/dashboard/workplace');
});

test('remembering stores the name but never the password', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Remember password').check();
  await page.getByLabel('User name').fill('user');
  await page.getByLabel('Password', { exact: true }).fill('user');
  const asked = page.waitForRequest('/api/user/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({ username: 'user', password: 'user', remember: true });
  await expect(page).toHaveURL('/dashboard/workplace');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('user');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('the password can be shown, and the slogans can be paused', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Pause the slogans' }).click();
  await expect(page.getByRole('button', { name: 'Play the slogans' })).toBeVisible();
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'user';

/** A token of the account. Its settings are forgotten, so that no test begins with what another has chosen. */
async function tokenOf(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post('/api/user/login', {
    data: { username: account, password: account },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  await page.request.put('/api/user/settings', { headers, data: {} });
  return data.token;
}

/** Signs in as a person does, and waits for the Workplace. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await tokenOf(page, account);
  await signInAgain(page, account);
}

/** The same for an account whose settings are to stay. */
export async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(account);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
  // The address changes first: until the frame is there, what is clicked may still be of the login page.
  await expect(page.locator('#content')).toBeVisible();
}

/** Brings a session along without the login page, for tests that are about something else. */
export async function arriveAs(page: Page, account: Account): Promise<string> {
  const token = await tokenOf(page, account);
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  return token;
}

/** Chosen once, before the page is opened: what is chosen in the page later stays chosen. */
export async function prefer(page: Page, key: 'locale' | 'settings', value: string): Promise<void> {
  const entry = `${JSON.stringify(key)}, ${JSON.stringify(value)}`;
  await page.addInitScript(
    `if (localStorage.getItem(${JSON.stringify(key)}) === null) localStorage.setItem(${entry})`,
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

const QUIET_MS = 500;

/**
 * Waits until nothing has come in for a while. Not Playwright's `networkidle`: the stream of live events is a request
 * that does not end.
 */
export async function settled(page: Page): Promise<void> {
  const lastArrival = `Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd))`;
  const quietFor = `document.readyState === 'complete' ? performance.now() - ${lastArrival} : 0`;
  await expect.poll(() => page.evaluate<number>(quietFor)).toBeGreaterThan(QUIET_MS);
}

/** Collects what the browser complains about: broken policy, failed requests, exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

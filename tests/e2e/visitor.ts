import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Account = 'admin' | 'approver' | 'user';

/** Returns a token of the account. Resets its settings, so that no test depends on the choices of another. */
async function tokenOf(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post('/api/user/login', {
    data: { username: account, password: account },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  await page.request.put('/api/user/settings', { headers, data: {} });
  return data.token;
}

/** Signs in through the login page and waits for the Workplace. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await tokenOf(page, account);
  await signInAgain(page, account);
}

/** The same, but keeps the settings of the account. */
export async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(account);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
  // The URL changes first. Until the frame is shown, a click may still hit the login page.
  await expect(page.locator('#content')).toBeVisible();
}

/** Starts with a session and skips the login page, for tests of other features. */
export async function arriveAs(page: Page, account: Account): Promise<string> {
  const token = await tokenOf(page, account);
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  return token;
}

/** Sets the value once, before the page is opened. Later choices in the page are kept. */
export async function prefer(page: Page, key: 'locale' | 'settings', value: string): Promise<void> {
  const entry = `${JSON.stringify(key)}, ${JSON.stringify(value)}`;
  await page.addInitScript(
    `if (localStorage.getItem(${JSON.stringify(key)}) === null) localStorage.setItem(${entry})`,
  );
}

/**
 * Expects no violations of any rule. In the dark theme, only the rules about colors run: the other rules judge the
 * structure of the page, which is the same in both themes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate<boolean>(`document.body.getAttribute('arco-theme') === 'dark'`);
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    isDark ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe
  ).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(', ')}`,
  );
  expect(found).toEqual([]);
}

const QUIET_MS = 500;

/**
 * Waits until no response has arrived for a while. Playwright's `networkidle` does not work here, because the
 * live event stream is a request that does not end.
 */
export async function settled(page: Page): Promise<void> {
  const lastArrival = `Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd))`;
  const quietFor = `document.readyState === 'complete' ? performance.now() - ${lastArrival} : 0`;
  await expect.poll(() => page.evaluate<number>(quietFor)).toBeGreaterThan(QUIET_MS);
}

/** Collects browser errors: violations of the content policy, failed requests and exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

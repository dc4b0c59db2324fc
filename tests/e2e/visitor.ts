import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export type Account = 'admin' | 'approver' | 'user';

/** The smallest one: the browser compiles it again in each document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that depend on the colors of the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The sessions of this worker, which has one product. A password takes long to check, on purpose. */
const tokens = new Map<Account, string>();

/** Returns a token of the account. Resets its settings, so that no test depends on the choices of another. */
async function tokenOf(page: Page, account: Account): Promise<string> {
  const known = tokens.get(account);
  // An earlier test may have ended the session.
  if (known !== undefined && (await resetSettings(page, known))) return known;
  const token = await newToken(page, account);
  await resetSettings(page, token);
  tokens.set(account, token);
  return token;
}

/** Returns the token of another session of the account. */
export async function newToken(page: Page, account: Account): Promise<string> {
  const answer = await page.request.post('/api/user/login', {
    data: { username: account, password: account },
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function resetSettings(page: Page, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.put('/api/user/settings', { headers, data: {} });
  return ((await answer.json()) as { status: string }).status === 'ok';
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
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
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

/** Runs in the page, which is told what another tab of its browser has chosen. */
const SPEAK = `(language) => {
  localStorage.setItem('locale', language);
  dispatchEvent(new StorageEvent('storage', { key: 'locale', storageArea: localStorage }));
}`;

/** Changes the language of an open page. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(`(${SPEAK})(${JSON.stringify(language)})`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
}

/** Changes the scheme of the system, for a page whose theme follows it. */
export async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('body[arco-theme=dark]')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
}

/** Runs in the page. A colour on its way to another one has a contrast that nobody reads. What inherits it sets out when it has come. */
const UNTIL_STILL = `(async () => {
  const moving = () => document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (let all = moving(); all.length > 0; all = moving()) {
    await Promise.all(all.map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
})()`;

/**
 * What axe finds: in the dialogs if one is open, because nothing else can be reached then. In the dark theme, only the
 * rules about colors run: the other rules judge the structure of the page, which is the same in both themes.
 * @param onlyColors in the light theme too
 */
export async function violationsOf(page: Page, onlyColors = false): Promise<string[]> {
  const isDark = await page.evaluate<boolean>(`document.body.getAttribute('arco-theme') === 'dark'`);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  const options: RunOptions = {
    // Nobody reads what holds, and half of the time would go into describing that.
    resultTypes: ['violations'],
    ...((isDark || onlyColors) && { preload: false, runOnly: { type: 'rule', values: COLOR_RULES } }),
  };
  // `@axe-core/playwright` loads the library twice for each analysis, which takes a third of its time.
  if (!(await page.evaluate<boolean>(`window.axe !== undefined`))) await page.evaluate(`${AXE}; undefined`);
  await page.evaluate(UNTIL_STILL);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${hasDialog ? `'dialog[open]'` : 'document'}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(', ')}`,
  );
}

export async function expectAccessible(page: Page, onlyColors = false): Promise<void> {
  expect(await violationsOf(page, onlyColors)).toEqual([]);
}

const UNTIL_QUIET = `(async () => {
  const QUIET_MS = 500;
  const lastArrival = () => Math.max(window.followedAt ?? 0, ...performance.getEntriesByType('resource').map((entry) => entry.responseEnd));
  const remaining = () => (document.readyState === 'complete' ? QUIET_MS - (performance.now() - lastArrival()) : QUIET_MS);
  while (remaining() > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(remaining() + 10, 100)));
})()`;

/**
 * Waits until no response has arrived for half a second. Playwright's `networkidle` does not work here, because the
 * live event stream is a request that does not end.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(UNTIL_QUIET);
}

/** Runs in the page, and does what a link of the product does. */
const FOLLOW = `(path) => {
  performance.setResourceTimingBufferSize(10_000);
  window.followedAt = performance.now();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}`;

/** Opens a page from another one within the frame, which is much faster than loading the product again. */
export async function follow(page: Page, path: string): Promise<void> {
  if (await page.locator('[data-menu] #content').isVisible())
    await page.evaluate(`(${FOLLOW})(${JSON.stringify(path)})`);
  else await page.goto(path);
  await settled(page);
}

/** Collects browser errors: violations of the content policy, failed requests and exceptions. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // A request that failed says no more than its status.
    if (isComplaint) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

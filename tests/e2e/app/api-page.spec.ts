import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** The page shows the operations that are in sight, so they are looked for first. */
async function open(page: Page, operationId: string): Promise<Locator> {
  await page.getByLabel('Filter operations').fill(operationId);
  const operation = page.locator(`.opblock[id$="-${operationId}"]`);
  await operation.getByRole('button').first().click();
  return operation;
}

async function execute(operation: Locator): Promise<void> {
  await operation.getByRole('button', { name: 'Execute' }).click();
}

test.describe('the page of the API', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('is as wide as the phone', async ({ page }) => {
      await page.goto('/docs');
      await expect(page.getByRole('heading', { name: 'Five minutes' })).toBeVisible();
      await (await open(page, 'listPolicies')).getByText('pageSize').first().scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

  test('executes lists as they are, each change with a key of its own, and shows what events there are', async ({
    page,
  }) => {
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Five minutes' })).toBeVisible();
    await expect(page.locator('pre', { hasText: 'TOKEN=$(curl' })).toContainText(new URL(page.url()).origin);
    await page.locator('summary', { hasText: 'Errors' }).click();
    await expect(page.getByRole('cell', { name: '50012 SessionReplaced' })).toBeVisible();

    const filter = page.getByLabel('Filter operations');
    const webhooks = page.locator('.webhooks');
    await filter.fill('balance service opened');
    await expect(webhooks.locator('.opblock:visible')).toHaveText(/order\.paid/);
    await filter.fill('no such words');
    await expect(page.getByText('No operation matches the filter')).toBeVisible();
    await filter.fill('opens a session of 8 hours');
    await expect(page.locator('.opblock:visible')).toHaveText(/\/api\/user\/login/);
    await expect(webhooks).toBeHidden();

    const login = await open(page, 'login');
    await login.getByRole('textbox').last().fill('{"username": "admin", "password": "admin"}');
    await execute(login);
    await expect(login.getByText('"code": 20000').first()).toBeVisible();

    const list = await open(page, 'listPolicies');
    await execute(list);
    await expect(list.locator('.live-responses-table').getByText('"total": 55')).toBeVisible();

    const create = await open(page, 'createPolicy');
    // What it made would be rows more for other tests.
    await page.route('**/api/policies', (route) => route.abort());
    const sent = async () => {
      const [request] = await Promise.all([page.waitForRequest('**/api/policies'), execute(create)]);
      return request.headers()['idempotency-key'];
    };
    const first = await sent();
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(await sent()).not.toBe(first);

    const events = await open(page, 'streamEvents');
    await execute(events);
    await expect(events.getByText('event: hello')).toBeVisible();
  });
});

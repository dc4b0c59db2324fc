import { expect, test } from '../../support/test.ts';

test('the process reports that it is alive and ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
  }
});

test('the root address opens a page', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-type']).toContain('text/html');
  await expect(page).toHaveTitle(/Sala/);
});

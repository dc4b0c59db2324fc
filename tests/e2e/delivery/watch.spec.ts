import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { Figures } from './figures.ts';

test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

/** The usual one of a headless browser is a crawler's, whose events are refused. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function childOf(
  browser: Browser,
  baseURL: string,
  options = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, userAgent: BROWSER, ...options });
  return { context, page: await context.newPage() };
}

test('a child opens something and likes it, and an administrator sees it without a reload', async ({
  page,
  browser,
  product,
}) => {
  await arriveAs(page, 'admin');
  const following = page.waitForResponse(/\/api\/events$/);
  await page.goto('/dashboard/workplace');
  await following;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { context, page: child } = await childOf(browser, product.url);
  const others: string[] = [];
  child.on('request', (request) => {
    if (!request.url().startsWith(product.url)) others.push(request.url());
    expect(request.headers().cookie).toBeUndefined();
  });
  await child.goto('/watch');
  await expect(child).toHaveURL('/watch/km/');
  await child.getByRole('link', { name: 'English', exact: true }).click();
  await expect(child.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  const card = child.locator('.card').first();
  const id = Number(await card.getAttribute('data-sala-item'));
  const figures = await Figures.of(product.url);
  const [opens, likes] = [await figures.of(id, 'clicks'), await figures.of(id, 'likes')];

  const asked = page.waitForResponse(/\/api\/content-data/, { timeout: 20_000 });
  await card.getByRole('link').click();
  const heart = child.getByRole('button', { name: 'I like it' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const pressedAt = Date.now();
  await asked;
  expect(Date.now() - pressedAt).toBeLessThan(10_000);
  await expect.poll(() => figures.of(id, 'clicks'), { timeout: 10_000 }).toBe(opens + 1);
  await expect.poll(() => figures.of(id, 'likes'), { timeout: 10_000 }).toBe(likes + 1);

  // The heart is as it was left, and pressing it again takes the like back.
  await child.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => figures.of(id, 'likes'), { timeout: 10_000 }).toBe(likes);
  expect(await context.cookies()).toEqual([]);
  expect(others).toEqual([]);
  await context.close();
});

test('without script, a text is there to be read, and no heart that does nothing', async ({
  browser,
  product,
}) => {
  const { context, page } = await childOf(browser, product.url, { javaScriptEnabled: false });
  await page.goto('/watch/en/');
  const card = page.locator('.card', { hasText: /Text|Picture story/ }).first();
  const title = (await card.locator('.title').textContent())?.trim() ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('.body p').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').last().click();
  await expect(page.locator('.card').first()).toBeVisible();
  await context.close();
});

test('a child shares what it has seen, by an address that others reach', async ({ browser, product }) => {
  const { context, page } = await childOf(browser, product.url);
  await page.goto('/watch/en/');
  await page.locator('.card a').first().click();
  const share = page.getByRole('button', { name: 'Share' });
  await expect(page.getByRole('button', { name: 'I like it' })).toBeVisible();
  await expect(share).toBeHidden();

  await page.route(/\/watch\/en\/.*items\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(rel="canonical" href=")https?:\/\/[^/]+/,
      '$1https://sala.example',
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript('delete Navigator.prototype.share');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.reload();
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/address is copied/);
  await expect(share).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https:\/\/sala\.example\/watch\/en\/items\/\d+$/);
  await context.close();
});

for (const [path, width, colorScheme] of [
  ['/watch/en/', 1_280, 'light'],
  ['/watch/km/', 360, 'dark'],
  ['/watch/zh/nothing', 360, 'light'],
] as const)
  test(`${path} is accessible and fits ${width} pixels in the ${colorScheme} theme`, async ({
    browser,
    product,
  }) => {
    const options = { viewport: { width, height: 800 }, colorScheme, bypassCSP: true };
    const { context, page } = await childOf(browser, product.url, options);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(path);
    const fits = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    const small = await page
      .locator('main a, nav a, button')
      .evaluateAll((all) =>
        all
          .map((each) => ({ text: each.textContent, height: each.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < 48),
      );
    expect(small).toEqual([]);
    const first = page.locator('.card a').first();
    if ((await first.count()) > 0) {
      await first.click();
      await expect(page.locator('article')).toBeVisible();
      expect(await fits()).toBe(true);
      await expectAccessible(page);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

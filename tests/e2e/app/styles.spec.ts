import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { type Account, settled, signIn } from '../visitor.ts';

/** Runs in the page: each element of the frame with its styles. */
const LOOK = `(() => {
  const nameOf = (element) => element.tagName + '.' + (element.getAttribute('class') ?? '');
  const lookOf = (element) => {
    const style = getComputedStyle(element);
    return nameOf(element) + ' ' + [...style].map((name) => name + ':' + style.getPropertyValue(name)).join(';');
  };
  // The number on the bell is as wide as its digits.
  const parts = ['header', 'nav', 'footer'].flatMap((part) => [part, part + ' *:not(svg *, .arco-badge-number)']);
  return [...document.querySelectorAll(parts.join())].map(lookOf);
})()`;

async function frameOf(page: Page): Promise<string[]> {
  await settled(page);
  await page.mouse.move(700, 600);
  // The number on the bell appears.
  await expect(page.locator('[class*=enter-active]')).toHaveCount(0);
  return await page.evaluate<string[]>(LOOK);
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const account of ['admin', 'user'] satisfies Account[]) {
  test(`the frame looks the same after signing in as ${account} and after a reload`, async ({ page }) => {
    await signIn(page, account);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
    const signedIn = await frameOf(page);
    await page.reload();
    await expect(page.locator('#content')).toBeVisible();
    expect(signedIn.length).toBeGreaterThan(50);
    expect(await frameOf(page)).toEqual(signedIn);
  });
}

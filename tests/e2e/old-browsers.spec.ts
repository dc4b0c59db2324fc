import { complaintsOf, prefer } from './visitor.ts';
import { expect, test } from '../support/test.ts';

/** What public/notice.js looks for. */
const AGE = 'delete window.CompressionStream';

for (const { locale, text } of [
  { locale: 'en-US', text: 'This browser is too old for Sala.' },
  { locale: 'zh-CN', text: '此浏览器版本过旧' },
  { locale: 'km-KH', text: 'កម្មវិធីរុករកនេះចាស់ពេក' },
]) {
  test(`an older browser gets one sentence instead of the product, ${locale}`, async ({ page }) => {
    await page.addInitScript(AGE);
    await prefer(page, 'locale', locale);
    const complaints = complaintsOf(page);
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.locator('#root')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('an older browser gets the public page with a sentence above it', async ({ page }) => {
  await page.addInitScript(AGE);
  const complaints = complaintsOf(page);
  await page.goto('/zh-CN/');
  await expect(page.getByRole('alert')).toContainText('此浏览器版本过旧');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const { what, file } of [
  { what: 'program', file: '**/assets/index*.js' },
  { what: 'part of the program that every page needs', file: '**/assets/vendor*.js' },
  { what: 'catalogue of the first texts', file: '**/assets/en-US*.js' },
]) {
  test(`a ${what} that cannot be had is told before anything is shown`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/login');
    const notice = page.getByRole('alert').filter({ hasText: 'A part of the page did not load.' });
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('link', { name: 'reload the page' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

import { complaintsOf, prefer, signIn } from '../visitor.ts';
import { expect, test } from '../../support/test.ts';

/** What public/notice.js looks for. */
const AGE = 'delete window.CompressionStream';

/** What Chromium has and one of the browsers of .browserslistrc lacks in its oldest version. */
const LACKING: Record<string, string[]> = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  Intl: ['DurationFormat', 'Segmenter'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  CSS: ['highlights'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['hidePopover', 'popover', 'showPopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  // Not trustedTypes: without it Chromium still enforces the policy.
  window: ['CloseWatcher', 'Iterator', 'navigation', 'requestIdleCallback', 'scheduler'],
};

for (const { locale, text } of [
  { locale: 'en-US', text: 'This browser is too old for Sala.' },
  { locale: 'zh-CN', text: '此浏览器版本过旧' },
  { locale: 'km-KH', text: 'កម្មវិធីរុករកនេះចាស់ពេក' },
]) {
  test(`an older browser gets one sentence instead of the product, ${locale}`, async ({ page }) => {
    await page.addInitScript(AGE);
    await prefer(page, 'locale', locale);
    const complaints = complaintsOf(page);
    // The document never ends to load, because the script stops it.
    await page.goto('/login', { waitUntil: 'commit' });
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
  { what: 'program', file: '**/assets/start*.js' },
  { what: 'packages', file: '**/assets/vendor*.js' },
  { what: 'first texts', file: '**/assets/zh-CN*.js' },
  { what: 'style sheet', file: '**/assets/start*.css' },
]) {
  test(`a page whose ${what} did not arrive says so, and offers a reload`, async ({ page }) => {
    await prefer(page, 'locale', 'zh-CN');
    await page.route(file, (route) => route.abort());
    // The document never ends to load without its style sheet, because the script stops it.
    await page.goto('/login', { waitUntil: 'commit' });
    const notice = page.getByRole('alert').filter({ hasText: '页面的一部分未能加载' });
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('link', { name: '刷新页面' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test('the main journey works without what the oldest browsers of the baseline lack', async ({ page }) => {
  const lost = Object.entries(LACKING).flatMap(([owner, names]) =>
    names.map((name) => `delete ${owner}.${name}`),
  );
  await page.addInitScript(lost.join(';'));
  const complaints = complaintsOf(page);
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'List', exact: true }).click();
  await menu.getByRole('link', { name: 'Search Table' }).click();
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Saved in an old browser');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Saved in an old browser' }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

import { PAGE_PATHS, USER_PATHS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { smallTargetsOf } from './touch-targets.ts';
import { type Account, arriveAs, complaintsOf, follow, prefer } from './visitor.ts';

/** The level of the largest headings. */
const LARGEST_HEADINGS = `(() => {
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  const sizeOf = (heading) => parseFloat(getComputedStyle(heading).fontSize);
  const largest = Math.max(...headings.map(sizeOf));
  return headings.filter((heading) => sizeOf(heading) === largest).map(({ tagName }) => tagName);
})()`;
const PHONE = { width: 360, height: 740 };
/** Matches a text key. Users see a key only if its text is missing. */
const NAME_OF_TEXT =
  /\b(app|shared|menu|action|error|column|policies|cards|enquiries|messages|workplace)[.:][a-z]\w+/i;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

for (const language of ['en-US', 'zh-CN', 'km-KH']) {
  for (const account of ['admin', 'user'] as Account[]) {
    test(`every page fits a phone, in ${language}, for ${account}`, async ({ page }) => {
      await arriveAs(page, account);
      await prefer(page, 'locale', language);
      const complaints = complaintsOf(page);
      for (const path of account === 'admin' ? PAGE_PATHS : USER_PATHS) {
        await test.step(path, async () => {
          await follow(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(await page.evaluate(LARGEST_HEADINGS)).toEqual(['H1']);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await page.title()).not.toMatch(/^Sala$|^$/);
          expect(await page.locator('body').innerText()).not.toMatch(NAME_OF_TEXT);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
          expect(await smallTargetsOf(page)).toEqual([]);
        });
      }
      expect(complaints).toEqual([]);
    });
  }
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { arriveAs, prefer, settled } from './visitor.ts';

/** Runs in the page. Texts that are wider than their box, or that leave the screen. */
const FIND_LOST = `(() => {
  // A rotated arrow counts as wider than its line.
  const TOLERANCE = 6;
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const isSeen = (element) => element.checkVisibility() && !element.closest('svg, .visually-hidden, [aria-hidden=true]') && getComputedStyle(element).clipPath === 'none';
  return [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && isSeen(element) && !element.closest('[role=tablist]'))
    .filter((element) => {
      const isCut = getComputedStyle(element).display !== 'inline' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + TOLERANCE;
      return isCut || element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
    })
    .map((element) => element.localName + ' ' + element.textContent.trim().slice(0, 40));
})()`;

async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%', 'important'))`,
  );
}

for (const width of [1280, 360])
  for (const language of ['en-US', 'km-KH'])
    test(`no text is lost at 200 %, in ${language}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await enlargeText(page);
      await prefer(page, 'locale', language);
      await arriveAs(page, 'admin');
      for (const path of [language === 'en-US' ? '/' : `/${language}/`, '/list/card', '/user/message'])
        await test.step(path, async () => {
          await page.goto(path);
          await settled(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(
            await page.evaluate('parseFloat(getComputedStyle(document.body).fontSize)'),
          ).toBeGreaterThanOrEqual(28);
          expect(await page.evaluate(FIND_LOST)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        });
    });

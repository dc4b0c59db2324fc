import { chromium, type Page } from '@playwright/test';
import terminal from '../../scripts/launcher/terminal.cjs';
import config from '../playwright.config.ts';
import { quantile, signIn } from './measure.ts';

const SWITCHES = 40;
const SEARCH_TABLE = '/list/search-table';

/**
 * The time from pressing a tab to the frame after the one that first shows its page. Both pages were visited
 * before.
 */
async function switchTabs(page: Page): Promise<number[]> {
  return page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const tabNamed = (name) => document.querySelector('[role=tab][data-name="' + name + '"]');
    const took = [];
    for (let count = 0; count < ${SWITCHES}; count += 1) {
      const name = count % 2 === 0 ? 'Workplace' : 'SearchTable';
      await new Promise((done) => setTimeout(done, 300));
      const begun = performance.now();
      tabNamed(name).click();
      while (tabNamed(name).ariaSelected !== 'true') await frame();
      await frame();
      took.push(performance.now() - begun);
    }
    return took;
  })()`);
}

/** Measures how fast a visited page is shown again. */
export async function benchPages(url: string): Promise<void> {
  const token = await signIn(url);
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage({ baseURL: url, locale: 'en-US' });
  await page.addInitScript(`
    localStorage.setItem('token', ${JSON.stringify(token)});
    localStorage.setItem('settings', '{"tabBar":true}');
  `);
  await page.goto('/dashboard/workplace');
  await page.locator('canvas').first().waitFor();
  await page
    .locator(`nav a[href="${SEARCH_TABLE}"]`)
    .or(page.getByRole('button', { name: 'List' }))
    .first()
    .click();
  const link = page.locator(`nav a[href="${SEARCH_TABLE}"]`);
  if (await link.isVisible()) await link.click();
  await page.locator('tbody tr').first().waitFor();
  const times = (await switchTabs(page)).toSorted((a, b) => a - b);
  const row = [0.5, 0.95, 0.99].map((share) => quantile(times, share)).join(' ');
  terminal.say(`\n  ${'a visited page shows'.padEnd(24)}${row}`);
  await browser.close();
}

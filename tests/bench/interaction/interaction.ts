import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { signIn } from '../measure.ts';
import type { Part } from '../part.ts';
import { quantile } from '../quantile.ts';
import { withProduct } from '../running.ts';
import { ms } from '../table.ts';
import { type Interaction, INTERACTIONS } from './interactions.ts';
import { timePress } from './time-press.ts';

/** The first ones load what only the first one has to load. */
const WARM_UP = 4;
const MEASURED = 40;

/** Measures the web in a browser, from the press of a button to the result on the screen. */
export const interaction: Part = {
  name: 'interaction',
  title: 'Interaction',
  method:
    '`npm start` and headless Chromium, both warm, nothing throttled: from the press to the frame that shows the ' +
    `result. ${MEASURED} presses each.`,
  measure: (bench) =>
    withProduct(bench, async (url) => ({
      columns: ['press', 'p50', 'p95', 'goal for p95'],
      rows: await measureAll(url),
    })),
};

async function measureAll(url: string): Promise<string[][]> {
  const token = await signIn(url);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const rows: string[][] = [];
    for (const each of INTERACTIONS) {
      const page = await arrive(browser, url, token);
      const times = await timesOf(page, each);
      rows.push([each.name, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), `≤ ${each.goalMs} ms`]);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function arrive(browser: Browser, url: string, token: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'en-US' });
  await page.addInitScript(`
    localStorage.setItem('token', ${JSON.stringify(token)});
    localStorage.setItem('settings', '{"tabBar":true}');
  `);
  return page;
}

async function timesOf(page: Page, { open, prepare, target, result, leave }: Interaction): Promise<number[]> {
  await open(page);
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + MEASURED; turn += 1) {
    await prepare?.(page, turn);
    const took = await timePress(page, target(page, turn), result);
    if (turn >= WARM_UP) times.push(took);
    await leave?.(page);
  }
  return times.toSorted((a, b) => a - b);
}

import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { signIn } from '../measure.ts';
import type { Part } from '../part.ts';
import { quantile } from '../quantile.ts';
import { withProduct } from '../running.ts';
import { ms } from '../table.ts';
import { type Interaction, INTERACTIONS } from './interactions.ts';
import { ScriptTime } from './script-time.ts';
import { timePress } from './time-press.ts';

/** The first ones load what only the first one has to load. */
const WARM_UP = 4;
const MEASURED = 24;

/** Of each step in the browser; the default of Playwright would let a bench that is stuck run for minutes. */
const STEP_TIMEOUT_MS = 15_000;

interface Press {
  /** From the release of the button to the paint of the result. */
  took: number;
  script: number;
}

/** Measures the web in a browser, from the press of a button to the result on the screen. */
export const interaction: Part = {
  name: 'interaction',
  title: 'Interaction',
  method:
    '`npm start` and headless Chromium, both warm, nothing throttled: from the release of the button to the paint of the ' +
    `result. ${MEASURED} presses each. Script is the median of the time that JavaScript runs for one press, which ` +
    'hardly depends on what else runs.',
  measure: (bench) =>
    withProduct(bench, async (url) => ({
      columns: ['press', 'p50', 'p95', 'goal for p95', 'script'],
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
      rows.push(rowOf(each, await pressesOf(page, each)));
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function rowOf({ name, goalMs }: Interaction, presses: Press[]): string[] {
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
  const times = sorted(presses.map(({ took }) => took));
  const scripts = sorted(presses.map(({ script }) => script));
  return [
    name,
    ms(quantile(times, 0.5)),
    ms(quantile(times, 0.95)),
    `≤ ${goalMs} ms`,
    ms(quantile(scripts, 0.5)),
  ];
}

async function arrive(browser: Browser, url: string, token: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'en-US' });
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await page.addInitScript(`
    localStorage.setItem('token', ${JSON.stringify(token)});
    localStorage.setItem('settings', '{"tabBar":true}');
  `);
  return page;
}

async function pressesOf(page: Page, interaction: Interaction): Promise<Press[]> {
  const { name, open, prepare, leave } = interaction;
  const presses: Press[] = [];
  let turn = 0;
  try {
    await open(page);
    const script = await ScriptTime.of(page);
    for (; turn < WARM_UP + MEASURED; turn += 1) {
      await prepare?.(page, turn);
      const press = await timed(page, interaction, turn, script);
      if (turn >= WARM_UP) presses.push(press);
      await leave?.(page);
    }
    return presses;
  } catch (cause) {
    throw new Error(`${name}, press ${turn + 1}: ${String(cause)}`, { cause });
  }
}

async function timed(
  page: Page,
  { target, result }: Interaction,
  turn: number,
  script: ScriptTime,
): Promise<Press> {
  const before = await script.read();
  const took = await timePress(page, target(page, turn), result);
  return { took, script: (await script.read()) - before };
}

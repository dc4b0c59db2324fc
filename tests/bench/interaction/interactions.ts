import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Result } from './time-press.ts';

const SEARCH_TABLE = '/list/search-table';
const WORKPLACE = '/dashboard/workplace';
/** What the page before still does is not part of the next press. */
const PAUSE_MS = 300;

/** Something that a person presses again and again. */
export interface Interaction {
  name: string;
  goalMs: number;
  open: (page: Page) => Promise<void>;
  /** Before each press, untimed. */
  prepare?: (page: Page, turn: number) => Promise<void>;
  target: (page: Page, turn: number) => Locator;
  result: Result;
  /** After each press, untimed. */
  leave?: (page: Page) => Promise<void>;
}

const REGION = '[role=group][aria-label="Search Table"]';
const TABLE = `document.querySelector('${REGION}')`;
const KEYS = `[...${TABLE}.querySelectorAll('tbody tr')].map((row) => row.dataset.key).join()`;

/** Other rows are shown, and nothing more is awaited. */
const OTHER_ROWS: Result = {
  mark: KEYS,
  isShown: `(${TABLE}.ariaBusy === 'false' && ${KEYS} !== mark)`,
};

const IS_RECORD_SHOWN = `(document.querySelector('dialog[open] dl') !== null && !document.querySelector('dialog[open] [aria-busy=true]'))`;

async function openTable(page: Page): Promise<void> {
  await page.goto(SEARCH_TABLE);
  await page.locator(`${REGION} tr[data-key]`).first().waitFor();
}

export const INTERACTIONS: Interaction[] = [
  {
    name: 'sort by a column',
    goalMs: 100,
    open: openTable,
    target: (page) => page.getByRole('columnheader', { name: 'Count' }).getByRole('button'),
    result: OTHER_ROWS,
  },
  {
    name: 'filter',
    goalMs: 100,
    open: openTable,
    prepare: async (page, turn) => {
      const status = page.getByLabel('Status', { exact: true });
      await status.selectOption(turn % 2 === 0 ? 'Online' : 'Offline');
    },
    target: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    result: OTHER_ROWS,
  },
  {
    name: 'turn the page',
    goalMs: 100,
    open: openTable,
    target: (page, turn) => page.getByRole('button', { name: `Page ${turn % 2 === 0 ? 2 : 1}`, exact: true }),
    result: OTHER_ROWS,
  },
  {
    name: 'open a record',
    goalMs: 100,
    open: openTable,
    target: (page, turn) =>
      page
        .locator(`${REGION} tr[data-key]`)
        .nth(turn % 10)
        .locator('td')
        .nth(4),
    result: { isShown: IS_RECORD_SHOWN },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'switch tabs, both visited before',
    goalMs: 50,
    open: async (page) => {
      await page.goto(WORKPLACE);
      await page.locator('canvas').first().waitFor();
      const link = page.locator(`nav a[href="${SEARCH_TABLE}"]`);
      await link
        .or(page.getByRole('button', { name: 'List' }))
        .first()
        .click();
      if (!page.url().endsWith(SEARCH_TABLE)) await link.click();
      await page.locator(`${REGION} tr[data-key]`).first().waitFor();
    },
    prepare: () => sleep(PAUSE_MS),
    target: (page, turn) =>
      page.locator(`[role=tab][data-name="${turn % 2 === 0 ? 'Workplace' : 'SearchTable'}"]`),
    result: {
      mark: `document.querySelector('[role=tab][aria-selected=true]').dataset.name`,
      isShown: `(mark === 'Workplace' ? ${TABLE} : document.querySelector('main canvas'))?.checkVisibility()`,
    },
  },
];

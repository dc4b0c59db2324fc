import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, violationsOf } from '../visitor.ts';
import { wrongOrderOf } from './dialog-order.ts';
import { brokenWordsOf } from './find-broken-words.ts';
import { lostTextsOf } from './find-lost.ts';
import { findUnmarked } from './find-unmarked.ts';
import { dependentOnOrder } from './sheet-order.ts';
import { smallTargetsOf } from './touch-targets.ts';

// What looks for breaches has to find one: in a page, and in a dialog over it.
const STYLES = [
  `.unnamed { width: 9px; height: 9px; padding: 0 }
   .cut { width: 90px; overflow: hidden; white-space: nowrap }
   .narrow { display: block; width: 40px; overflow-wrap: anywhere }
   .plain { all: unset }
   .disputed { float: left }`,
  '.disputed { float: right }',
];

/** Runs in the page, where HTML would need a policy of Trusted Types. */
const PUT = `(part) => {
  const add = (parent, name, attributes, text = '') => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(text);
    parent.append(element);
    return element;
  };
  const place = [...document.querySelectorAll(part)].at(-1);
  add(place, 'button', { type: 'button', class: 'unnamed' });
  add(place, 'div', { class: 'cut' }, 'A text that is cut off in its middle');
  for (const [name, word] of [['h3', 'Learning'], ['dt', 'Description'], ['p', 'Maintenance'], ['td', 'Operation']])
    add(place, name, { class: 'narrow' }, word + ' paths');
  const pair = add(place, 'div', {});
  add(pair, 'button', { type: 'button', class: 'plain', 'aria-pressed': 'true' }, 'Chosen');
  add(pair, 'button', { type: 'button', class: 'plain', 'aria-pressed': 'false' }, 'Not chosen');
  const list = add(place, 'ul', {});
  for (const text of ['One', 'Two', 'Three']) add(list, 'li', { class: 'disputed' }, text);
  add(place, 'button', { type: 'button', class: 'arco-btn arco-btn-primary' }, 'Primary');
}`;

async function putBreaches(page: Page, part: string): Promise<void> {
  for (const content of STYLES) await page.addStyleTag({ content });
  await page.evaluate(`(${PUT})(${JSON.stringify(part)})`);
}

async function expectFound(page: Page): Promise<void> {
  expect.soft((await violationsOf(page)).join()).toContain('button-name');
  expect.soft((await lostTextsOf(page)).join()).toContain('A text that is cut off');
  expect
    .soft(await brokenWordsOf(page))
    .toEqual(expect.arrayContaining(['h3 Learning', 'dt Description', 'p Maintenance', 'td Operation']));
  expect.soft((await dependentOnOrder(page)).join()).toMatch(/LI\.disputed: .*float/);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft((await findUnmarked(page)).unmarked).toContain('button Chosen');
  await page.emulateMedia({ forcedColors: 'none' });
  expect.soft((await smallTargetsOf(page)).join()).toContain('class="unnamed"');
}

test.beforeEach(({ page }) => arriveAs(page, 'admin'));

test('breaches of the rules are found in a page', async ({ page }) => {
  await page.goto('/list/search-table');
  await expect(page.locator('tbody tr[data-key]').first()).toBeVisible();
  await putBreaches(page, 'main');
  await expectFound(page);
});

test('breaches of the rules are found in a dialog', async ({ page }) => {
  await page.goto('/list/search-table?record=3&tab=edit');
  await expect(page.getByRole('dialog').getByLabel('Set Name')).toBeVisible();
  await putBreaches(page, 'dialog[open] form');
  await expectFound(page);
  expect(await wrongOrderOf(page)).toContain('primary action outside of the footer');
});

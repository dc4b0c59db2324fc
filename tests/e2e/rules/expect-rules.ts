import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../visitor.ts';
import { unevenRowsOf } from './chart-rows.ts';
import { wrongFocusOf, wrongOrderOf } from './dialog-order.ts';
import { leftOutClassesOf } from './find-left-out.ts';
import { lostTextsOf } from './find-lost.ts';
import { findUnmarked } from './find-unmarked.ts';
import { wrongWordsOf } from './page-words.ts';
import { dependentOnOrder } from './sheet-order.ts';
import { smallTargetsOf } from './touch-targets.ts';

/** Run in the page. What changes with these rules changes at once: even the shortest transition waits for a frame on each level. */
const add = (rules: string) => `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('${rules} *, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;
const STILL = add('');
const ENLARGE = add('html { font-size: 200% !important }');
const RESTORE = `document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); undefined`;

interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1280, height: 720 };
export const PHONE: Size = { width: 360, height: 740 };

/** One run shows everything that is wrong. */
const softly = expect.configure({ soft: true });
const TEXT_SIZE = 'parseFloat(getComputedStyle(document.body).fontSize)';
const WIDTH = 'document.documentElement.scrollWidth';

/** What holds in a page whose look follows the system, whatever it shows. */
export async function expectEveryRule(
  page: Page,
  compares: string[] = [],
  enlarged = [DESKTOP],
): Promise<void> {
  await expectDialogInOrder(page);
  softly(await violationsOf(page), 'violations').toEqual([]);
  softly(await dependentOnOrder(page), 'looks that depend on the order of style sheets').toEqual([]);
  softly(await leftOutClassesOf(page), 'classes of Arco whose rules the build leaves out').toEqual([]);
  await softly.poll(() => unevenRowsOf(page), 'rows whose charts begin at different heights').toEqual([]);
  // Forced colours replace those of either theme.
  await expectMarked(page, compares);
  await page.evaluate(STILL);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body[arco-theme=dark], body:not(:has(#root))')).toHaveCount(1);
  softly(await violationsOf(page), 'violations in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(RESTORE);
  await expectToFit(page, enlarged);
}

export async function expectWords(page: Page, language: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await softly.poll(() => wrongWordsOf(page, language), 'words').toEqual([]);
}

/** With forced colours, what is chosen is told from what is not. */
async function expectMarked(page: Page, compares: string[]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { unmarked, kinds } = await findUnmarked(page);
  softly(unmarked, 'not told apart in forced colours').toEqual([]);
  // A selector that finds nothing would prove nothing.
  softly(kinds, 'compared in forced colours').toEqual(expect.arrayContaining(compares));
  await page.emulateMedia({ forcedColors: 'none' });
}

/** No text is lost at 200 % in any of the sizes, and at 100 % fingers reach everything on a phone. */
export async function expectToFit(page: Page, enlarged: Size[]): Promise<void> {
  await page.evaluate(ENLARGE);
  for (const size of enlarged) {
    await page.setViewportSize(size);
    await softly.poll(() => page.evaluate(TEXT_SIZE), 'size of the text at 200 %').toBeGreaterThanOrEqual(28);
    await softly.poll(() => lostTextsOf(page), `texts lost at 200 %, ${size.width} px`).toEqual([]);
    await softly.poll(() => page.evaluate(WIDTH), 'width at 200 %').toBe(size.width);
  }
  await page.evaluate(RESTORE);
  await expectToFitPhone(page);
}

export async function expectToFitPhone(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE);
  await softly.poll(() => page.evaluate(WIDTH), 'width on a phone').toBe(PHONE.width);
  await softly.poll(() => smallTargetsOf(page), 'too small for a finger').toEqual([]);
  await expectDialogInOrder(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.setViewportSize(DESKTOP);
  await devTools.detach();
}

/** Only just opened: then the focus is where it starts. */
export async function expectFocusToStart(page: Page): Promise<void> {
  await softly.poll(() => wrongFocusOf(page), 'focus of the dialog').toEqual([]);
}

async function expectDialogInOrder(page: Page): Promise<void> {
  if ((await page.locator('dialog[open] h2').count()) === 0) return;
  await softly.poll(() => wrongOrderOf(page), 'order of the dialog').toEqual([]);
}

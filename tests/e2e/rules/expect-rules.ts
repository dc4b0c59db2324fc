import { type CDPSession, expect, type Page } from '@playwright/test';
import { violationsOf } from '../visitor.ts';
import { unevenRowsOf } from './chart-rows.ts';
import { wrongFocusOf, wrongOrderOf } from './dialog-order.ts';
import { brokenWordsOf } from './find-broken-words.ts';
import { leftOutClassesOf } from './find-left-out.ts';
import { lostTextsOf } from './find-lost.ts';
import { findUnmarked } from './find-unmarked.ts';
import { wrongWordsOf } from './page-words.ts';
import { dependentOnOrder } from './sheet-order.ts';
import { smallTargetsOf } from './touch-targets.ts';

/**
 * Run in the page. What changes with these rules changes at once. Even the shortest transition waits for a frame on each level,
 * and if all elements begin one, that takes longer than all rules together.
 */
const STILL = '*, ::before, ::after { transition: none !important }';
const ENLARGED = `html { font-size: 200% !important } ${STILL}`;

/** Runs in the page. Puts these rules after all others, in place of those of the call before. */
const PUT = `(rules) => {
  if (window.rulesOfTest === rules) return;
  window.rulesOfTest = rules;
  if (window.sheetOfTest === undefined) {
    window.sheetOfTest = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.sheetOfTest];
  }
  window.sheetOfTest.replaceSync(rules);
}`;
const put = (page: Page, rules: string) => page.evaluate(`(${PUT})(${JSON.stringify(rules)})`);

interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1280, height: 720 };
export const PHONE: Size = { width: 360, height: 740 };

/** How somebody looks at a page. */
interface Look {
  size: Size;
  /** The text has 200 % of its size. */
  isEnlarged: boolean;
}

const ENLARGED_DESK: Look = { size: DESKTOP, isEnlarged: true };
const IN_THE_HAND: Look = { size: PHONE, isEnlarged: false };
/** Of what is opened on a page. */
const SOME_LOOKS = [ENLARGED_DESK, IN_THE_HAND];
/** Of a page. Twice the size fits a phone too. */
export const LOOKS = [ENLARGED_DESK, { size: PHONE, isEnlarged: true }, IN_THE_HAND];
/** To begin with the look in which the others have ended. */
export const LOOKS_BACK = LOOKS.toReversed();

/** One run shows everything that is wrong. */
const softly = expect.configure({ soft: true });
const TEXT_SIZE = 'parseFloat(getComputedStyle(document.body).fontSize)';
const WIDTH = 'document.documentElement.scrollWidth';

/**
 * What holds in a page whose look follows the system, whatever it shows. To change the look takes longer than most of what is
 * asked: it is not changed back, so that the page is dark and on a phone at the end.
 */
export async function expectEveryRule(
  page: Page,
  compares: string[] = [],
  looks = SOME_LOOKS,
): Promise<void> {
  await expectDialogInOrder(page);
  await put(page, STILL);
  softly(await violationsOf(page), 'violations').toEqual([]);
  softly(await dependentOnOrder(page), 'looks that depend on the order of style sheets').toEqual([]);
  softly(await leftOutClassesOf(page), 'classes of Arco whose rules the build leaves out').toEqual([]);
  await softly.poll(() => unevenRowsOf(page), 'rows whose charts begin at different heights').toEqual([]);
  // Forced colours replace those of either theme.
  await expectMarked(page, compares);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await expect(page.locator('body[arco-theme=dark], body:not(:has(#root))')).toHaveCount(1);
  softly(await violationsOf(page), 'violations in the dark').toEqual([]);
  await expectToFit(page, looks);
}

/** As before any rule was checked, but that everything still changes at once. */
export async function lookAsBefore(page: Page): Promise<void> {
  await Promise.all([
    page.emulateMedia({ colorScheme: 'light' }),
    put(page, STILL),
    touch(page, false),
    page.setViewportSize(DESKTOP),
  ]);
  await expect(page.locator('body[arco-theme=dark]')).toHaveCount(0);
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
}

/** No text is lost at 200 %, and at 100 % fingers reach everything on a phone. */
export async function expectToFit(page: Page, looks: Look[]): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    await (look.isEnlarged ? expectAllText(page, look.size) : expectTargets(page));
  }
}

/** What exists on a phone only. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await expectToFit(page, [IN_THE_HAND]);
}

async function show(page: Page, { size, isEnlarged }: Look): Promise<void> {
  await Promise.all([
    put(page, isEnlarged ? ENLARGED : STILL),
    touch(page, size === PHONE),
    page.setViewportSize(size),
  ]);
}

/** The devices of pages that are touched. */
const touched = new WeakMap<Page, CDPSession>();

async function touch(page: Page, enabled: boolean): Promise<void> {
  if (touched.has(page) === enabled) return;
  const device = touched.get(page) ?? (await page.context().newCDPSession(page));
  await device.send('Emulation.setTouchEmulationEnabled', { enabled });
  if (enabled) touched.set(page, device);
  else {
    touched.delete(page);
    await device.detach();
  }
}

async function expectAllText(page: Page, { width }: Size): Promise<void> {
  await softly.poll(() => page.evaluate(TEXT_SIZE), 'size of the text at 200 %').toBeGreaterThanOrEqual(28);
  await softly.poll(() => lostTextsOf(page), `texts lost at 200 %, ${width} px`).toEqual([]);
  await softly.poll(() => brokenWordsOf(page), `words broken at 200 %, ${width} px`).toEqual([]);
  await softly.poll(() => page.evaluate(WIDTH), 'width at 200 %').toBe(width);
}

async function expectTargets(page: Page): Promise<void> {
  await softly.poll(() => page.evaluate(WIDTH), 'width on a phone').toBe(PHONE.width);
  await softly.poll(() => brokenWordsOf(page), 'words broken on a phone').toEqual([]);
  await softly.poll(() => smallTargetsOf(page), 'too small for a finger').toEqual([]);
  await expectDialogInOrder(page);
}

/** Only just opened: then the focus is where it starts. */
export async function expectFocusToStart(page: Page): Promise<void> {
  await softly.poll(() => wrongFocusOf(page), 'focus of the dialog').toEqual([]);
}

async function expectDialogInOrder(page: Page): Promise<void> {
  if ((await page.locator('dialog[open] h2').count()) === 0) return;
  await softly.poll(() => wrongOrderOf(page), 'order of the dialog').toEqual([]);
}

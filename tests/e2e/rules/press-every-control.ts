import { expect, type Page, type Request } from '@playwright/test';
import { follow, settled } from '../visitor.ts';

/** How long animations may take after a press and after the last response to it. */
const SETTLE_MS = 350;
/** How long nothing may change before the page counts as settled earlier. */
const STILL_MS = 150;
/** A press whose requests take longer is judged without waiting for them. */
const MAX_WAIT_MS = 2_000;
/** Longer than the product looks for a place for a focus that was lost while a view loads. */
const LATE_FOCUS_MS = 15_000;

/**
 * Runs in the page. Finds the controls of the topmost dialog, or those of `scope` if no dialog is open. If
 * every row has the same controls, it takes those of one row. The same goes for cards whose controls name the title of
 * their card.
 */
const FIND_CONTROLS = `(scope) => {
  const KINDS = 'button, summary, [role=tab], [role^=menuitem], [role=switch], input[type=checkbox], input[type=radio], main a[href^="/"]';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
  const titleOf = (card) => document.getElementById(card?.getAttribute('aria-labelledby') ?? '')?.textContent.trim() ?? '';
  const seen = new Set();
  window.controlsOfTest = [...document.querySelectorAll(KINDS)].filter((element) => {
    if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) return false;
    if (dialog ? !dialog.contains(element) : !element.closest(scope)) return false;
    if (element.getClientRects().length === 0) return false;
    const row = element.closest('tr, li, article');
    const title = titleOf(element.closest('[aria-labelledby]'));
    const kind = row?.parentElement.children.length > 3 ? row.tagName + element.tagName + element.className : nameOf(element).replace(title, '');
    return !seen.has(kind) && seen.add(kind);
  });
  return window.controlsOfTest.map((element) => nameOf(element).trim().slice(0, 60));
}`;

/**
 * Runs in the page, after the controls were found. Equal for dialogs that differ only in their figures and in the columns
 * of their table.
 */
const SHAPE = `(() => {
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent;
  const shapes = window.controlsOfTest.map((element) => element.closest('th') ? 'column ' + element.className : nameOf(element).replace(/[\\d.,]+/g, '#'));
  return [...new Set(shapes)].sort().join();
})()`;

/** Runs in the page. Waits until nothing changes and nothing moves any more. */
const UNTIL_STILL = `(async () => {
  const end = performance.now() + ${SETTLE_MS};
  let changedAt = performance.now();
  const observer = new MutationObserver(() => { changedAt = performance.now(); });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const isMoving = () => document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  while (performance.now() < end && (performance.now() - changedAt < ${STILL_MS} || isMoving())) await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
})()`;

/** Runs in the page. @returns the key that presses the control */
const FOCUS = `(index) => {
  const control = window.controlsOfTest[index];
  control.focus();
  return control.matches('input') ? 'Space' : 'Enter';
}`;

/** A newly loaded document has no focused element. */
const KEEPS_FOCUS = `window.controlsOfTest === undefined || ![null, document.body].includes(document.activeElement)`;

/**
 * Presses each control of a page with the keyboard, and each control of the dialogs that open.
 * @param scope a CSS selector for the part of the page to test
 * @returns the path to each control that left the focus on the body
 */
export async function pressEveryControl(page: Page, path: string, scope: string): Promise<string[]> {
  const crawl = new Crawl(page, path, scope);
  await crawl.arrive();
  const names = await crawl.controls();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    await crawl.reopen();
    await crawl.press(name);
    if (await crawl.hasDialog()) await crawl.pressInDialog(name);
  }
  return crawl.lost;
}

class Crawl {
  readonly lost: string[] = [];
  readonly #page: Page;
  readonly #path: string;
  readonly #scope: string;
  readonly #openRequests = new Set<Request>();
  readonly #seenShapes = new Set<string>();

  constructor(page: Page, path: string, scope: string) {
    this.#page = page;
    this.#path = path;
    this.#scope = scope;
    page.on('request', (request) => this.#openRequests.add(request));
    page.on('requestfinished', (request) => this.#openRequests.delete(request));
    page.on('requestfailed', (request) => this.#openRequests.delete(request));
  }

  /** From the page that is open, if nothing lies over it and nothing asks before it is left. */
  async arrive(): Promise<void> {
    if (await this.hasDialog()) return this.open();
    await follow(this.#page, this.#path);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(this.#page);
    if ((await this.hasDialog()) || !this.#isThere()) await this.open();
  }

  async open(): Promise<void> {
    this.#openRequests.clear();
    await this.#page.goto(this.#path);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(this.#page);
  }

  /** Returns to the page without its dialogs. Loads it again only if that is the only way, because that is slow. */
  async reopen(): Promise<void> {
    if (await this.hasDialog()) await this.#page.keyboard.press('Escape');
    if (await this.hasDialog()) await this.open();
    else if (!this.#isThere()) await follow(this.#page, this.#path);
  }

  async hasDialog(): Promise<boolean> {
    return (await this.#page.locator('dialog[open]').count()) > 0;
  }

  controls(): Promise<string[]> {
    return this.#page.evaluate<string[]>(`(${FIND_CONTROLS})(${JSON.stringify(this.#scope)})`);
  }

  /** Returns whether the control existed. */
  async press(name: string, opener = ''): Promise<boolean> {
    const index = (await this.controls()).indexOf(name);
    if (index === -1) return false;
    await this.#page.keyboard.press(await this.#page.evaluate<string>(`(${FOCUS})(${index})`));
    await this.#expectFocus([this.#path, opener, name]);
    return true;
  }

  async pressInDialog(opener: string): Promise<void> {
    const names = await this.controls();
    const shape = await this.#page.evaluate<string>(SHAPE);
    // The rows behind each figure of a page open in the same dialog: there, only closing it is pressed again.
    const isSeen = this.#seenShapes.has(shape);
    this.#seenShapes.add(shape);
    for (const name of isSeen ? [] : names) {
      if (!(await this.hasDialog())) {
        await this.reopen();
        await this.press(opener);
      }
      if (!(await this.press(name, opener))) continue;
      // A confirmation opened on top of the dialog.
      if ((await this.#page.locator('dialog[open]').count()) > 1) await this.#escape(`${opener} > ${name}`);
    }
    if (await this.hasDialog()) await this.#escape(opener);
  }

  #isThere(): boolean {
    return new URL(this.#page.url()).pathname === this.#path;
  }

  async #escape(opener: string): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await this.#expectFocus([this.#path, opener, 'Escape']);
  }

  /** Without the stream of live events, which does not end. */
  #hasOpenRequests(): boolean {
    return [...this.#openRequests].some((request) => !request.url().endsWith('/api/events'));
  }

  async #waitForEffects(): Promise<void> {
    const end = Date.now() + MAX_WAIT_MS;
    // A press may load another document, which ends the script.
    do await this.#page.evaluate(UNTIL_STILL).catch(() => this.#page.waitForTimeout(SETTLE_MS));
    while (this.#hasOpenRequests() && Date.now() < end);
  }

  async #expectFocus(trail: string[]): Promise<void> {
    const before = this.#page.url();
    await this.#waitForEffects();
    const end = Date.now() + LATE_FOCUS_MS;
    while (!(await this.#page.evaluate<boolean>(KEEPS_FOCUS))) {
      if (Date.now() > end) {
        this.lost.push(`${trail.filter(Boolean).join(' > ')} (${before})`);
        return;
      }
      await this.#page.waitForTimeout(100);
    }
  }
}

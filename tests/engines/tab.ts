import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { DriverTab } from './browsers/browser.ts';
import {
  call,
  find,
  firstOf,
  place,
  TESTING_LIBRARY,
  type Name,
  type Step,
  type Which,
} from './browsers/in-page.ts';

const NO_LIBRARY = 'no library';

/** Longer than any engine needs on a busy machine. */
const WAIT = { timeout: 45_000, intervals: [50, 100, 200, 300] };

/** Elements on a page, found anew each time they are used. */
export class Locator {
  protected readonly driver: DriverTab;
  readonly #steps: Step[];

  constructor(driver: DriverTab, steps: Step[] = []) {
    this.driver = driver;
    this.#steps = steps;
  }

  role(role: string, name?: Name): Locator {
    return this.#inside({ by: 'role', role, name });
  }

  label(name: Name): Locator {
    return this.#inside({ by: 'label', name });
  }

  text(name: Name): Locator {
    return this.#inside({ by: 'text', name });
  }

  css(selector: string): Locator {
    return this.#inside({ by: 'css', selector });
  }

  /** Waits until the element is displayed. */
  async shown(): Promise<void> {
    await this.passes(async () => {
      expect(await this.#count(), this.#description).toBeGreaterThan(0);
    });
  }

  /** Waits until no such element is displayed. */
  async gone(): Promise<void> {
    await this.passes(async () => {
      expect(await this.#count(), this.#description).toBe(0);
    });
  }

  /** Waits until the element has this property, such as `textContent`. */
  async has(property: string, value: string | RegExp): Promise<void> {
    await this.passes(async () => {
      const current = String(await this.read(property));
      if (typeof value === 'string') expect(current, this.#description).toBe(value);
      else expect(current, this.#description).toMatch(value);
    });
  }

  async read(property: string): Promise<unknown> {
    await this.shown();
    return this.#evaluate(`${firstOf(this.#steps)}?.${property}`);
  }

  /** Clicks as soon as the element stands still and nothing covers it. */
  async click(): Promise<void> {
    await this.driver.show();
    let wasPressed = false;
    await this.passes(async () => {
      // A click that leads to another document may be reported as failed by WebKit, though it did what it should.
      if (wasPressed && (await this.#count()) === 0) return;
      const before = await this.#place();
      expect(before, `${this.#description} can be clicked`).not.toBeNull();
      expect(await this.#place(), `${this.#description} stands still`).toBe(before);
      wasPressed = true;
      await this.driver.click(firstOf(this.#steps));
    });
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.driver.selectAll();
    await this.driver.press('Backspace');
    await this.driver.type(text);
    await this.has('value', text);
  }

  /** Chooses a file in an `<input type="file">`, which may be hidden behind a button. */
  async chooseFile(path: string): Promise<void> {
    await this.passes(async () => {
      expect(await this.#count('all'), this.#description).toBe(1);
    });
    await this.driver.chooseFile(firstOf(this.#steps, 'all'), path);
  }

  /** Waits until nothing throws, but not for a browser that has ended. */
  protected async passes(check: () => Promise<void>): Promise<void> {
    let end: Error | undefined;
    await expect(async () => {
      try {
        await check();
      } catch (error) {
        if (!this.driver.hasEnded()) throw error;
        end = new Error('The browser or its driver has ended.', { cause: error });
      }
    }).toPass(WAIT);
    if (end) throw end;
  }

  get #description(): string {
    return JSON.stringify(this.#steps);
  }

  #inside(step: Step): Locator {
    return new Locator(this.driver, [...this.#steps, step]);
  }

  async #count(which: Which = 'displayed'): Promise<number> {
    return (await this.#evaluate(`${call(find, this.#steps, which)}.length`)) as number;
  }

  async #place(): Promise<unknown> {
    return this.#evaluate(`(${place.toString()})(${firstOf(this.#steps)})`);
  }

  /** Each document gets the library once. A driver takes long for a question, so that it is not asked for by one of its own. */
  async #evaluate(expression: string): Promise<unknown> {
    const value = await this.driver.evaluate(
      `typeof TestingLibraryDom === 'undefined' ? '${NO_LIBRARY}' : (${expression})`,
    );
    if (value !== NO_LIBRARY) return value;
    await this.driver.evaluate(`(() => {\n${TESTING_LIBRARY}\n})()`);
    return this.driver.evaluate(expression);
  }
}

/** A tab of a browser, and everything on its page. */
export class Tab extends Locator {
  readonly #origin: string;

  constructor(driver: DriverTab, origin: string) {
    super(driver);
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.#origin).href);
  }

  async reload(): Promise<void> {
    await this.driver.reload();
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.driver.evaluate(expression);
  }

  async press(key: 'Enter' | 'Escape'): Promise<void> {
    await this.driver.show();
    await this.driver.press(key);
  }

  /** Waits until the expression has the value. */
  async becomes(expression: string, value: unknown): Promise<void> {
    await this.passes(async () => {
      expect(await this.evaluate(expression), expression).toEqual(value);
    });
  }

  /** Waits until this is the path, with the query. */
  async at(path: string): Promise<void> {
    await this.becomes('location.pathname + location.search', path);
  }

  async screenshot(path: string): Promise<void> {
    await this.driver.show();
    await writeFile(path, await this.driver.screenshot());
  }

  async close(): Promise<void> {
    await this.driver.close();
  }
}

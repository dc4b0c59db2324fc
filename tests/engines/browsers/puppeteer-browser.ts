import {
  launch,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Browser, Complaint, DriverTab, EngineProcess, Key } from './browser.ts';

/** Starts Chromium, or Firefox over WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<EngineProcess> {
  const browser = await launch(options);
  const { downloadBehavior } = options;
  return {
    open: async () =>
      new PuppeteerBrowser(await browser.createBrowserContext(downloadBehavior ? { downloadBehavior } : {})),
    stop: async () => browser.close(),
  };
}

class PuppeteerBrowser implements Browser {
  readonly #context: BrowserContext;
  readonly #complaints: Complaint[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async newTab(): Promise<DriverTab> {
    const page = await this.#context.newPage();
    await page.setViewport({ width: 1280, height: 860 });
    page.on('pageerror', (error) => this.#complaints.push({ kind: 'exception', text: String(error) }));
    page.on('console', (message) => this.#complaints.push({ kind: 'message', text: message.text() }));
    return new PuppeteerTab(page);
  }

  complaints(): Complaint[] {
    return this.#complaints;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

class PuppeteerTab implements DriverTab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  hasEnded(): boolean {
    return !this.#page.browser().connected;
  }

  async show(): Promise<void> {
    await this.#page.bringToFront();
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: 'domcontentloaded' });
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  async click(element: string): Promise<void> {
    await (await this.#handle(element)).click();
  }

  async chooseFile(element: string, path: string): Promise<void> {
    const input = (await this.#handle(element)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async selectAll(): Promise<void> {
    await this.#page.keyboard.down('Control');
    await this.#page.keyboard.press('a');
    await this.#page.keyboard.up('Control');
  }

  async screenshot(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  async #handle(expression: string): Promise<ElementHandle> {
    const handle = (await this.#page.evaluateHandle(expression)).asElement();
    if (!handle) throw new Error('The element is gone.');
    return handle as ElementHandle;
  }
}

import { Builder, Capabilities, Key as SeleniumKey, WebDriver, type WebElement } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import type { Browser, DriverTab, Key } from './browser.ts';

const KEYS: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Backspace: SeleniumKey.BACK_SPACE,
};

export interface DriverProcess {
  hasEnded(): boolean;
  /** Ends it with its browser. */
  end(): Promise<void>;
}

/** Opens the small browser of WebKitGTK, through a WebKitWebDriver that runs and is ended with it. */
export async function openWebKit(server: string, process: DriverProcess): Promise<Browser> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const session = new Builder().usingServer(server).withCapabilities(capabilities).build();
  const driver = new LimitedDriver(await answered(process, session), process);
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
  const windows = new Windows(driver, process);
  return new WebKitBrowser(windows, await windows.first());
}

/** Longer than anything that the driver itself limits. */
const COMMAND_MS = 75_000;

/** Ends a driver that does not answer: no command has a time limit by itself. */
async function answered<T>(process: DriverProcess, answer: PromiseLike<T>): Promise<T> {
  const limit = setTimeout(() => void process.end(), COMMAND_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(limit);
  }
}

class LimitedDriver extends WebDriver {
  readonly #process: DriverProcess;

  constructor(driver: WebDriver, process: DriverProcess) {
    super(driver.getSession(), driver.getExecutor());
    this.#process = process;
  }

  override async execute(command: Command): Promise<void> {
    return answered(this.#process, super.execute(command));
  }
}

/** A session has one current window, to which all commands go. */
class Windows {
  readonly process: DriverProcess;
  readonly #driver: WebDriver;
  #current: string | undefined;

  constructor(driver: WebDriver, process: DriverProcess) {
    this.#driver = driver;
    this.process = process;
  }

  /** The session, with this window as the current one. */
  async at(window: string): Promise<WebDriver> {
    if (this.#current !== window) await this.#driver.switchTo().window(window);
    this.#current = window;
    return this.#driver;
  }

  /** @returns the new one, which is the current one now */
  async open(): Promise<string> {
    await this.#driver.switchTo().newWindow('window');
    return this.first();
  }

  /** @returns the one that the session opened by itself, while there is no other */
  async first(): Promise<string> {
    this.#current = await this.#driver.getWindowHandle();
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return this.#current;
  }

  closed(): void {
    this.#current = undefined;
  }
}

class WebKitBrowser implements Browser {
  readonly #windows: Windows;
  #unused: string | undefined;

  constructor(windows: Windows, first: string) {
    this.#windows = windows;
    this.#unused = first;
  }

  async newTab(): Promise<DriverTab> {
    // A tab that is not in front is hidden until somebody clicks on it. Windows are all visible.
    const window = this.#unused ?? (await this.#windows.open());
    this.#unused = undefined;
    return new WebKitTab(this.#windows, window);
  }

  /** WebKitWebDriver reports neither messages nor exceptions. */
  complaints(): [] {
    return [];
  }

  async close(): Promise<void> {
    await this.#windows.process.end();
  }
}

class WebKitTab implements DriverTab {
  readonly #windows: Windows;
  readonly #window: string;

  constructor(windows: Windows, window: string) {
    this.#windows = windows;
    this.#window = window;
  }

  hasEnded(): boolean {
    return this.#windows.process.hasEnded();
  }

  async show(): Promise<void> {
    await this.#driver();
  }

  async goto(url: string): Promise<void> {
    await (await this.#driver()).get(url);
  }

  async reload(): Promise<void> {
    await (await this.#driver()).navigate().refresh();
  }

  async evaluate(expression: string): Promise<unknown> {
    return (await this.#driver()).executeScript(`return ${expression}`);
  }

  async click(element: string): Promise<void> {
    await (await this.#element(element)).click();
  }

  async chooseFile(element: string, path: string): Promise<void> {
    await (await this.#element(element)).sendKeys(path);
  }

  async type(text: string): Promise<void> {
    await (await this.#driver()).actions().sendKeys(text).perform();
  }

  async press(key: Key): Promise<void> {
    await (await this.#driver()).actions().sendKeys(KEYS[key]).perform();
  }

  async selectAll(): Promise<void> {
    const { CONTROL } = SeleniumKey;
    await (await this.#driver()).actions().keyDown(CONTROL).sendKeys('a').keyUp(CONTROL).perform();
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await (await this.#driver()).takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await (await this.#driver()).close();
    this.#windows.closed();
  }

  async #element(expression: string): Promise<WebElement> {
    return (await this.#driver()).executeScript<WebElement>(`return ${expression}`);
  }

  #driver(): Promise<WebDriver> {
    return this.#windows.at(this.#window);
  }
}

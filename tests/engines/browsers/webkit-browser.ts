import {
  Builder,
  Capabilities,
  Key as SeleniumKey,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type { Browser, DriverTab, Key } from './browser.ts';

const KEYS: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Backspace: SeleniumKey.BACK_SPACE,
};

/** Opens the small browser of WebKitGTK, through a WebKitWebDriver that runs. */
export async function openWebKit(server: string): Promise<Browser> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  return new WebKitBrowser(driver);
}

/** A session has one current window, to which all commands go. */
class Windows {
  readonly #driver: WebDriver;
  #current: string | undefined;

  constructor(driver: WebDriver) {
    this.#driver = driver;
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
    return await this.first();
  }

  async first(): Promise<string> {
    this.#current = await this.#driver.getWindowHandle();
    return this.#current;
  }

  closed(): void {
    this.#current = undefined;
  }
}

class WebKitBrowser implements Browser {
  readonly #driver: WebDriver;
  readonly #windows: Windows;
  #isNew = true;

  constructor(driver: WebDriver) {
    this.#driver = driver;
    this.#windows = new Windows(driver);
  }

  async newTab(): Promise<DriverTab> {
    // A tab that is not in front is hidden until somebody clicks on it. Windows are all visible.
    const window = await (this.#isNew ? this.#windows.first() : this.#windows.open());
    this.#isNew = false;
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return new WebKitTab(this.#windows, window);
  }

  /** WebKitWebDriver reports neither messages nor exceptions. */
  complaints(): [] {
    return [];
  }

  async close(): Promise<void> {
    await this.#driver.quit();
  }
}

class WebKitTab implements DriverTab {
  readonly #windows: Windows;
  readonly #window: string;

  constructor(windows: Windows, window: string) {
    this.#windows = windows;
    this.#window = window;
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

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

class WebKitBrowser implements Browser {
  readonly #driver: WebDriver;
  #isNew = true;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async newTab(): Promise<DriverTab> {
    // A tab that is not in front is hidden until somebody clicks on it. Windows are all visible.
    if (!this.#isNew) await this.#driver.switchTo().newWindow('window');
    this.#isNew = false;
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return new WebKitTab(this.#driver, await this.#driver.getWindowHandle());
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
  readonly #session: WebDriver;
  readonly #window: string;

  constructor(session: WebDriver, window: string) {
    this.#session = session;
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
  }

  async #element(expression: string): Promise<WebElement> {
    return (await this.#driver()).executeScript<WebElement>(`return ${expression}`);
  }

  /** A session has one current window, to which all commands go. */
  async #driver(): Promise<WebDriver> {
    await this.#session.switchTo().window(this.#window);
    return this.#session;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type TestInfo } from '@playwright/test';
import type { Engine } from '../support/engines.ts';
import { test as base } from '../support/test.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import type { Complaint, EngineProcess } from './browsers/browser.ts';
import { startEngine } from './browsers/start-engine.ts';
import { LossyProxy } from './lossy-proxy.ts';
import { Tab } from './tab.ts';

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  /** Opens a tab in the browser of the journey. */
  newTab: () => Promise<Tab>;
  /** The first tab. */
  tab: Tab;
  /** Another way to the product, on which things may be lost. */
  lossyProxy: LossyProxy;
}

/** Firefox reports a font whose download ends with its page, as if the page had thrown (NS_BINDING_ABORTED). */
const FONT_LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

function isException({ kind, text }: Complaint): boolean {
  return kind === 'exception' && !FONT_LEFT_BEHIND.test(text);
}

interface Running extends EngineProcess {
  directory: string;
}

/** Journeys. Each worker runs one engine and one product; each journey has a browser with empty storage. */
export const test = base.extend<Fixtures, EngineOptions & { running: Running }>({
  engine: ['chromium', { scope: 'worker', option: true }],
  running: [
    async ({ engine }, use) => {
      const directory = await makeTemporaryDirectory();
      const running = await startEngine(engine, directory);
      await use({ ...running, directory });
      await running.stop();
      await removeDirectory(directory);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  newTab: async ({ running, product }, use, info) => {
    const browser = await running.open();
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = new Tab(await browser.newTab(), product.url);
      tabs.push(tab);
      return tab;
    });
    const complaints = browser.complaints();
    const hasFailed = info.status !== info.expectedStatus;
    const pictures = hasFailed ? await picturesOf(tabs, info) : [];
    await orGiveUp(browser.close());
    expect(complaints.filter(isException)).toEqual([]);
    if (hasFailed) {
      throw new Error(['The tabs:', ...pictures, 'Their console:', ...complaints.map(textOf)].join('\n'));
    }
  },
  tab: async ({ newTab }, use) => use(await newTab()),
  lossyProxy: async ({ product }, use) => {
    const proxy = await LossyProxy.open(product.url);
    await use(proxy);
    proxy.close();
  },
});

const TEARDOWN_MS = 15_000;

/** A page that hangs never answers its driver. It ends with the process of the engine. */
async function orGiveUp(work: Promise<void>): Promise<void> {
  await Promise.race([work.catch(() => undefined), sleep(TEARDOWN_MS)]);
}

const textOf = ({ text }: Complaint) => text;

/** The paths of screenshots. */
async function picturesOf(tabs: Tab[], info: TestInfo): Promise<string[]> {
  const pictures: string[] = [];
  for (const [index, tab] of tabs.entries()) {
    const path = info.outputPath(`tab-${index + 1}.png`);
    await orGiveUp(tab.screenshot(path)); // the tab may be closed
    pictures.push(path);
  }
  return pictures;
}

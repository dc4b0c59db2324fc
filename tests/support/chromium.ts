import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';
import { aptInstall, findInPath, succeeds, type Note } from './install.ts';

const require = createRequire(import.meta.url);

/** Chromium without windows. The same pages take it half of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** It calls nobody by itself. As root it does not start with its sandbox enabled. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // To draw as another machine does, such as --font-render-hinting=none --disable-lcd-text.
  ...(process.env.SALA_CHROMIUM_ARGS?.split(' ') ?? []),
];

/** The installed browser for tests: from CHROMIUM_PATH, from the PATH, or from Playwright's cache. */
export function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, findInPath([HEADLESS_SHELL]), findCompleteChromium()]);
}

/** The installed browser that people use, with windows. */
export function findCompleteChromium(): string | undefined {
  return firstOf([findInPath(COMPLETE), downloadedChromium()]);
}

/** Where Playwright has it, or would have it. It is loaded when this is asked: most runs of `npm test` need no browser. */
function downloadedChromium(): string {
  const { chromium } = require('@playwright/test') as typeof Playwright;
  return chromium.executablePath();
}

/** Finds a browser or installs one: with Playwright, or else from the packages of the system. */
export async function ensureChromium(note: Note): Promise<string> {
  const playwright = require.resolve('@playwright/test/cli');
  const ways = [
    () => succeeds(process.execPath, playwright, 'install', 'chromium'),
    () => aptInstall(['chromium', 'fonts-wqy-zenhei'], note),
  ];
  if (process.env.CHROMIUM_PATH === undefined && findInPath([HEADLESS_SHELL]) === undefined) {
    await aptInstall([HEADLESS_SHELL, 'fonts-wqy-zenhei'], note);
  }
  for (;;) {
    const found = findChromium();
    // Playwright's browser does not run until the libraries that it needs are installed.
    if (found !== undefined && (await succeeds(found, '--version'))) return found;
    const install = ways.shift();
    if (install === undefined) break;
    note('installing Chromium');
    await install();
  }
  throw new Error(
    'There is no Chromium and none can be installed: install one and name it with CHROMIUM_PATH.',
  );
}

function firstOf(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

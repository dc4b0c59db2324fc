import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The installed browser: from CHROMIUM_PATH, from the PATH, or from Playwright's cache. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const installed = PATH.split(delimiter).flatMap((directory) => NAMES.map((name) => join(directory, name)));
  return [CHROMIUM_PATH ?? '', ...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds a browser or installs one: with Playwright, or else (as root on Debian) from the system packages. */
export async function ensureChromium(note: (doing: string) => void): Promise<string> {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const ways = [
    [process.execPath, playwright, 'install', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', 'chromium', 'fonts-wqy-zenhei'],
  ];
  for (;;) {
    const found = findChromium();
    // Playwright's browser does not run until the libraries that it needs are installed.
    if (found !== undefined && (await succeeds(found, '--version'))) return found;
    const [program, ...args] = ways.shift() ?? [];
    if (program === undefined) break;
    note(`installing Chromium: ${[program, ...args].join(' ')}`);
    await succeeds(program, ...args);
  }
  throw new Error(
    'There is no Chromium and none can be installed: install one and name it with CHROMIUM_PATH.',
  );
}

async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    const [code] = (await once(spawn(program, args, { stdio: 'ignore', env }), 'close')) as [number | null];
    return code === 0;
  } catch {
    return false; // program not found
  }
}

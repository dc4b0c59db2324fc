import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHROMIUM_ARGS } from '../../support/chromium.ts';
import { findEngine, type Engine } from '../../support/engines.ts';
import type { EngineProcess } from './browser.ts';
import { startPuppeteer } from './puppeteer-browser.ts';
import { startWebKit } from './webkit-process.ts';

/** Starts an engine that keeps its files in the directory. */
export async function startEngine(engine: Engine, directory: string): Promise<EngineProcess> {
  const downloads = join(directory, 'downloads');
  await mkdir(downloads, { recursive: true });
  const [program, display] = findEngine(engine) ?? [];
  if (program === undefined) throw new Error(`There is no ${engine} here.`);
  switch (engine) {
    case 'chromium':
      return startPuppeteer({
        executablePath: program,
        args: CHROMIUM_ARGS,
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
    case 'firefox':
      return startPuppeteer({
        browser: 'firefox',
        executablePath: program,
        extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
      });
    case 'webkit':
      return startWebKit({ driver: program, display: display ?? '' }, join(directory, 'home'), downloads);
  }
}

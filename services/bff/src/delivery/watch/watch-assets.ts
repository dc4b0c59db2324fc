import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../common/errors/startup-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';

/** The addresses of the files that the pages load. */
export interface WatchAssets {
  style: string;
  script: string;
  /** What tells of events. */
  events: string;
  /** The two weights of Khmer. */
  fonts: string[];
}

interface Chunk {
  file: string;
  css?: string[];
}

const SCRIPT = 'sample-channel/main.ts';
const STYLE = 'sample-channel/styles.css';
const EVENTS = `${SERVED_PREFIXES.collect}/v1/sala.js`;
const FONT = /noto-sans-khmer-khmer-(?:400|700)-normal\.woff2$/;
/** Where the web's development server has them. */
const SOURCES: WatchAssets = { style: `/${STYLE}`, script: `/${SCRIPT}`, events: EVENTS, fonts: [] };

/** @throws StartupError if the web was built without them */
export async function readWatchAssets(webDirectory: string | undefined): Promise<WatchAssets> {
  if (webDirectory === undefined) return SOURCES;
  const file = join(webDirectory, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Chunk>;
  const script = manifest[SCRIPT];
  const [style] = script?.css ?? [];
  if (!script || style === undefined)
    throw new StartupError(
      'SALA_WEB_DIR: it has no sample channel; build the web again, or set SALA_CHANNEL=off.',
    );
  const fonts = Object.entries(manifest).filter(([source]) => FONT.test(source));
  return {
    style: `/${style}`,
    script: `/${script.file}`,
    events: EVENTS,
    fonts: fonts.map(([, { file: font }]) => `/${font}`),
  };
}

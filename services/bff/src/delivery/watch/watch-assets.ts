import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../common/errors/startup-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';

/** The addresses of the files that the pages load. */
export interface WatchAssets {
  style: string;
  script: string;
  /** The script that reports events. */
  events: string;
  /** The style sheet with the font of pages in Khmer. */
  khmerStyle?: string;
}

interface Chunk {
  file: string;
  css?: string[];
}

const SCRIPT = 'sample-channel/main.ts';
const STYLE = 'sample-channel/styles.css';
const EVENTS = `${SERVED_PREFIXES.collect}/v1/sala.js`;
const KHMER_STYLE = 'sample-channel/khmer-font.css';
/** Where the web's development server has them. */
const SOURCES: WatchAssets = { style: `/${STYLE}`, script: `/${SCRIPT}`, events: EVENTS };

/** @throws StartupError if the web was built without them */
export async function readWatchAssets(webDirectory: string | undefined): Promise<WatchAssets> {
  if (webDirectory === undefined) return SOURCES;
  const file = join(webDirectory, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Chunk>;
  const script = manifest[SCRIPT];
  const [style] = script?.css ?? [];
  const khmer = manifest[KHMER_STYLE];
  if (!script || style === undefined || !khmer)
    throw new StartupError(
      'SALA_WEB_DIR: it has no sample channel; build the web again, or set SALA_CHANNEL=off.',
    );
  return {
    style: `/${style}`,
    script: `/${script.file}`,
    events: EVENTS,
    khmerStyle: `/${khmer.file}`,
  };
}

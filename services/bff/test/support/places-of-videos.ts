import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OBJECT_STORE_PATH, startObjectStore } from './object-store.js';

/** Where a deployment stores its videos. */
export interface PlaceOfVideos {
  environment: NodeJS.ProcessEnv;
  /** The names of what is stored of videos. */
  stored(): Promise<string[]>;
  stop(): Promise<void>;
}

async function directory(): Promise<PlaceOfVideos> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-videos-'));
  return {
    environment: { SALA_MEDIA_DIR: folder },
    stored: async () => [
      ...(await namesIn(join(folder, 'videos'))),
      ...(await namesIn(join(folder, 'uploads'))),
    ],
    stop: () => rm(folder, { recursive: true }),
  };
}

async function bucket(program: string): Promise<PlaceOfVideos> {
  const store = await startObjectStore(program);
  const files = join(store.directory, 'files');
  return {
    environment: store.environment,
    stored: async () => [...(await namesIn(join(files, 'content/videos'))), ...(await uploadsIn(files))],
    stop: () => store.stop(),
  };
}

const program = OBJECT_STORE_PATH;

/** Places of both kinds. Without an S3 server, which the test run reports, only the directory. */
export const PLACES_OF_VIDEOS: [string, () => Promise<PlaceOfVideos>][] = [
  ['a directory', directory],
  ...(program === undefined
    ? []
    : [['a bucket', () => bucket(program)] satisfies [string, () => Promise<PlaceOfVideos>]]),
];

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? await readdir(folder) : [];
}

/** The parts of uploads that are not complete lie in a folder of the server's own. */
async function uploadsIn(files: string): Promise<string[]> {
  const folder = join(files, '.sgwtmp', 'multipart');
  return existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
}

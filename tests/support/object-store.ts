import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runGo } from '../../deploy/testing/chart/go.ts';
import type { Note } from './install.ts';

const VERSION = 'v1.8.0';
/** Kept between checkouts. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sala', 'object-store');
const PROGRAM = join(CACHE, `versitygw-${VERSION}`);
/** Only its own modules: what Go brings is compiled as for other tools, once. */
const COMPILED_SOON = '-gcflags=github.com/...=-N -l';

let building: Promise<unknown> | undefined;

/** A real S3 server that stores its data in a folder. Undefined if it is not there, and cannot be built with Go. */
export async function ensureObjectStore(note: Note, signal?: AbortSignal): Promise<string | undefined> {
  if (!existsSync(PROGRAM)) {
    note('building the S3 server');
    // It takes over a minute of processor time. Who begins early awaits the same build later: it has the usual priority.
    await (building ??= build(signal).catch(() => undefined));
  }
  return existsSync(PROGRAM) ? PROGRAM : undefined;
}

async function build(signal?: AbortSignal): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const workspace = await mkdtemp(join(CACHE, 'build-'));
  try {
    const program = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`;
    await runGo(['install', COMPILED_SOON, program], { env: { GOBIN: workspace }, signal });
    await rename(join(workspace, 'versitygw'), PROGRAM);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

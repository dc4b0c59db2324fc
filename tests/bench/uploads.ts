import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startObjectStore } from '../../services/bff/test/support/object-store.ts';
import { ensureObjectStore } from '../support/object-store.ts';
import { call } from './calls.ts';
import { HealthProbe } from './health-probe.ts';
import { imageVariables } from './image-limits.ts';
import { signIn } from './measure.ts';
import type { Bench, Part } from './part.ts';
import { quantile } from './quantile.ts';
import { withDatabase } from './running.ts';
import { BFF, type ServerEnvironment, ServerProcess } from './server-process.ts';

const FILE_BYTES = 512_000_000;
/** As the web sends them. */
const PART_BYTES = 5 * 1_024 * 1_024;
const AT_ONCE = [1, 5];
const PAUSE_MS = 50;
/** What the start leaves is freed a few seconds after it. */
const SETTLE_MS = 10_000;
const PROTOCOL = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

interface Begun {
  id: string;
  address: string;
}

/** Measures what videos of the largest size take while they are sent, and whether others wait for it. */
export const uploads: Part = {
  name: 'uploads',
  title: 'Uploads of videos',
  method:
    `Videos of ${FILE_BYTES / 1_000_000} MB are sent by the tus protocol in parts of 5 MiB to the BFF alone, with the ` +
    `limits of its image and ${SETTLE_MS / 1_000} s after its start, once into a directory and once into an S3 server on the same ` +
    'machine. Meanwhile its resident memory is read, and `/healthz` asked one request after the other, by a thread of its own.',
  measure: (bench) =>
    withDatabase(bench, async (environment) => ({
      columns: ['stored in', 'at once', 'resident, most', 'goal', '/healthz, p99', 'goal'],
      rows: [
        ...(await send(bench, 'a directory', {
          ...environment,
          SALA_MEDIA_DIR: join(bench.dataDirectory, 'uploads'),
        })),
        ...(await sendToBucket(bench, environment)),
      ],
    })),
};

async function sendToBucket(bench: Bench, environment: ServerEnvironment): Promise<string[][]> {
  const program = await ensureObjectStore(() => undefined);
  if (program === undefined) return [['a bucket', 'not measured: no S3 server here', '', '', '', '']];
  const store = await startObjectStore(program);
  try {
    return await send(bench, 'a bucket', { ...environment, ...store.environment });
  } finally {
    await store.stop();
  }
}

async function send(
  { dataDirectory }: Bench,
  place: string,
  environment: ServerEnvironment,
): Promise<string[][]> {
  const image = await imageVariables(dataDirectory);
  const server = await ServerProcess.start(BFF, { ...environment, ...image }, dataDirectory);
  try {
    const token = await signIn(server.url);
    await sleep(SETTLE_MS);
    const rows: string[][] = [];
    for (const count of AT_ONCE) {
      const sent = Promise.all(Array.from({ length: count }, (_, at) => sendOne(server.url, token, at)));
      const { megabytes, healthMs } = await watch(server, sent);
      rows.push([
        place,
        String(count),
        `${megabytes.toFixed(0)} MB`,
        '≤ 250 MB',
        `${healthMs.toFixed(1)} ms`,
        '≤ 100 ms',
      ]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function sendOne(url: string, token: string, at: number): Promise<void> {
  const file = { name: `${at}.mp4`, size: FILE_BYTES, modified: Date.now() + at };
  const { id, address } = await call<Begun>(url, token, '/api/library/videos', file);
  const part = Buffer.alloc(PART_BYTES);
  for (let offset = 0; offset < FILE_BYTES;) {
    const body = part.subarray(0, Math.min(PART_BYTES, FILE_BYTES - offset));
    const headers = { ...PROTOCOL, 'upload-offset': String(offset) };
    const { status } = await fetch(`${url}${address}`, { method: 'PATCH', headers, body });
    if (status !== 204) throw new Error(`A part was answered with ${status}.`);
    offset += body.length;
  }
  await fetch(`${url}/api/library/videos/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

async function watch({ url, pid }: ServerProcess, work: Promise<unknown>) {
  const probe = new HealthProbe(url);
  let megabytes = 0;
  const isDone = () => Promise.race([work.then(() => true), sleep(PAUSE_MS, false)]);
  while (!(await isDone())) {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    megabytes = Math.max(megabytes, Number(kilobytes) / 1024);
  }
  const times = await probe.stop();
  return {
    megabytes,
    healthMs: quantile(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  };
}

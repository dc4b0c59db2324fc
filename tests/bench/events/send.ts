// node send.ts <url> <key> <seconds> [<requests per second>]: sends batches of new events from as many callers as CALLERS, as fast
// as they are answered or at a rate, and prints what was measured.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile.ts';

const CALLERS = 16;
const BATCH = 20;
const ITEMS = 300;
const TYPES = ['exposure', 'exposure', 'exposure', 'open', 'progress'];

const [, , address = '', key = '', seconds = '', rate] = process.argv;
const url = new URL('/collect/v1/events', address);
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
const tookMs: number[] = [];
const begun = performance.now();
const endsAt = begun + Number(seconds) * 1_000;
let sent = 0;

function body(): string {
  const at = new Date().toISOString();
  const events = Array.from({ length: BATCH }, (_, place) => {
    const type = TYPES[place % TYPES.length];
    const item = 1 + Math.floor(ITEMS * Math.random());
    return { id: randomUUID(), type, at, item, ...(type === 'progress' && { seconds: 15 }) };
  });
  return JSON.stringify({ events });
}

async function send(): Promise<void> {
  const text = body();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'sala-key': key,
  };
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 202) resolve();
        else reject(new Error(`Answered with ${response.statusCode}.`));
      });
    });
    call.on('error', reject).end(text);
  });
  tookMs.push(performance.now() - startedAt);
}

/** A caller that is late does not send less. */
async function call(): Promise<void> {
  while (performance.now() < endsAt) {
    const dueAt = rate === undefined ? 0 : begun + (sent / Number(rate)) * 1_000;
    sent += 1;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    await send();
  }
}

await Promise.all(Array.from({ length: CALLERS }, call));
const perSecond = (tookMs.length * BATCH * 1_000) / (performance.now() - begun);
process.stdout.write(
  JSON.stringify({
    perSecond,
    slowMs: quantile(
      tookMs.toSorted((a, b) => a - b),
      0.99,
    ),
  }),
);
agent.destroy();

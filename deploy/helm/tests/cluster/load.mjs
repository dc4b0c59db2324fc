// Runs in a pod while the release is upgraded and rolled back. Prints how many requests were answered, and how others failed.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const WORKERS = 5;
const PAUSE_MS = 50;
const END = Date.now() + 15 * 60_000;
/** A document, the API (without a session its envelope says so), and what asks the database. */
const PATHS = ['/', '/api/user/info', '/readyz'];

let answered = 0;
const failures = [];

async function ask(path) {
  try {
    const response = await fetch(new URL(path, process.env.SALA_URL), {
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    if (response.ok) answered += 1;
    else failures.push(`${new Date().toISOString()} ${path}: ${response.status}`);
  } catch (error) {
    failures.push(`${new Date().toISOString()} ${path}: ${error.cause?.code ?? error.message}`);
  }
}

async function work() {
  while (!existsSync('/tmp/stop') && Date.now() < END) {
    for (const path of PATHS) await ask(path);
    await sleep(PAUSE_MS);
  }
}

await Promise.all(Array.from({ length: WORKERS }, work));
console.log(JSON.stringify({ answered, failed: failures.length, failures: failures.slice(0, 20) }));

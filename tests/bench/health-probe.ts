// A thread of its own: what a busy client waits for by itself is not the server's.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;

/** Asks for `/healthz`, one request after the other. */
export class HealthProbe {
  readonly #worker: Worker;

  constructor(url: string) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: url });
  }

  /** @returns how long each answer took, in milliseconds */
  async stop(): Promise<number[]> {
    const times = new Promise<number[]>((resolve, reject) => {
      this.#worker.once('message', resolve).once('error', reject);
    });
    this.#worker.postMessage('stop');
    return await times;
  }
}

if (parentPort) {
  const times: number[] = [];
  const end = new AbortController();
  parentPort.once('message', () => {
    end.abort();
  });
  while (!end.signal.aborted) {
    const asked = performance.now();
    await fetch(`${String(workerData)}/healthz`).then((answer) => answer.text());
    times.push(performance.now() - asked);
    await sleep(PAUSE_MS);
  }
  parentPort.postMessage(times);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export const ITEMS = [1, 2, 3, 4, 5];
const TYPES = ['open', 'exposure', 'comment', 'share', 'like', 'progress'] as const;
const BATCH = 20;
/** Each batch is sent again after it was acknowledged, as by a channel that has lost the answers. */
const TIMES = 3;
const ANSWER_MS = 10_000;
const RETRY_MS = 50;
const NEXT_MS = 60_000;
const HOUR_MS = 3_600_000;

/** There was no whole answer. */
export const UNANSWERED = 'no answer';
/** It was said when to send again. */
export const REFUSED = 'refused for now';

type Type = (typeof TYPES)[number];

/** Sums of events by type; of `progress`, its seconds. */
export type Sums = Record<Type, number>;

interface Made {
  id: string;
  type: Type;
  item: number;
  seconds?: number;
  /** When it happened by a true clock, at the middle of an hour. */
  moment: number;
}

/** Channels that send events to all replicas, and a record of those that were acknowledged. */
export class EventLoad {
  /** By item and hour, in hours since 1970. */
  readonly acknowledged = new Map<string, Sums>();
  /** Requests that ended in any other way than with 202, by how. */
  readonly refusals = new Map<string, number>();
  /** Events that were acknowledged for the first time. */
  events = 0;
  readonly #urls: string[];
  readonly #key: string;
  readonly #pauseMs: number;
  readonly #senders: Promise<void>[];
  #running = true;
  #requests = 0;

  /** @param pauseMs how long each of them waits after each answer */
  constructor(urls: string[], key: string, senders: number, pauseMs = 0) {
    this.#urls = urls;
    this.#key = key;
    this.#pauseMs = pauseMs;
    this.#senders = Array.from({ length: senders }, (_, at) => this.#sendOn(at));
  }

  get failures(): number {
    return [...this.refusals.values()].reduce((sum, times) => sum + times, 0);
  }

  /** Waits until something more is acknowledged, which takes as long as the machine is slow. */
  async untilNext(): Promise<void> {
    const { events } = this;
    const deadline = Date.now() + NEXT_MS;
    while (this.events === events) {
      if (Date.now() > deadline) throw new Error(`Nothing was acknowledged within ${NEXT_MS} ms`);
      await wait(RETRY_MS);
    }
  }

  /** Ends when all that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#senders);
  }

  /** Every second channel has a clock that is an hour ahead or behind. */
  async #sendOn(sender: number): Promise<void> {
    const offMs = [0, HOUR_MS, 0, -HOUR_MS][sender % 4] ?? 0;
    while (this.#running) {
      const batch = Array.from({ length: BATCH }, make);
      for (let time = 0; time < TIMES; time++) {
        await this.#untilAcknowledged(batch, offMs);
        if (time === 0) this.#record(batch);
        await wait(this.#pauseMs);
      }
    }
  }

  async #untilAcknowledged(batch: Made[], offMs: number): Promise<void> {
    for (;;) {
      const refusal = await this.#send(batch, offMs);
      if (refusal === undefined) return;
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
      await wait(RETRY_MS);
    }
  }

  /**
   * To the replicas in turn.
   * @returns how it was refused, if it was
   */
  async #send(batch: Made[], offMs: number): Promise<string | undefined> {
    const url = this.#urls[(this.#requests += 1) % this.#urls.length] ?? '';
    const events = batch.map(({ moment, ...event }) => ({ ...event, at: time(moment + offMs) }));
    const response = await fetch(`${url}/collect/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sala-key': this.#key },
      body: JSON.stringify({ sentAt: time(Date.now() + offMs), events }),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => undefined);
    // The answer may be cut off behind its head.
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined) return UNANSWERED;
    if (response.status !== 202) return response.headers.has('retry-after') ? REFUSED : `${response.status}`;
    const { refused } = JSON.parse(text) as { refused: number };
    if (refused > 0) throw new Error(`Events were refused: ${text}`);
    return undefined;
  }

  #record(batch: Made[]): void {
    this.events += batch.length;
    for (const { type, item, moment, seconds = 1 } of batch) {
      const place = `${item} ${Math.floor(moment / HOUR_MS)}`;
      const sums = this.acknowledged.get(place) ?? nothing();
      sums[type] += seconds;
      this.acknowledged.set(place, sums);
    }
  }
}

export function nothing(): Sums {
  return { open: 0, exposure: 0, comment: 0, share: 0, like: 0, progress: 0 };
}

function make(): Made {
  const type = oneOf(TYPES);
  const middle = (Math.floor(Date.now() / HOUR_MS) - oneOf([1, 2, 3] as const)) * HOUR_MS + HOUR_MS / 2;
  return {
    id: randomUUID(),
    type,
    item: oneOf(ITEMS),
    ...(type === 'progress' && { seconds: 1 + Math.floor(100 * Math.random()) }),
    moment: middle,
  };
}

function oneOf<Choice>(choices: readonly Choice[]): Choice {
  return choices[Math.floor(choices.length * Math.random())] as Choice;
}

function time(ms: number): string {
  return new Date(ms).toISOString();
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newAgent, newPolicy, send, signIn } from './calls.ts';
import type { Site } from './site.ts';

const WRITERS = 4;
const RETRY_MS = 50;
const PREFIX = 'Kept';

/** Writers who send each write, under its own key, until it is acknowledged, and a record of those that were. */
export class KeptWrites {
  readonly acknowledged: string[] = [];
  /** Attempts that had to be repeated. */
  repeats = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #agent = newAgent();
  readonly #writers: Promise<void>[];
  #running = true;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#writers = Array.from({ length: WRITERS }, () => this.#write());
  }

  static async start(url: string): Promise<KeptWrites> {
    return new KeptWrites(url, await signIn(url));
  }

  /** Ends when all that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#writers);
    this.#agent.destroy();
  }

  /** What is not as it was acknowledged; empty if all is. */
  async faultsIn(site: Site): Promise<string[]> {
    const rows = await site.query<{ name: string; times: number; told: number }>(
      `SELECT name, count(DISTINCT policy.id)::int AS times, count(entry.id)::int AS told
         FROM policy LEFT JOIN audit_entry entry
           ON entry.entity = 'policy' AND entry.action = 'create' AND entry.entity_id = policy.id
        WHERE name = ANY ($1) GROUP BY name`,
      [this.acknowledged],
    );
    const lost = this.acknowledged.length - rows.length;
    const doubled = rows.filter(({ times }) => times > 1).length;
    const half = rows.filter(({ times, told }) => told !== times).length;
    return [
      ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
      ...(doubled > 0 ? [`${doubled} were made twice`] : []),
      ...(half > 0 ? [`${half} have no entry in the history`] : []),
    ];
  }

  async #write(): Promise<void> {
    while (this.#running) {
      const key = randomUUID();
      const name = `${PREFIX} ${key}`;
      const call = { ...newPolicy(name), token: this.#token, headers: { 'idempotency-key': key } };
      while ((await send(this.#url, call, this.#agent)).failure !== undefined) {
        this.repeats += 1;
        await wait(RETRY_MS);
      }
      this.acknowledged.push(name);
    }
  }
}

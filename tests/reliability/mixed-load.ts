import { setTimeout as wait } from 'node:timers/promises';
import { type Answered, type Call, LIST, newAgent, newPolicy, send, signIn } from './calls.ts';

/** Of ten requests: seven read, two write, one signs in. */
const MIX = ['read', 'read', 'write', 'read', 'read', 'sign-in', 'read', 'write', 'read', 'read'] as const;
const READS: Call[] = [
  LIST,
  { path: '/api/user/info', body: {} },
  { path: '/api/data-overview', body: {} },
  { path: '/api/list/policy?name=a&pageSize=50' },
];

interface Plan {
  callers: number;
  perSecond: number;
  /** Which replica gets the next request. */
  next: () => string;
}

/** Callers who send requests at a steady rate until they are stopped. Nobody sends again what has failed. */
export class MixedLoad {
  answers = 0;
  /** By what went wrong. */
  readonly failures = new Map<string, number>();
  readonly #plan: Plan;
  readonly #token: string;
  readonly #agent = newAgent();
  readonly #callers: Promise<void>[];
  readonly #begun = performance.now();
  #running = true;
  #sent = 0;

  private constructor(plan: Plan, token: string) {
    this.#plan = plan;
    this.#token = token;
    this.#callers = Array.from({ length: plan.callers }, () => this.#call());
  }

  static async start(plan: Plan): Promise<MixedLoad> {
    return new MixedLoad(plan, await signIn(plan.next()));
  }

  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#callers);
    this.#agent.destroy();
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, each) => sum + each, 0);
  }

  told(): string {
    const kinds = [...this.failures].map(([kind, times]) => `${times} × ${kind}`).join(', ');
    const failed = kinds === '' ? '0 failed' : `${this.failed} failed (${kinds})`;
    return `${this.answers.toLocaleString('en-US')} answers, ${failed}`;
  }

  async #call(): Promise<void> {
    while (this.#running) {
      const number = this.#sent++;
      const early = this.#begun + (number * 1_000) / this.#plan.perSecond - performance.now();
      if (early > 1) await wait(early);
      const { failure } = await this.#send(number);
      if (failure === undefined) this.answers += 1;
      else this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
    }
  }

  #send(number: number): Promise<Answered> {
    const url = this.#plan.next();
    const token = this.#token;
    const kind = MIX[number % MIX.length];
    if (kind === 'sign-in') {
      const body = { username: 'user', password: 'user' };
      return send(url, { path: '/api/user/login', body }, this.#agent);
    }
    if (kind === 'write') return send(url, { ...newPolicy(`Load ${number}`), token }, this.#agent);
    const read = READS[Math.floor(number / MIX.length) % READS.length] ?? LIST;
    return send(url, { ...read, token }, this.#agent);
  }
}

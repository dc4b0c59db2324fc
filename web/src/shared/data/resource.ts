import { makeAutoObservable } from 'mobx';
import { ApiError, RequestAborted } from '../../api/api-error';
import { FORBIDDEN } from '../../api/codes';
import { Backoff } from '../lib/backoff';
import { connection } from './connection';

const UNAVAILABLE = 503;

export type ResourceState = 'loading' | 'ready' | 'error' | 'forbidden';

/**
 * One thing that a page shows and the server has. A newer load ends the older one, so a late answer
 * never overwrites a newer; what was shown stays until the next answer is there, and while the server cannot be
 * reached. A server that is unavailable, such as one without its database, is asked again by itself.
 */
export class Resource<Data> {
  data: Data | null = null;
  error: unknown = null;
  isLoading = false;
  /** When `data` was received. */
  loadedAt: Date | null = null;
  private latest: ((signal: AbortSignal) => Promise<Data>) | null = null;
  /** How often the connection had returned at the last request, and at the last request that was answered. */
  private askedAfter = 0;
  private answeredAfter = 0;
  /** Something has changed on the server since the last answer. */
  private isBehind = false;
  private controller = new AbortController();
  /** The latest request. */
  private newest: Promise<void> = Promise.resolve();
  private readonly backoff = new Backoff();
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'controller' | 'newest' | 'latest' | 'backoff' | 'retry'>(
      this,
      { controller: false, newest: false, latest: false, backoff: false, retry: false },
      { autoBind: true, deep: false },
    );
  }

  get state(): ResourceState {
    if (this.error instanceof ApiError && this.error.code === FORBIDDEN) return 'forbidden';
    if (this.error !== null && (this.data === null || !this.isUnreached)) return 'error';
    return this.data === null ? 'loading' : 'ready';
  }

  /** The server may have newer data, but cannot be asked. */
  get isOld(): boolean {
    if (this.data === null) return false;
    return connection.isDown || this.isUnreached || this.answeredAfter !== connection.returns;
  }

  private get isUnreached(): boolean {
    return this.error instanceof ApiError && (this.error.isOffline || isUnavailable(this.error));
  }

  /** A hidden page still has its data when it is shown again, unless it was hidden before it had the last change. */
  get isLoaded(): boolean {
    return this.state === 'ready' && !this.isLoading && !this.isBehind;
  }

  async load(fetch: (signal: AbortSignal) => Promise<Data>): Promise<void> {
    this.error = null;
    await this.untilNewest(this.request(fetch));
  }

  /** Keeps an error that is shown until the answer is there. */
  private async request(fetch: (signal: AbortSignal) => Promise<Data>): Promise<void> {
    const { signal } = this.begin();
    const { askedAfter } = this;
    this.latest = fetch;
    try {
      const data = await fetch(signal);
      if (!signal.aborted) this.succeed(data, askedAfter);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RequestAborted)) this.fail(error);
    }
  }

  /**
   * Loads again what was last asked for before the connection returned.
   * @param returns see Connection
   */
  catchUp(returns: number): void {
    if (this.latest !== null && this.askedAfter !== returns) void this.load(this.latest);
  }

  /**
   * Asks again for what is shown, because it has changed. Nothing is a sign of it, and a failure changes nothing. A load on
   * its way begins again: its answer may be older than the change.
   */
  async refresh(): Promise<void> {
    const { latest } = this;
    if (latest === null) return;
    if (this.isLoading) await this.untilNewest(this.request(latest));
    else if (this.state === 'ready') await this.untilNewest(this.askAgain(latest));
  }

  /** Waits until no newer request is pending: a request that a newer one aborted settles before fresh data has arrived. */
  private async untilNewest(asked: Promise<void>): Promise<void> {
    this.newest = asked;
    let waited: Promise<void>;
    do {
      waited = this.newest;
      await waited;
    } while (waited !== this.newest);
  }

  private async askAgain(fetch: (signal: AbortSignal) => Promise<Data>): Promise<void> {
    this.stop();
    this.isBehind = true;
    const { signal } = (this.controller = new AbortController());
    const { returns } = connection;
    try {
      const data = await fetch(signal);
      if (!signal.aborted) this.take(data, returns);
    } catch (error) {
      if (!signal.aborted && isUnavailable(error)) this.retryBy(() => void this.refresh());
    }
  }

  /** Shows something else. Ends a load on its way. */
  replace(data: Data): void {
    this.stop();
    this.isLoading = false;
    this.take(data, connection.returns);
  }

  /**
   * Shows the result of an action on what is shown, or what an event says of it. An answer on its way may be older, and may
   * have changes that this does not have: it is asked for again.
   */
  amend(data: Data): void {
    const isAwaited = this.isLoading || this.isBehind;
    this.replace(data);
    if (isAwaited) void this.refresh();
  }

  /** Call it before showing something else in the same place. */
  clear(): void {
    this.stop();
    this.data = null;
    this.latest = null;
    this.error = null;
    this.isLoading = false;
    this.isBehind = false;
  }

  /** Call it when the page is closed. */
  readonly stop = (): void => {
    this.controller.abort();
    clearTimeout(this.retry);
  };

  private begin(): AbortController {
    this.stop();
    this.controller = new AbortController();
    this.askedAfter = connection.returns;
    this.isLoading = true;
    return this.controller;
  }

  private succeed(data: Data, askedAfter: number): void {
    this.isLoading = false;
    this.take(data, askedAfter);
  }

  private take(data: Data, askedAfter: number): void {
    this.error = null;
    this.backoff.succeeded();
    this.data = data;
    this.isBehind = false;
    this.loadedAt = new Date();
    this.answeredAfter = askedAfter;
  }

  private fail(error: unknown): void {
    this.error = error;
    this.isLoading = false;
    const { latest } = this;
    if (latest !== null && isUnavailable(error)) this.retryBy(() => void this.request(latest));
  }

  private retryBy(ask: () => void): void {
    this.retry = setTimeout(ask, this.backoff.next());
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.httpStatus === UNAVAILABLE;
}

import { makeAutoObservable } from 'mobx';
import { ApiError, RequestAborted } from '../../api/api-error';
import { FORBIDDEN } from '../../api/codes';

export type ResourceState = 'loading' | 'ready' | 'error' | 'forbidden';

/**
 * One thing that a page shows and the server has. A newer load ends the older one, so a late answer
 * never overwrites a newer; what was shown stays until the next answer is there.
 */
export class Resource<Data> {
  data: Data | null = null;
  error: unknown = null;
  isLoading = false;
  private controller = new AbortController();

  constructor() {
    makeAutoObservable<this, 'controller'>(this, { controller: false }, { autoBind: true, deep: false });
  }

  get state(): ResourceState {
    if (this.error instanceof ApiError && this.error.code === FORBIDDEN) return 'forbidden';
    if (this.error !== null) return 'error';
    return this.data === null ? 'loading' : 'ready';
  }

  /** A hidden page still has its data when it is shown again. */
  get isLoaded(): boolean {
    return this.state === 'ready' && !this.isLoading;
  }

  async load(fetch: (signal: AbortSignal) => Promise<Data>): Promise<void> {
    const { signal } = this.begin();
    try {
      const data = await fetch(signal);
      if (!signal.aborted) this.succeed(data);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RequestAborted)) this.fail(error);
    }
  }

  /** Sets the result of an action or of a background reload. */
  replace(data: Data): void {
    this.data = data;
    this.error = null;
  }

  /** Call it before showing something else in the same place. */
  clear(): void {
    this.stop();
    this.data = null;
    this.error = null;
    this.isLoading = false;
  }

  /** Call it when the page is closed. */
  readonly stop = (): void => {
    this.controller.abort();
  };

  private begin(): AbortController {
    this.controller.abort();
    this.controller = new AbortController();
    this.isLoading = true;
    this.error = null;
    return this.controller;
  }

  private succeed(data: Data): void {
    this.data = data;
    this.isLoading = false;
  }

  private fail(error: unknown): void {
    this.error = error;
    this.isLoading = false;
  }
}

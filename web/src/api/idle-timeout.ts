/** Three times the longest time the server takes to report that its database is down. */
export const IDLE_TIMEOUT_MS = 30_000;

/**
 * Aborts a call when its caller does, or when no bytes were transferred for the whole timeout. A large file
 * on a slow connection keeps transferring and may take as long as it needs.
 */
export class IdleTimeout {
  private readonly controller = new AbortController();
  private readonly caller: AbortSignal | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(caller: AbortSignal | undefined) {
    this.caller = caller;
    if (caller?.aborted) this.abort();
    caller?.addEventListener('abort', this.abort);
    this.restart();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  readonly restart = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.abort, IDLE_TIMEOUT_MS);
  };

  /** Call it when the request has ended, whether it succeeded or failed. */
  clear(): void {
    clearTimeout(this.timer);
    this.caller?.removeEventListener('abort', this.abort);
  }

  private readonly abort = (): void => {
    this.controller.abort();
  };
}

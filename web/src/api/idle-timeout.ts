/** Three times what the server takes at most to report that its database is down. */
export const IDLE_TIMEOUT_MS = 30_000;

/**
 * Aborts a call when its caller does, or when no bytes have moved for the whole timeout. A large file on a slow
 * connection keeps moving, and may take as long as it needs.
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

  /** To be called once the call has ended, however it ended. */
  clear(): void {
    clearTimeout(this.timer);
    this.caller?.removeEventListener('abort', this.abort);
  }

  private readonly abort = (): void => {
    this.controller.abort();
  };
}

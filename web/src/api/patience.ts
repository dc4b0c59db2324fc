/** Thrice what the server takes at most to say that its database is away: no answer comes any more. */
export const SILENCE_MS = 30_000;

/**
 * How long a call is waited for: until its caller gives up, or nothing has moved for half a minute. A large file on a
 * slow line moves, and may take as long as it needs.
 */
export class Patience {
  private readonly controller = new AbortController();
  private readonly caller: AbortSignal | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(caller: AbortSignal | undefined) {
    this.caller = caller;
    if (caller?.aborted) this.giveUp();
    caller?.addEventListener('abort', this.giveUp);
    this.renew();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  readonly renew = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.giveUp, SILENCE_MS);
  };

  /** The call is over, one way or the other. */
  end(): void {
    clearTimeout(this.timer);
    this.caller?.removeEventListener('abort', this.giveUp);
  }

  private readonly giveUp = (): void => {
    this.controller.abort();
  };
}

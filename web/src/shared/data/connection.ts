import { makeAutoObservable } from 'mobx';

/** Whether the server can be reached, as far as the browser and the stream of live events know. */
export class Connection {
  isOffline = false;
  /** The stream of live events has been interrupted for a while. */
  isAway = false;
  /** How many interruptions are over. What was loaded before the last one is out of date. */
  returns = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the browser until `stop`. */
  start(): void {
    this.look();
    globalThis.addEventListener('online', this.look);
    globalThis.addEventListener('offline', this.look);
  }

  stop(): void {
    globalThis.removeEventListener('online', this.look);
    globalThis.removeEventListener('offline', this.look);
  }

  get isDown(): boolean {
    return this.isOffline || this.isAway;
  }

  setAway(isAway: boolean): void {
    this.change({ isAway });
  }

  private readonly look = (): void => {
    this.change({ isOffline: !navigator.onLine });
  };

  private change(part: { isOffline: boolean } | { isAway: boolean }): void {
    const { isDown: wasDown } = this;
    Object.assign(this, part);
    const { isDown } = this;
    if (wasDown && !isDown) this.returns += 1;
  }
}

export const connection = new Connection();

import { makeAutoObservable } from 'mobx';

/** The question "log in again?": asked once, even if many calls fail because the session has ended. */
export class SessionEndStore {
  isAsked = false;
  private cancelledAt = -Infinity;

  constructor() {
    makeAutoObservable<this, 'cancelledAt'>(this, { cancelledAt: false }, { autoBind: true });
  }

  /** A call sent at `sentAt` failed without a session. Asks, unless the user answered while the call was pending. */
  ask(sentAt: number): void {
    if (sentAt > this.cancelledAt) this.isAsked = true;
  }

  /** Keeps the page; a later call may ask again. */
  readonly cancel = (): void => {
    this.isAsked = false;
    this.cancelledAt = performance.now();
  };
}

export const sessionEnd = new SessionEndStore();

import { makeAutoObservable } from 'mobx';

/** The question "log in again?": asked once, however many calls find the session gone. */
export class SessionEndStore {
  isAsked = false;
  private cancelledAt = -Infinity;

  constructor() {
    makeAutoObservable<this, 'cancelledAt'>(this, { cancelledAt: false }, { autoBind: true });
  }

  /** A call that began at `sentAt` found no session. It asks, unless the answer was given while it was under way. */
  ask(sentAt: number): void {
    if (sentAt > this.cancelledAt) this.isAsked = true;
  }

  /** Keeps the page as it is; a call that is made later may ask again. */
  readonly cancel = (): void => {
    this.isAsked = false;
    this.cancelledAt = performance.now();
  };
}

export const sessionEnd = new SessionEndStore();

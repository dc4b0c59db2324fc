import { makeAutoObservable } from 'mobx';

/** The state of the session end dialog. It opens once, even if many calls fail because the session has ended. */
export class SessionEndStore {
  isAsked = false;
  private cancelledAt = -Infinity;

  constructor() {
    makeAutoObservable<this, 'cancelledAt'>(this, { cancelledAt: false }, { autoBind: true });
  }

  /** Opens the dialog after a call sent at `sentAt` failed, unless the user answered while it was pending. */
  ask(sentAt: number): void {
    if (sentAt > this.cancelledAt) this.isAsked = true;
  }

  /** Keeps the page open; a later call may open the dialog again. */
  readonly cancel = (): void => {
    this.isAsked = false;
    this.cancelledAt = performance.now();
  };
}

export const sessionEnd = new SessionEndStore();

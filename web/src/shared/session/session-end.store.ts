import { makeAutoObservable } from 'mobx';

/** The question "log in again?": asked once, however many calls find the session gone. */
export class SessionEndStore {
  isAsked = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    this.isAsked = true;
  }

  /** Keeps the page as it is; the next failing call may ask again. */
  readonly cancel = (): void => {
    this.isAsked = false;
  };
}

export const sessionEnd = new SessionEndStore();

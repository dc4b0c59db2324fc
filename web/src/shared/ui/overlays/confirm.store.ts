import { makeAutoObservable } from 'mobx';

export interface Question {
  title: string;
  /** The names of what will be deleted. */
  text: string;
  /** The verb of the action, such as Delete. */
  action: string;
  /** What cannot be undone is red. */
  isIrreversible: boolean;
  /** The label of Cancel, where Cancel could be mistaken for the action. */
  keep?: string;
  /** The action. The dialog waits for it; if it fails, it stays open and shows the error. */
  run?: () => Promise<unknown>;
}

/** The open confirmation; there is only one. */
export class ConfirmStore {
  asked: Question | null = null;
  isBusy = false;
  /** Why the action failed. */
  failure: unknown = null;
  private settle: (isConfirmed: boolean) => void = () => undefined;

  constructor() {
    makeAutoObservable<this, 'settle'>(this, { settle: false }, { autoBind: true, deep: false });
  }

  ask(question: Question): Promise<boolean> {
    this.close(false);
    this.asked = question;
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  readonly confirm = async (): Promise<void> => {
    const { asked } = this;
    if (asked === null || this.isBusy) return;
    this.begin();
    try {
      await asked.run?.();
      if (this.asked === asked) this.close(true);
    } catch (error) {
      if (this.asked === asked) this.fail(error);
    }
  };

  readonly cancel = (): void => {
    this.close(false);
  };

  private begin(): void {
    this.isBusy = true;
    this.failure = null;
  }

  private fail(error: unknown): void {
    this.isBusy = false;
    this.failure = error;
  }

  private close(isConfirmed: boolean): void {
    this.asked = null;
    this.isBusy = false;
    this.failure = null;
    this.settle(isConfirmed);
  }
}

export const confirmStore = new ConfirmStore();

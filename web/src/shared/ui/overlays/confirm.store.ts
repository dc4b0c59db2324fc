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
  /** The action. The dialog waits for it and stays open if it fails; request.ts reports the error. */
  run?: () => Promise<unknown>;
}

/** The open confirmation; there is only one. */
export class ConfirmStore {
  asked: Question | null = null;
  isBusy = false;
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
    const isDone = await (asked.run ?? (() => Promise.resolve()))().then(
      () => true,
      () => false,
    );
    if (this.asked === asked) this.finish(isDone);
  };

  readonly cancel = (): void => {
    this.close(false);
  };

  private begin(): void {
    this.isBusy = true;
  }

  private finish(isDone: boolean): void {
    this.isBusy = false;
    if (isDone) this.close(true);
  }

  private close(isConfirmed: boolean): void {
    this.asked = null;
    this.isBusy = false;
    this.settle(isConfirmed);
  }
}

export const confirmStore = new ConfirmStore();

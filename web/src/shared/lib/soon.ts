/** Wishes that come closer together than this are one. */
const TOGETHER_MS = 100;

/** Does `work` once for many wishes in a row. */
export class Soon {
  private readonly work: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: () => void) {
    this.work = work;
  }

  readonly ask = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.work();
    }, TOGETHER_MS);
  };

  readonly cancel = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
  };
}

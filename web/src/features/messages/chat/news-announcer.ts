/** Messages within this time of an announcement are counted, and not read out one by one. */
export const QUIET_MS = 5_000;

/** Announces a message that comes alone, and of a flood only how many came. */
export class NewsAnnouncer {
  private readonly announce: (text: string) => void;
  private readonly summary: (count: number) => string;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param summary the text for several messages */
  constructor(announce: (text: string) => void, summary: (count: number) => string) {
    this.announce = announce;
    this.summary = summary;
  }

  readonly tell = (text: string): void => {
    if (this.timer === undefined) {
      this.announce(text);
      this.rest();
    } else this.waiting.push(text);
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  };

  private rest(): void {
    this.timer = setTimeout(() => {
      const [first, ...others] = this.waiting;
      this.stop();
      if (first === undefined) return;
      this.announce(others.length === 0 ? first : this.summary(others.length + 1));
      this.rest();
    }, QUIET_MS);
  }
}

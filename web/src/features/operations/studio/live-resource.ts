import { Resource } from '../../../shared/data/resource';

type Fetch<Data> = (signal?: AbortSignal) => Promise<Data>;

/** Data that also changes without a request of this page: by live events, and by the answers to actions. */
export class LiveResource<Data> {
  readonly resource = new Resource<Data>();
  private readonly fetch: Fetch<Data>;
  private turn = 0;

  constructor(fetch: Fetch<Data>) {
    this.fetch = fetch;
  }

  get data(): Data | null {
    return this.resource.data;
  }

  readonly load = (): void => {
    void this.resource.load((signal) => this.fetch(signal));
  };

  /** Loads only what is missing: a hidden page still has its data when it is shown again. */
  start(): void {
    if (!this.resource.isLoaded) this.load();
  }

  /** In the background: a failure changes nothing, and a late answer never replaces a newer one. */
  async refresh(): Promise<void> {
    // Its answer may be older than the change that this is about.
    if (this.resource.isLoading) {
      this.load();
      return;
    }
    if (this.resource.data === null) return;
    this.turn += 1;
    const { turn } = this;
    const data = await this.fetch().catch(() => null);
    const isLatest = turn === this.turn && !this.resource.isLoading;
    if (data !== null && isLatest) this.resource.replace(data);
  }

  /** Takes the answer to an action, or the data of an event. Answers that are on their way may be older. */
  put(data: Data): void {
    this.turn += 1;
    this.resource.replace(data);
  }

  readonly stop = (): void => {
    this.turn += 1;
    this.resource.stop();
  };
}

import { Resource } from '../../../shared/data/resource';

type Fetch<Data> = (signal: AbortSignal) => Promise<Data>;

/** Data that also changes without a request of this page: by live events, and by the answers to actions. */
export class LiveResource<Data> {
  readonly resource = new Resource<Data>();
  private readonly fetch: Fetch<Data>;

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

  /** In the background: a failure changes nothing. */
  readonly refresh = (): Promise<void> => this.resource.refresh();

  /** Takes the answer to an action, or the data of an event. */
  put(data: Data): void {
    this.resource.amend(data);
  }

  readonly stop = (): void => {
    this.resource.stop();
  };
}

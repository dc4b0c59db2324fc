import { makeAutoObservable } from 'mobx';
import { Resource } from '../data/resource';

export interface PageOf<Row> {
  list: Row[];
  total: number;
  /** The total is an estimate, because an exact count is too expensive. */
  totalIsEstimate?: true;
}
export type FetchPage<Row, Query> = (query: Query, signal: AbortSignal) => Promise<PageOf<Row>>;
export type ListState = Resource<unknown>['state'] | 'empty';

/**
 * The store of a paged list. The query lives in the URL of the page, which passes it to `show`, so reload, back and
 * forward need no extra code.
 */
export class PagedList<Row, Query> {
  /** The rows with their query, for KeptFresh. */
  readonly page = new Resource<PageOf<Row> & { query: Query; repeats: number }>();
  private readonly fetchPage: FetchPage<Row, Query>;
  private query: Query | null = null;
  /** How often the same rows were asked for again by the reader. */
  private repeats = 0;

  constructor(fetchPage: FetchPage<Row, Query>) {
    this.fetchPage = fetchPage;
    makeAutoObservable<this, 'fetchPage' | 'query' | 'repeats'>(
      this,
      { page: false, fetchPage: false, query: false, repeats: false },
      { autoBind: true },
    );
  }

  /** The query of the current rows. */
  get answered(): Query | null {
    return this.page.data?.query ?? null;
  }

  /** How often that query had been repeated. */
  get answeredRepeats(): number {
    return this.page.data?.repeats ?? 0;
  }

  get rows(): Row[] {
    return this.page.data?.list ?? [];
  }

  get total(): number {
    return this.page.data?.total ?? 0;
  }

  get isEstimate(): boolean {
    return this.page.data?.totalIsEstimate ?? false;
  }

  get isLoading(): boolean {
    return this.page.isLoading;
  }

  get error(): unknown {
    return this.page.error;
  }

  get state(): ListState {
    return this.page.state === 'ready' && this.rows.length === 0 ? 'empty' : this.page.state;
  }

  /** Whether it shows rows, or that there are none. */
  get isAnswered(): boolean {
    return this.state === 'ready' || this.state === 'empty';
  }

  /** Does nothing if the query object is unchanged, such as when a hidden page is shown again. */
  async show(query: Query): Promise<void> {
    if (query === this.query && this.page.isLoaded) return;
    this.query = query;
    await this.refresh();
  }

  /** Reloads the current page. */
  async refresh(): Promise<void> {
    const { query, repeats } = this;
    if (query === null) return;
    await this.page.load(async (signal) => ({ ...(await this.fetchPage(query, signal)), query, repeats }));
  }

  /** Searches for the same again: what is found is announced, although nothing else may change. */
  async repeat(): Promise<void> {
    this.repeats += 1;
    await this.refresh();
  }

  /** Replaces a row after a change or as an optimistic update, without reloading the page. */
  patch(isIt: (row: Row) => boolean, change: Partial<Row>): void {
    const { data } = this.page;
    if (data === null) return;
    this.page.data = { ...data, list: data.list.map((row) => (isIt(row) ? { ...row, ...change } : row)) };
  }

  readonly stop = (): void => {
    this.page.stop();
  };
}

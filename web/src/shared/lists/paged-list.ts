import { makeAutoObservable } from 'mobx';
import { Resource } from '../data/resource';

export interface PageOf<Row> {
  list: Row[];
  total: number;
  /** The total was too dear to count. */
  totalIsEstimate?: true;
}
type FetchPage<Row, Query> = (query: Query, signal: AbortSignal) => Promise<PageOf<Row>>;
export type ListState = Resource<unknown>['state'] | 'empty';

/**
 * What every list of the product is made of. It keeps no query of its own choice: the address of the
 * page says what is shown, the page calls `show` with it, and reload, back and forward come for free.
 */
export class PagedList<Row, Query> {
  private readonly page = new Resource<PageOf<Row> & { query: Query }>();
  private readonly fetchPage: FetchPage<Row, Query>;
  private query: Query | null = null;

  constructor(fetchPage: FetchPage<Row, Query>) {
    this.fetchPage = fetchPage;
    makeAutoObservable<this, 'page' | 'fetchPage' | 'query'>(
      this,
      { page: false, fetchPage: false, query: false },
      { autoBind: true },
    );
  }

  /** The query whose answer is shown. */
  get answered(): Query | null {
    return this.page.data?.query ?? null;
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

  /** Does nothing when this very query was answered: a page that was hidden shows again what it has. */
  async show(query: Query): Promise<void> {
    if (query === this.query && this.page.isLoaded) return;
    this.query = query;
    await this.refresh();
  }

  /** Asks again for what is shown. */
  async refresh(): Promise<void> {
    const { query } = this;
    if (query === null) return;
    await this.page.load(async (signal) => ({ ...(await this.fetchPage(query, signal)), query }));
  }

  /** Shows a row as it will be, or is by now, without asking for the whole page. */
  patch(isIt: (row: Row) => boolean, change: Partial<Row>): void {
    const { data } = this.page;
    if (data === null) return;
    this.page.data = { ...data, list: data.list.map((row) => (isIt(row) ? { ...row, ...change } : row)) };
  }

  readonly stop = (): void => {
    this.page.stop();
  };
}

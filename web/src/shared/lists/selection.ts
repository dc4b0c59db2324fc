import { makeAutoObservable, observable, reaction } from 'mobx';
import type { PagedList } from './paged-list';

export type PageSelection = 'none' | 'some' | 'all';

/** What a change is made of: records by their ids, or all that match the filters of a query. */
export type Chosen<Query> = { ids: number[] } | { query: Query; expectedTotal: number };

/**
 * The selected rows of a list: individual ids across pages, or all rows that match the filters. It is of the filters whose rows
 * are shown, which on a slow network are not yet those that were asked for, and empties itself when rows of other filters come.
 */
export class Selection<Row extends { id: number }, Query> {
  isEverything = false;
  readonly ids = observable.set<number>();
  /** How often rows of other filters have emptied it. */
  losses = 0;
  readonly list: PagedList<Row, Query>;

  /** @param filterOf the filters of a query, without its page and order */
  constructor(list: PagedList<Row, Query>, filterOf: (query: Query) => object) {
    this.list = list;
    makeAutoObservable(this, { list: false, ids: false }, { autoBind: true });
    // It lives as long as the list, and ends with it.
    reaction(
      () => list.answered && JSON.stringify(filterOf(list.answered)),
      () => {
        this.lose();
      },
    );
  }

  has(id: number): boolean {
    return this.isEverything || this.ids.has(id);
  }

  /** None while an error stands in the place of the rows. */
  get count(): number {
    if (!this.list.isAnswered) return 0;
    return this.isEverything ? this.list.total : this.ids.size;
  }

  get ofPage(): PageSelection {
    const { page } = this;
    const selected = page.filter((id) => this.has(id)).length;
    if (selected === 0) return 'none';
    return selected === page.length ? 'all' : 'some';
  }

  /** As it is now: other rows may be shown before a question is answered. */
  get chosen(): Chosen<Query> {
    const { answered, total } = this.list;
    if (this.isEverything && answered !== null) return { query: answered, expectedTotal: total };
    return { ids: [...this.ids] };
  }

  /** If all rows are selected, deselecting one keeps only the other rows of its page selected. */
  toggle(id: number): void {
    if (this.isEverything) {
      this.isEverything = false;
      this.ids.replace(this.page);
    }
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  readonly togglePage = (): void => {
    const isWhole = this.ofPage === 'all';
    if (isWhole && this.isEverything) this.ids.clear();
    this.isEverything = false;
    for (const id of this.page) {
      if (isWhole) this.ids.delete(id);
      else this.ids.add(id);
    }
  };

  readonly selectEverything = (): void => {
    this.isEverything = true;
    this.ids.clear();
  };

  readonly clear = (): void => {
    this.isEverything = false;
    this.ids.clear();
  };

  private get page(): number[] {
    return this.list.rows.map(({ id }) => id);
  }

  private lose(): void {
    if (!this.isEverything && this.ids.size === 0) return;
    this.clear();
    this.losses += 1;
  }
}

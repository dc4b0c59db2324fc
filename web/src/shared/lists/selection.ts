import { makeAutoObservable, observable } from 'mobx';

export type PageSelection = 'none' | 'some' | 'all';

/** The selected rows: individual ids across pages, or all rows that match the filters. */
export class Selection {
  isEverything = false;
  readonly ids = observable.set<number>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(id: number): boolean {
    return this.isEverything || this.ids.has(id);
  }

  /** @param total number of matching rows */
  count(total: number): number {
    return this.isEverything ? total : this.ids.size;
  }

  ofPage(page: number[]): PageSelection {
    const selected = page.filter((id) => this.has(id)).length;
    if (selected === 0) return 'none';
    return selected === page.length ? 'all' : 'some';
  }

  /** If all rows are selected, deselecting one keeps only the other rows of its page selected. */
  toggle(id: number, page: number[]): void {
    if (this.isEverything) {
      this.isEverything = false;
      this.ids.replace(page);
    }
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  togglePage(page: number[]): void {
    const isWhole = this.ofPage(page) === 'all';
    if (isWhole && this.isEverything) this.ids.clear();
    this.isEverything = false;
    for (const id of page) {
      if (isWhole) this.ids.delete(id);
      else this.ids.add(id);
    }
  }

  readonly selectEverything = (): void => {
    this.isEverything = true;
    this.ids.clear();
  };

  readonly clear = (): void => {
    this.isEverything = false;
    this.ids.clear();
  };
}

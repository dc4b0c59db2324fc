import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../api/api-error';
import type { RequestOptions } from '../../api/request';
import { Resource } from '../data/resource';
import type { PageQuery } from '../lists/page-query';
import {
  type Saved,
  type SavedViews,
  type StoredTable,
  type StoredView,
  type TableView,
  toTable,
} from './saved-view';
import { UnsentTable } from './unsent-table';

const quiet = { skipErrorToast: true };

/** The generated functions of the list. */
export interface ViewCalls<Key extends string, View extends StoredView<Key>> {
  table: (options: RequestOptions) => Promise<StoredTable<Key> | null>;
  saveTable: (table: StoredTable<Key>) => Promise<unknown>;
  views: (options: RequestOptions) => Promise<Saved<View>[]>;
  create: (view: View, options: RequestOptions) => Promise<Saved<View>>;
  save: (id: number, view: View, options: RequestOptions) => Promise<Saved<View>>;
  remove: (id: number, options: RequestOptions) => Promise<unknown>;
}

/** The table settings of this account: columns, density and saved views of a list. */
export class TableStore<Query extends PageQuery, Key extends string, View extends StoredView<Key>> {
  view: TableView<Key> | null = null;
  readonly views = new Resource<Saved<View>[]>();
  /** The table is not rendered before, so that no column moves. */
  isReady = false;
  readonly saved: SavedViews<Query, Key, View>;
  private readonly calls: ViewCalls<Key, View>;
  private readonly unsent: UnsentTable<StoredTable<Key>>;
  /** Requests run one at a time, so that the last change wins. */
  private storing: Promise<unknown> | null = null;

  /** @param key of what is not sent yet, in the storage of the browser */
  constructor(saved: SavedViews<Query, Key, View>, calls: ViewCalls<Key, View>, key: string) {
    this.saved = saved;
    this.calls = calls;
    this.unsent = new UnsentTable(key);
    makeAutoObservable<this, 'calls' | 'storing' | 'unsent'>(
      this,
      { saved: false, calls: false, unsent: false, storing: false },
      { autoBind: true, deep: false },
    );
  }

  get defaultView(): Saved<View> | undefined {
    return this.views.data?.find(({ isDefault }) => isDefault);
  }

  /** If the settings cannot be loaded, the defaults apply. */
  async load(): Promise<void> {
    if (this.isReady) return;
    const unsent = this.unsent.read();
    if (unsent !== null) this.change(this.saved.fromTable(unsent));
    const [table] = await Promise.all([this.calls.table(quiet).catch(() => null), this.loadViews()]);
    this.settle(table);
  }

  /** Applies at once. The transport shows an error; after a temporary one the change is stored later. */
  change(view: TableView<Key>): void {
    this.view = view;
    this.unsent.store(toTable(view));
    void this.store();
  }

  /** @throws ApiError if it cannot be stored, for example because the name is taken */
  async save(view: View, id?: number): Promise<Saved<View>> {
    const { create, save } = this.calls;
    const saved = await (id === undefined ? create(view, quiet) : save(id, view, quiet));
    await this.loadViews();
    return saved;
  }

  /** @throws ApiError */
  async remove(id: number): Promise<void> {
    await this.calls.remove(id, quiet);
    await this.loadViews();
  }

  private async store(): Promise<void> {
    if (this.storing !== null) return;
    for (let stored: TableView<Key> | null = null; this.view !== null && stored !== this.view;) {
      stored = this.view;
      this.storing = this.send(stored);
      await this.storing;
    }
    this.storing = null;
  }

  private async send(view: TableView<Key>): Promise<void> {
    try {
      await this.calls.saveTable(toTable(view));
    } catch (error) {
      if (error instanceof ApiError && error.mayPass) return;
    }
    if (view === this.view) this.unsent.clear();
  }

  private async loadViews(): Promise<void> {
    await this.views.load((signal) => this.calls.views({ signal, ...quiet }));
  }

  private settle(table: StoredTable<Key> | null): void {
    if (table !== null && this.view === null) this.view = this.saved.fromTable(table);
    this.isReady = true;
  }
}

import { makeAutoObservable } from 'mobx';
import type { LiveEventName } from '../live-events/live-event';
import { LiveReload } from '../live-events/live-reload';
import { type FetchPage, PagedList } from './paged-list';

/** A paged list that is updated live. */
export class LiveList<Row, Query> {
  /** Number of changes so far, here or elsewhere. */
  changes = 0;
  readonly list: PagedList<Row, Query>;
  private readonly live: LiveReload;

  constructor(event: LiveEventName, fetchPage: FetchPage<Row, Query>) {
    this.list = new PagedList(fetchPage);
    this.live = new LiveReload([event], () => {
      this.changed();
    });
    makeAutoObservable<this, 'live'>(this, { list: false, live: false }, { autoBind: true });
  }

  readonly follow = (): (() => void) => this.live.start();

  /**
   * Reloads the current query, also while it loads: the answer on its way may be older. A failed load shows its error
   * until the next attempt.
   */
  readonly changed = (): void => {
    this.changes += 1;
    if (this.list.error === null) void this.list.refresh();
  };
}

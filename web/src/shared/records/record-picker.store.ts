import { makeAutoObservable } from 'mobx';
import { type FetchPage, PagedList } from '../lists/paged-list';

/** The debounce delay while the user types. */
const PAUSE_MS = 250;

/** Finds records by what is typed; before that, the first ones. */
export class RecordPickerStore<Row extends { id: number; name: string }> {
  readonly list: PagedList<Row, string>;
  text = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: FetchPage<Row, string>) {
    this.list = new PagedList(fetch);
    makeAutoObservable<this, 'timer'>(this, { list: false, timer: false }, { autoBind: true });
  }

  search(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.ask, PAUSE_MS);
  }

  readonly ask = (): void => {
    void this.list.show(this.text.trim());
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.list.stop();
  };
}

import { makeAutoObservable, observableRef } from 'mobx';
import { listContentItems } from '../../../../api/generated/content-items/content-items';
import type { ContentItemListItemDto, ContentKind, ContentType } from '../../../../api/generated/model';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type PageSize } from '../../../../shared/data/list-limits';
import type { Language } from '../../../../shared/i18n/languages';
import { PagedList } from '../../../../shared/lists/paged-list';

/** The debounce delay while the user types. */
const PAUSE_MS = 250;

export interface PickerQuery {
  search: string;
  /** Empty for all that the set holds. */
  kind: ContentKind | '';
  language: Language | '';
  current: number;
  pageSize: PageSize;
}

/** Finds items for a set. What is chosen stays so while others are searched. */
export class ItemPickerStore {
  readonly list = new PagedList<ContentItemListItemDto, PickerQuery>(
    ({ search, kind, language, ...query }, signal) =>
      listContentItems(
        {
          ...query,
          fits: this.contentType,
          ...(kind && { kind }),
          ...(search.trim() && { search: search.trim() }),
          ...(language && { language }),
        },
        { signal, skipErrorToast: true },
      ),
  );
  query: PickerQuery = {
    ...{ search: '', kind: '', language: '' },
    ...{ current: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE },
  };
  chosen: readonly ContentItemListItemDto[] = [];
  private readonly contentType: ContentType;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(contentType: ContentType) {
    this.contentType = contentType;
    makeAutoObservable<this, 'contentType' | 'timer'>(
      this,
      { list: false, contentType: false, timer: false, query: observableRef, chosen: observableRef },
      { autoBind: true },
    );
  }

  search(search: string): void {
    clearTimeout(this.timer);
    this.query = { ...this.query, search, current: FIRST_PAGE };
    this.timer = setTimeout(this.ask, PAUSE_MS);
  }

  /** Any change other than of the page returns to the first one. */
  narrow(change: Partial<PickerQuery>): void {
    this.query = { ...this.query, current: FIRST_PAGE, ...change };
    this.ask();
  }

  readonly ask = (): void => {
    clearTimeout(this.timer);
    void this.list.show(this.query);
  };

  choose(item: ContentItemListItemDto, isChosen: boolean): void {
    const others = this.chosen.filter(({ id }) => id !== item.id);
    this.chosen = isChosen ? [...others, item] : others;
  }

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.list.stop();
  };
}

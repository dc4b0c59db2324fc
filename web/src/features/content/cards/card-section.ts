import { makeAutoObservable, reaction } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { Resource } from '../../../shared/data/resource';
import type { Note } from '../../../shared/ui/feedback/note-line';

export interface Card {
  id: number;
  version: number;
  actions: string[];
}

type Fetch<Shown extends Card> = (signal: AbortSignal) => Promise<Shown[]>;

/** One section of cards: its cards, the pending action of each card, and the errors. */
export class CardSection<Shown extends Card> {
  readonly list = new Resource<Shown[]>();
  /** The running action by card. */
  readonly busy = new Map<number, string>();
  readonly notes = new Map<number, Note>();
  /** Cards removed while the page was open. They stay visible so that the removal can be undone. */
  readonly removed = new Map<number, Shown>();
  private readonly fetch: Fetch<Shown>;

  constructor(fetch: Fetch<Shown>) {
    this.fetch = fetch;
    makeAutoObservable<this, 'fetch'>(this, { list: false, fetch: false }, { autoBind: true });
    reaction(() => this.list.data, this.settle);
  }

  /** Null before the first response. Removed cards keep their position. */
  get cards(): Shown[] | null {
    const { data } = this.list;
    if (data === null) return null;
    const gone = [...this.removed.values()].filter(({ id }) => data.every((card) => card.id !== id));
    return [...data, ...gone].toSorted((one, other) => one.id - other.id);
  }

  readonly load = (): void => {
    void this.list.load(this.fetch);
  };

  /** Reloads in the background. An error is ignored: the cards stay as they are. */
  readonly refresh = (): Promise<void> => this.list.refresh();

  /** @returns the updated card; null if the action failed or another one is pending for it */
  async act(card: Shown, action: string, call: () => Promise<Shown>): Promise<Shown | null> {
    if (this.busy.has(card.id)) return null;
    this.begin(card.id, action);
    try {
      const changed = await call();
      this.put(changed);
      return changed;
    } catch (error) {
      await this.fail(card, error);
      return null;
    } finally {
      this.end(card.id);
    }
  }

  /** Replaces a card, or appends a new one. */
  readonly put = (card: Shown): void => {
    const { data } = this.list;
    if (data === null) return;
    const at = data.findIndex(({ id }) => id === card.id);
    this.list.amend(at < 0 ? [...data, card] : data.with(at, card));
  };

  /** Removes a card from the list and remembers its position. */
  setAside(card: Shown): void {
    const { data } = this.list;
    if (data === null) return;
    this.removed.set(card.id, card);
    this.list.amend(data.filter(({ id }) => id !== card.id));
  }

  forget(id: number): void {
    this.notes.delete(id);
  }

  /** A card that somebody else has removed keeps its position while an action on it runs, and while it says why that failed. */
  private readonly settle = (cards: Shown[] | null, before: Shown[] | null | undefined): void => {
    const listed = new Set(cards?.map(({ id }) => id));
    for (const id of listed) this.removed.delete(id);
    for (const card of before ?? [])
      if (!listed.has(card.id) && !this.removed.has(card.id) && this.isWatched(card.id))
        this.removed.set(card.id, { ...card, actions: [] });
  };

  private isWatched(id: number): boolean {
    return this.busy.has(id) || this.notes.has(id);
  }

  private begin(id: number, action: string): void {
    this.busy.set(id, action);
    this.notes.delete(id);
  }

  private end(id: number): void {
    this.busy.delete(id);
  }

  private async fail({ id }: Shown, error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.code === CONFLICT;
    // Reported after the refresh, when the card is enabled again: presses on a busy card are ignored.
    if (isConflict) await this.refresh();
    this.note(id, isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
  }

  private note(id: number, note: Note): void {
    this.notes.set(id, note);
  }
}

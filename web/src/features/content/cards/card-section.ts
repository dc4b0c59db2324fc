import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { Resource } from '../../../shared/data/resource';
import type { Note } from '../../../shared/ui/feedback/note-line';

export interface Card {
  id: number;
  version: number;
  actions: string[];
}

type Fetch<Shown extends Card> = (signal?: AbortSignal) => Promise<Shown[]>;

/** One section of cards: its cards, the pending action of each card, and the errors. */
export class CardSection<Shown extends Card> {
  readonly list = new Resource<Shown[]>();
  /** The running action by card. */
  readonly busy = new Map<number, string>();
  readonly notes = new Map<number, Note>();
  /** Cards removed while the page was open. They stay visible so that the removal can be undone. */
  readonly removed = new Map<number, Shown>();
  private readonly fetch: Fetch<Shown>;
  private refreshes = 0;

  constructor(fetch: Fetch<Shown>) {
    this.fetch = fetch;
    makeAutoObservable<this, 'fetch' | 'refreshes'>(
      this,
      { list: false, fetch: false, refreshes: false },
      { autoBind: true },
    );
  }

  /** Null before the first response. Removed cards keep their position. */
  get cards(): Shown[] | null {
    const { data } = this.list;
    if (data === null) return null;
    const gone = [...this.removed.values()].filter(({ id }) => data.every((card) => card.id !== id));
    return [...data, ...gone].toSorted((one, other) => one.id - other.id);
  }

  readonly load = (): void => {
    void this.list.load((signal) => this.fetch(signal));
  };

  /** Reloads in the background. An error is ignored: the cards stay as they are. */
  async refresh(): Promise<void> {
    this.refreshes += 1;
    const turn = this.refreshes;
    const cards = await this.fetch().catch(() => null);
    if (cards !== null && turn === this.refreshes) this.take(cards);
  }

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
    // A pending response may be older than this card.
    this.refreshes += 1;
    const at = data.findIndex(({ id }) => id === card.id);
    this.list.replace(at < 0 ? [...data, card] : data.with(at, card));
    this.removed.delete(card.id);
  };

  /** Removes a card from the list and remembers its position. */
  setAside(card: Shown): void {
    const { data } = this.list;
    if (data === null) return;
    this.refreshes += 1;
    this.removed.set(card.id, card);
    this.list.replace(data.filter(({ id }) => id !== card.id));
  }

  forget(id: number): void {
    this.notes.delete(id);
  }

  private take(cards: Shown[]): void {
    this.list.replace(cards);
    for (const { id } of cards) this.removed.delete(id);
  }

  private begin(id: number, action: string): void {
    this.busy.set(id, action);
    this.notes.delete(id);
  }

  private end(id: number): void {
    this.busy.delete(id);
  }

  private async fail(card: Shown, error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.code === CONFLICT;
    if (isConflict) await this.refresh();
    this.note(card, isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
  }

  private note(card: Shown, note: Note): void {
    this.notes.set(card.id, note);
    const isGone = this.list.data?.every(({ id }) => id !== card.id) ?? false;
    if (isGone && !this.removed.has(card.id)) this.removed.set(card.id, { ...card, actions: [] });
  }
}

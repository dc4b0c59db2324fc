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

/** One section of cards: what is shown, what is under way on which card, and what did not work. */
export class CardSection<Shown extends Card> {
  readonly list = new Resource<Shown[]>();
  /** The action that runs, by card. */
  readonly busy = new Map<number, string>();
  readonly notes = new Map<number, Note>();
  /** Cards that left the list while somebody looked at them, so that it can be undone. */
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

  /** Null before the first answer. What was removed keeps its place. */
  get cards(): Shown[] | null {
    const { data } = this.list;
    if (data === null) return null;
    const gone = [...this.removed.values()].filter(({ id }) => data.every((card) => card.id !== id));
    return [...data, ...gone].toSorted((one, other) => one.id - other.id);
  }

  readonly load = (): void => {
    void this.list.load((signal) => this.fetch(signal));
  };

  /** Asks again behind what is shown. A failure is no news: what is shown stays. */
  async refresh(): Promise<void> {
    this.refreshes += 1;
    const turn = this.refreshes;
    const cards = await this.fetch().catch(() => null);
    if (cards !== null && turn === this.refreshes) this.take(cards);
  }

  /** @returns the card as it is since; null when it did not work, or something else is under way on it */
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

  /** Puts a card in the place of its former self, or at the end. */
  readonly put = (card: Shown): void => {
    const { data } = this.list;
    if (data === null) return;
    // An answer that is on its way may be older than this.
    this.refreshes += 1;
    const at = data.findIndex(({ id }) => id === card.id);
    this.list.replace(at < 0 ? [...data, card] : data.with(at, card));
    this.removed.delete(card.id);
  };

  /** Takes a card from the list, and keeps its place. */
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

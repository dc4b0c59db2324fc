import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  cancelServiceOrder,
  getServiceOrder,
  getServiceOrderHistory,
  payServiceOrder,
} from '../../../api/generated/billing/billing';
import type { OrderAction, ServiceOrderDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { HistoryStore } from '../../../shared/history/history.store';
import { newKey } from '../../../shared/lib/new-key';
import type { Note } from '../../../shared/ui/feedback/note-line';

const calls = { pay: payServiceOrder, cancel: cancelServiceOrder } satisfies Record<OrderAction, unknown>;

/** The open order, its history, and the error of the last action. */
export class OrderRecordStore {
  readonly view = new Resource<ServiceOrderDto>();
  readonly history: HistoryStore;
  /** The running action. */
  busy: OrderAction | null = null;
  note: Note | null = null;
  private readonly id: number;
  /** The idempotency key. It stays the same until the server answers, so that a retry counts once. */
  private key = newKey();

  constructor(id: number) {
    this.id = id;
    this.history = new HistoryStore((query, options) => getServiceOrderHistory(id, query, options));
    makeAutoObservable<this, 'id' | 'key'>(
      this,
      { view: false, history: false, id: false, key: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.history.restart();
    await this.view.load((signal) => getServiceOrder(this.id, { signal, skipErrorToast: true }));
  }

  /** @returns whether it succeeded */
  async act(action: OrderAction): Promise<boolean> {
    const version = this.view.data?.version;
    if (this.busy !== null || version === undefined) return false;
    this.begin(action);
    try {
      const options = { skipErrorToast: true, idempotencyKey: this.key };
      this.view.replace(await calls[action](this.id, { version }, options));
      this.end(null);
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === CONFLICT;
      this.end(isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
      if (isConflict) await this.load();
      return false;
    }
  }

  readonly forgetNote = (): void => {
    this.note = null;
  };

  readonly stop = (): void => {
    this.view.stop();
    this.history.entries.stop();
  };

  private begin(action: OrderAction): void {
    this.busy = action;
    this.note = null;
  }

  private end(note: Note | null): void {
    this.busy = null;
    this.note = note;
    const isUnanswered = note?.kind === 'failure' && note.error instanceof ApiError && note.error.isOffline;
    if (!isUnanswered) this.key = newKey();
  }
}

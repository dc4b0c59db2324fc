import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  closeEnquiry,
  eraseEnquiry,
  getEnquiry,
  getEnquiryHistory,
  reopenEnquiry,
  takeEnquiry,
} from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { HistoryStore } from '../../../shared/history/history.store';
import { newKey } from '../../../shared/lib/new-key';
import type { Note } from '../../../shared/ui/feedback/note-line';

export type SimpleAction = 'take' | 'reopen';

const simple = { take: takeEnquiry, reopen: reopenEnquiry };
const isConflict = (error: unknown) => error instanceof ApiError && error.code === CONFLICT;

type Call = (options: { skipErrorToast: boolean; idempotencyKey: string }) => Promise<EnquiryDto>;

/** The open enquiry, its history, and the error of the last action. */
export class EnquiryRecordStore {
  readonly view = new Resource<EnquiryDto>();
  readonly history: HistoryStore;
  isBusy = false;
  note: Note | null = null;
  /** Whether the dialog that asks for the outcome is open. Errors of its action belong to it, the others to the drawer. */
  isClosing = false;
  private readonly reference: string;
  /**
   * The idempotency key. It stays the same until a success, so that a retry after a lost response counts
   * once.
   */
  private key = newKey();

  constructor(reference: string) {
    this.reference = reference;
    this.history = new HistoryStore((query, options) => getEnquiryHistory(reference, query, options));
    makeAutoObservable<this, 'reference' | 'key'>(
      this,
      { view: false, history: false, reference: false, key: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.history.restart();
    await this.view.load((signal) => getEnquiry(this.reference, { signal, skipErrorToast: true }));
  }

  /** @returns whether it succeeded */
  move(action: SimpleAction): Promise<boolean> {
    return this.act((options) => simple[action](this.reference, { version: this.version }, options));
  }

  /** @returns whether it succeeded */
  async close(note: string): Promise<boolean> {
    const isDone = await this.act((options) =>
      closeEnquiry(this.reference, { version: this.version, note }, options),
    );
    if (isDone) this.setClosing(false);
    return isDone;
  }

  /**
   * Erases it permanently. After a conflict the current version is shown and can be erased.
   * @throws ApiError
   */
  readonly erase = async (): Promise<void> => {
    const { version, key: idempotencyKey } = this;
    try {
      await eraseEnquiry(this.reference, { version }, { idempotencyKey, skipErrorToast: true });
    } catch (error) {
      if (isConflict(error)) await this.load();
      throw error;
    } finally {
      this.renew();
    }
  };

  readonly forgetNote = (): void => {
    this.note = null;
  };

  setClosing(isClosing: boolean): void {
    this.isClosing = isClosing;
    this.forgetNote();
  }

  readonly stop = (): void => {
    this.view.stop();
    this.history.entries.stop();
  };

  private get version(): number {
    return this.view.data?.version ?? 1;
  }

  private async act(call: Call): Promise<boolean> {
    if (this.isBusy) return false;
    this.begin();
    try {
      const changed = await call({ skipErrorToast: true, idempotencyKey: this.key });
      this.view.replace(changed);
      this.end(null);
      return true;
    } catch (error) {
      this.end(isConflict(error) ? { kind: 'conflict' } : { kind: 'failure', error });
      if (isConflict(error)) await this.load();
      return false;
    }
  }

  private begin(): void {
    this.isBusy = true;
    this.note = null;
  }

  private end(note: Note | null): void {
    this.isBusy = false;
    this.note = note;
    if (note?.kind !== 'failure') this.renew();
  }

  private renew(): void {
    this.key = newKey();
  }
}

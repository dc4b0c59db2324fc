import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import type { RequestOptions } from '../../api/request';
import { Resource } from '../data/resource';
import { type FetchHistory, HistoryStore } from '../history/history.store';
import { newKey } from '../lib/new-key';
import type { Note } from '../ui/feedback/note-line';

interface Source<Row> {
  get: (options: RequestOptions) => Promise<Row>;
  history: FetchHistory;
}

export interface CallOptions {
  skipErrorToast: true;
  idempotencyKey: string;
}

/** Changes the version that is shown. @returns the changed record; null if the server does not answer with it */
type Change<Row> = (version: number, options: CallOptions) => Promise<Row | null>;

/** The open record of a list: its data, its history, and the error of the last action. */
export class RecordStore<Row extends { version: number }> {
  readonly view = new Resource<Row>();
  readonly history: HistoryStore;
  isBusy = false;
  note: Note | null = null;
  private readonly get: Source<Row>['get'];
  /** It stays the same until the server answers, so that a retry counts once. */
  private key = newKey();
  /** Whether it is being erased, or was. */
  private isErased = false;

  constructor({ get, history }: Source<Row>) {
    this.get = get;
    this.history = new HistoryStore(history);
    makeAutoObservable<this, 'get' | 'key' | 'isErased'>(
      this,
      { view: false, history: false, get: false, key: false, isErased: false },
      { autoBind: true },
    );
  }

  /** The record as it is shown, where there is one. */
  get shown(): Row {
    const { data } = this.view;
    if (data === null) throw new Error('The record was not loaded.');
    return data;
  }

  readonly load = async (): Promise<void> => {
    this.history.restart();
    await this.view.load((signal) => this.get({ signal, skipErrorToast: true }));
  };

  /** Loads it again after it was changed by anyone, unless that was one's own erasing. */
  readonly follow = async (): Promise<void> => {
    if (!this.isErased) await this.load();
  };

  /** One action at a time. @returns whether it succeeded; otherwise `note` says why not, if it was tried */
  async act(change: Change<Row>): Promise<boolean> {
    if (this.isBusy) return false;
    this.tell(null);
    try {
      await this.change(change);
      return true;
    } catch (error) {
      this.tell(noteOf(error));
      return false;
    }
  }

  /**
   * For what shows its errors itself, such as a form. After a conflict the current state is shown.
   * @throws ApiError
   */
  async change(change: Change<Row>): Promise<void> {
    this.setBusy(true);
    try {
      const changed = await change(this.shown.version, { skipErrorToast: true, idempotencyKey: this.key });
      if (changed !== null) this.view.amend(changed);
      this.key = newKey();
    } catch (error) {
      if (!isUnanswered(error)) this.key = newKey();
      if (isConflict(error)) await this.load();
      throw error;
    } finally {
      this.setBusy(false);
    }
  }

  /**
   * A change after which there is no record.
   * @throws ApiError
   */
  async erase(erase: (version: number, options: CallOptions) => Promise<unknown>): Promise<void> {
    this.isErased = true;
    // A reload on its way would find nothing.
    this.stop();
    try {
      await this.change(async (version, options) => {
        await erase(version, options);
        return null;
      });
    } catch (error) {
      this.isErased = false;
      throw error;
    }
  }

  readonly forgetNote = (): void => {
    this.note = null;
  };

  readonly stop = (): void => {
    this.view.stop();
    this.history.entries.stop();
  };

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private tell(note: Note | null): void {
    this.note = note;
  }
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === CONFLICT;

/** What is not about an outdated version has other data than the current one. */
const saysWhy = ({ data }: ApiError) =>
  typeof data === 'object' && data !== null && !('version' in data) && !('person' in data);

const isUnanswered = (error: unknown) => error instanceof ApiError && error.isOffline;

/** A conflict with a change of somebody else may say who did what. Others, such as that it is too late, say why. */
function noteOf(error: unknown): Note {
  if (!isConflict(error) || saysWhy(error)) return { kind: 'failure', error };
  const { person, action } = (error.data ?? {}) as { person?: string | null; action?: string };
  return { kind: 'conflict', ...(person ? { person, action } : {}) };
}

import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  createCertificationDocumentLink,
  getCertificationHistory,
  getCertificationRequest,
  passCertification,
  rejectCertification,
  withdrawCertification,
} from '../../../api/generated/certification/certification';
import type { CertificationDetailDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { HistoryStore } from '../../../shared/history/history.store';
import { newKey } from '../../../shared/lib/new-key';
import type { Note } from '../../../shared/ui/feedback/note-line';

type Call = (options: { skipErrorToast: boolean; idempotencyKey: string }) => Promise<CertificationDetailDto>;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === CONFLICT;

/** The open request, its history, and the error of the last action. */
export class CertificationRecordStore {
  readonly view = new Resource<CertificationDetailDto>();
  readonly history: HistoryStore;
  isBusy = false;
  note: Note | null = null;
  /** Whether the dialog that asks for the reason is open. */
  isRejecting = false;
  private readonly id: number;
  /** The idempotency key. It stays the same until the server answers, so that a retry counts once. */
  private key = newKey();

  constructor(id: number) {
    this.id = id;
    this.history = new HistoryStore((query, options) => getCertificationHistory(id, query, options));
    makeAutoObservable<this, 'id' | 'key'>(
      this,
      { view: false, history: false, id: false, key: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.history.restart();
    await this.view.load((signal) => getCertificationRequest(this.id, { signal, skipErrorToast: true }));
  }

  /** @returns whether it succeeded */
  pass(): Promise<boolean> {
    return this.act((options) => passCertification(this.id, { version: this.version }, options));
  }

  /** @returns whether it succeeded */
  async reject(reason: string): Promise<boolean> {
    const isDone = await this.act((options) =>
      rejectCertification(this.id, { version: this.version, reason }, options),
    );
    if (isDone) this.setRejecting(false);
    return isDone;
  }

  /**
   * After a conflict the current state is shown.
   * @throws ApiError
   */
  readonly withdraw = async (): Promise<void> => {
    const options = { skipErrorToast: true, idempotencyKey: this.key };
    try {
      this.view.replace(await withdrawCertification(this.id, { version: this.version }, options));
    } catch (error) {
      if (isConflict(error)) await this.load();
      throw error;
    } finally {
      this.renew();
    }
  };

  /** @returns an address that works once */
  async addressOf(document: string): Promise<string> {
    return (await createCertificationDocumentLink(this.id, document)).address;
  }

  setRejecting(isRejecting: boolean): void {
    this.isRejecting = isRejecting;
    this.forgetNote();
  }

  readonly forgetNote = (): void => {
    this.note = null;
  };

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
      this.view.replace(await call({ skipErrorToast: true, idempotencyKey: this.key }));
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

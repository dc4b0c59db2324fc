import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  approveAccountRequest,
  getAccountRequest,
  getAccountRequestHistory,
  makePasswordLink,
  rejectAccountRequest,
} from '../../../api/generated/account-requests/account-requests';
import type { AccountRequestDto, MadePasswordLinkDto } from '../../../api/generated/model';
import { RejectAccountRequestBody } from '../../../api/generated/model/bodies/account-requests';
import { rejectAccountRequestDtoLimits } from '../../../api/generated/model/limits/rejectAccountRequestDto';
import { Resource } from '../../../shared/data/resource';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { HistoryStore } from '../../../shared/history/history.store';
import type { Note } from '../../../shared/ui/feedback/note-line';

const quiet = { skipErrorToast: true };

/** The open request, its history, and the error of the last action. */
export class AccountRequestRecordStore {
  readonly view = new Resource<AccountRequestDto>();
  readonly history: HistoryStore;
  readonly rejection: FormStore<{ reason: string }>;
  isBusy = false;
  isRejecting = false;
  note: Note | null = null;
  /** The link that was just made. The server shows it only once. */
  made: MadePasswordLinkDto | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.history = new HistoryStore((query, options) => getAccountRequestHistory(id, query, options));
    this.rejection = new FormStore<{ reason: string }>({
      stored: { reason: '' },
      draft: `rejection of account request ${id}`,
      problemsOf: ({ reason }) =>
        contractProblems(RejectAccountRequestBody, rejectAccountRequestDtoLimits, {
          version: 1,
          reason: reason.trim(),
        }),
      send: ({ reason }) => this.reject(reason.trim()),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { view: false, history: false, rejection: false, id: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.history.restart();
    await this.view.load((signal) => getAccountRequest(this.id, { signal, ...quiet }));
  }

  /** @returns whether it succeeded */
  approve(): Promise<boolean> {
    return this.act(async (version) => {
      await approveAccountRequest(this.id, { version }, quiet);
    });
  }

  /** @returns whether it succeeded; then `made` has the link */
  makeLink(): Promise<boolean> {
    return this.act(async (version) => {
      this.setMade(await makePasswordLink(this.id, { version }, quiet));
    });
  }

  setMade(made: MadePasswordLinkDto | null): void {
    this.made = made;
  }

  setRejecting(isRejecting: boolean): void {
    this.isRejecting = isRejecting;
    this.note = null;
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

  /** After a conflict the current state is shown behind the dialog. */
  private async reject(reason: string): Promise<void> {
    try {
      await rejectAccountRequest(this.id, { version: this.version, reason }, quiet);
    } catch (error) {
      if (isConflict(error)) await this.load();
      throw error;
    }
  }

  private async act(call: (version: number) => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.begin();
    try {
      await call(this.version);
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
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === CONFLICT;
}

import { makeAutoObservable } from 'mobx';
import {
  approveAccountRequest,
  getAccountRequest,
  getAccountRequestHistory,
  makePasswordLink,
  rejectAccountRequest,
} from '../../../api/generated/account-requests/account-requests';
import type { AccountRequestDto, MadePasswordLinkDto } from '../../../api/generated/model';
import { RejectAccountRequestBody } from '../../../api/generated/model/bodies/account-requests';
import { reviewReasonDtoLimits } from '../../../api/generated/model/limits/account-requests';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { RecordStore } from '../../../shared/records/record.store';

export type Rejection = FormStore<{ reason: string }>;

/** The open request and what can be done with it. */
export class AccountRequestRecordStore {
  readonly record: RecordStore<AccountRequestDto>;
  readonly rejection: Rejection;
  /** Whether the dialog that asks for the reason is open. */
  isRejecting = false;
  /** The link that was just made. The server shows it only once. */
  made: MadePasswordLinkDto | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getAccountRequest(id, options),
      history: (query, options) => getAccountRequestHistory(id, query, options),
    });
    this.rejection = new FormStore<{ reason: string }>({
      stored: { reason: '' },
      draft: `rejection of account request ${id}`,
      problemsOf: ({ reason }) =>
        contractProblems(RejectAccountRequestBody, reviewReasonDtoLimits, {
          version: 1,
          reason: reason.trim(),
        }),
      send: ({ reason }) =>
        this.record.change(async (version, options) => {
          await rejectAccountRequest(id, { version, reason: reason.trim() }, options);
          return null;
        }),
    });
    makeAutoObservable<this, 'id'>(this, { record: false, rejection: false, id: false }, { autoBind: true });
  }

  /** @returns whether it succeeded */
  approve(): Promise<boolean> {
    return this.record.act(async (version, options) => {
      await approveAccountRequest(this.id, { version }, options);
      return null;
    });
  }

  /** @returns whether it succeeded; then `made` has the link */
  makeLink(): Promise<boolean> {
    return this.record.act(async (version, options) => {
      this.setMade(await makePasswordLink(this.id, { version }, options));
      return null;
    });
  }

  setMade(made: MadePasswordLinkDto | null): void {
    this.made = made;
  }

  setRejecting(isRejecting: boolean): void {
    this.isRejecting = isRejecting;
    this.record.forgetNote();
  }
}

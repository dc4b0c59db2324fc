import { makeAutoObservable } from 'mobx';
import {
  approveAccountRequest,
  getAccountRequest,
  getAccountRequestHistory,
  makePasswordLink,
  rejectAccountRequest,
} from '../../../api/generated/account-requests/account-requests';
import type {
  AccountRequestAction,
  AccountRequestDto,
  MadePasswordLinkDto,
  Role,
} from '../../../api/generated/model';
import { ReviewStore } from '../../../shared/records/review.store';

/** The open request and what can be done with it. */
export class AccountRequestRecordStore {
  readonly review: ReviewStore<AccountRequestDto, AccountRequestAction>;
  /** The link that was just made. The server shows it only once. */
  made: MadePasswordLinkDto | null = null;

  /** Of an applicant who is approved. */
  role: Role = 'user';

  constructor(id: number) {
    this.review = new ReviewStore<AccountRequestDto, AccountRequestAction>({
      get: (options) => getAccountRequest(id, options),
      history: (query, options) => getAccountRequestHistory(id, query, options),
      calls: {
        approve: ({ version }, options) => approveAccountRequest(id, { version, role: this.role }, options),
        makeLink: async ({ version }, options) => {
          this.setMade(await makePasswordLink(id, { version }, options));
          return null;
        },
        reject: async (body, options) => {
          await rejectAccountRequest(id, body, options);
          return null;
        },
      },
      asks: 'reject',
      draft: `rejection of account request ${id}`,
    });
    makeAutoObservable(this, { review: false }, { autoBind: true });
  }

  setRole(role: Role): void {
    this.role = role;
  }

  setMade(made: MadePasswordLinkDto | null): void {
    this.made = made;
  }
}

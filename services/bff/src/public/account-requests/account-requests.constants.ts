import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Review, type ReviewSteps } from '../../review/reviews/reviews.constants.js';

export const ACCOUNT_REQUEST_KINDS = ['registration', 'forgottenPassword'] as const;
export type AccountRequestKind = (typeof ACCOUNT_REQUEST_KINDS)[number];

export const ACCOUNT_REQUEST_STATES = ['waiting', 'approved', 'linkMade', 'rejected'] as const;
export type AccountRequestState = (typeof ACCOUNT_REQUEST_STATES)[number];

export const ACCOUNT_REQUEST_ACTIONS = ['approve', 'makeLink', 'reject'] as const;
export type AccountRequestAction = (typeof ACCOUNT_REQUEST_ACTIONS)[number];

type Steps = ReviewSteps<AccountRequestAction, AccountRequestState>;

const REGISTRATION: Steps = {
  approve: {
    ...{ operation: 'approveAccountRequest', from: ['waiting'], to: 'approved', by: 'anyone' },
    approvers: 1,
  },
  makeLink: { operation: 'makePasswordLink', from: [], to: 'linkMade', by: 'anyone' },
  reject: { operation: 'rejectAccountRequest', from: ['waiting'], to: 'rejected', by: 'anyone' },
};

/**
 * The actions on a request of each kind; one of the other kind starts nowhere. A link may be made again, because it is
 * shown once and expires soon.
 */
export const STEPS_OF_KIND: Readonly<Record<AccountRequestKind, Steps>> = {
  registration: REGISTRATION,
  forgottenPassword: {
    ...REGISTRATION,
    approve: { ...REGISTRATION.approve, from: [] },
    // A link of one's own would leave a forgotten password to a session that somebody else may hold.
    makeLink: { ...REGISTRATION.makeLink, from: ['waiting', 'linkMade'], by: 'others' },
  },
};

export const ACCOUNT_REQUEST_REVIEW: Review<AccountRequestAction, AccountRequestState> = {
  entity: 'accountRequest',
  capability: 'accountRequests.decide',
  todo: 'accountRequest',
  steps: REGISTRATION,
  progress: { waiting: 'notStarted', approved: 'done', linkMade: 'done', rejected: 'done' },
  path: accountRequestPath,
  refusals: { notSubmitter: 'notFound', own: 'ownReview', ownTellsState: true },
};

/** Limits of a search in user name, name and email address. */
export const ACCOUNT_REQUEST_SEARCH = { maxLength: 64 } as const;
/** How many other accounts with the address of a request are shown. */
export const EMAIL_HOLDERS = { maxItems: 5 } as const;
/** After this time a request is deleted, and a rejected or forgotten applicant with it. */
export const ACCOUNT_REQUEST_DAYS = 90;
export const CLEANING_INTERVAL_MS = 3_600_000;

const ACCOUNT_REQUESTS_PAGE = '/list/account-requests' satisfies PagePath;

/** The path of a request in the web app, for administrators. */
export function accountRequestPath(id: number): string {
  return `${ACCOUNT_REQUESTS_PAGE}?request=${id}`;
}

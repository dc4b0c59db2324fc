import { type TodoProgress } from '../../messages/messages/messages.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const ACCOUNT_REQUEST_KINDS = ['registration', 'forgottenPassword'] as const;
export type AccountRequestKind = (typeof ACCOUNT_REQUEST_KINDS)[number];

export const ACCOUNT_REQUEST_STATES = ['waiting', 'approved', 'linkMade', 'rejected'] as const;
export type AccountRequestState = (typeof ACCOUNT_REQUEST_STATES)[number];

export const ACCOUNT_REQUEST_ACTIONS = ['approve', 'makeLink', 'reject'] as const;
export type AccountRequestAction = (typeof ACCOUNT_REQUEST_ACTIONS)[number];

const reject = { operation: 'rejectAccountRequest', from: ['waiting'], to: 'rejected' } as const;

/**
 * The actions on a request of each kind; one of the other kind starts nowhere. A link may be made again, because it is
 * shown once and expires soon.
 */
export const ACCOUNT_REQUEST_TRANSITIONS: Readonly<
  Record<AccountRequestKind, Transitions<AccountRequestAction, AccountRequestState>>
> = {
  registration: {
    approve: { operation: 'approveAccountRequest', from: ['waiting'], to: 'approved' },
    makeLink: { operation: 'makePasswordLink', from: [], to: 'linkMade' },
    reject,
  },
  forgottenPassword: {
    approve: { operation: 'approveAccountRequest', from: [], to: 'approved' },
    makeLink: { operation: 'makePasswordLink', from: ['waiting', 'linkMade'], to: 'linkMade' },
    reject,
  },
};

/** What the todo of a request shows to every administrator. */
export const PROGRESS_OF: Readonly<Record<AccountRequestState, TodoProgress>> = {
  waiting: 'notStarted',
  approved: 'done',
  linkMade: 'done',
  rejected: 'done',
};

/** Why a request was rejected. */
export const REJECTION_REASON = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
/** Limits of a search in user name, name and e-mail address. */
export const ACCOUNT_REQUEST_SEARCH = { maxLength: 64 } as const;
/** How many other accounts with the address of a request are shown. */
export const EMAIL_HOLDERS = { maxItems: 5 } as const;
/** Version of one request. Starts at 1 and is incremented by every change. */
export const ACCOUNT_REQUEST_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** After this time a request is deleted, and a rejected or forgotten applicant with it. */
export const ACCOUNT_REQUEST_DAYS = 90;
export const CLEANING_INTERVAL_MS = 3_600_000;

const ACCOUNT_REQUESTS_PAGE = '/list/account-requests' satisfies PagePath;

/** The path of a request in the web app, for administrators. */
export function accountRequestPath(id: number): string {
  return `${ACCOUNT_REQUESTS_PAGE}?request=${id}`;
}

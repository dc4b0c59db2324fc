import { ACCOUNT_REQUEST_KINDS, ACCOUNT_REQUEST_STATES } from './account-requests.constants.js';

export const kind = {
  values: ACCOUNT_REQUEST_KINDS,
  enumName: 'AccountRequestKind',
  description: 'registration: a new account, forgottenPassword: a link for a new password.',
  example: 'registration',
};

export const state = {
  values: ACCOUNT_REQUEST_STATES,
  enumName: 'AccountRequestState',
  description:
    'waiting: nobody has decided it, approved: the person can log in, linkMade: an administrator has a link to hand ' +
    'over, rejected: with a reason.',
  example: 'waiting',
};

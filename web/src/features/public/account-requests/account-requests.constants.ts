import { AccountRequestKind, AccountRequestState, Role } from '../../../api/generated/model';

export const kinds = Object.values(AccountRequestKind);
export const roles = Object.values(Role);
export const states = Object.values(AccountRequestState);

/** The color of each state. */
export const tones = { waiting: 'info', approved: 'good', linkMade: 'good', rejected: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'approve', 'makeLink', 'reject'] as const;

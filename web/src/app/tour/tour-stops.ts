import type { OperationId } from '../../api/generated/model/access';

/** The elements that the tour shows have `data-tour` with the name of the stop. The last stop shows none. */
export const stops = ['menu', 'search', 'worklist', 'messages', 'account', 'begin'] as const;

/** What to begin with. A link is offered to those who may do it. */
export const beginnings = [
  { name: 'write', path: '/library/content?form=new', operation: 'createContentItem' },
  { name: 'invite', path: '/list/accounts?new=invitation', operation: 'inviteAccount' },
  { name: 'read', path: '/dashboard/documents?guide=publish' },
] as const satisfies { name: string; path: string; operation?: OperationId }[];

/** An account is new for so long. */
const NEW_DAYS = 14;
const DAY_MS = 86_400_000;

/** @param registered the time of the registration, such as `2026-11-26 08:00:00` */
export function isNewAccount(registered: string, now: number): boolean {
  // The zone of the deployment is unknown here, and half a day does not matter.
  return now - Date.parse(`${registered.replace(' ', 'T')}Z`) < NEW_DAYS * DAY_MS;
}

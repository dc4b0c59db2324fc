/** Names that look as if the product itself or its operators spoke. Separators in a name are ignored. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'help',
  'info',
  'moderator',
  'noreply',
  'operator',
  'postmaster',
  'root',
  'sala',
  'security',
  'staff',
  'support',
  'system',
  'webmaster',
]);

export function isReserved(userName: string): boolean {
  return RESERVED.has(userName.replaceAll(/[._-]/g, ''));
}

/** active: the person can log in, waiting: an administrator has to approve. */
export const REGISTERED_STATES = ['active', 'waiting'] as const;
export type RegisteredState = (typeof REGISTERED_STATES)[number];

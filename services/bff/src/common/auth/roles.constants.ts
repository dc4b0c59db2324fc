export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who may do something: anyone at all, everyone logged in, or the roles that are named. No role implies another. */
export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

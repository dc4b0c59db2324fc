export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call an operation: nobody in particular, everyone signed in, or only the named role. */
export type Access = 'public' | 'any' | Role;

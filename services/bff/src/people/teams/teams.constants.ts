export const TEAM_NAME = { maxLength: 64 } as const;

/** Maximum number of teams of one user. It keeps the list bounded. */
export const MY_TEAMS = { maxItems: 100 } as const;

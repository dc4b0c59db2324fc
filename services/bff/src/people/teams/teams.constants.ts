export const TEAM_NAME = { maxLength: 64 } as const;

/** Nobody is in more; a list that somebody could make endless must end. */
export const MY_TEAMS = { maxItems: 100 } as const;

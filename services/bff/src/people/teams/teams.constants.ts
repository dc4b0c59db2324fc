import { GROUP_NAME, MAX_MEMBERSHIPS } from '../directory/directory.constants.js';

export const TEAM_NAME = { maxLength: GROUP_NAME.maxLength } as const;

/** Maximum number of teams of one user. It keeps the list bounded. */
export const MY_TEAMS = { maxItems: MAX_MEMBERSHIPS } as const;

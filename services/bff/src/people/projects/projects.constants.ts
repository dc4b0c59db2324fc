import { GROUP_DESCRIPTION, GROUP_NAME, MAX_MEMBERSHIPS } from '../directory/directory.constants.js';

export const PROJECT_NAME = { maxLength: GROUP_NAME.maxLength } as const;
export const PROJECT_DESCRIPTION = { maxLength: GROUP_DESCRIPTION.maxLength } as const;

/** Maximum number of projects of one user. It keeps the list bounded. */
export const MY_PROJECTS = { maxItems: MAX_MEMBERSHIPS } as const;
/** Maximum number of avatars shown for a project. The total number of people is a separate figure. */
export const CONTRIBUTORS = { maxItems: 5 } as const;

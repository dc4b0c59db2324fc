export const PROJECT_NAME = { maxLength: 64 } as const;
export const PROJECT_DESCRIPTION = { maxLength: 200 } as const;

/** Maximum number of projects of one user. It keeps the list bounded. */
export const MY_PROJECTS = { maxItems: 100 } as const;
/** Maximum number of avatars shown for a project. The total number of people is a separate figure. */
export const CONTRIBUTORS = { maxItems: 5 } as const;

export const PROJECT_NAME = { maxLength: 64 } as const;
export const PROJECT_DESCRIPTION = { maxLength: 200 } as const;

/** Nobody takes part in more; a list that somebody could make endless must end. */
export const MY_PROJECTS = { maxItems: 100 } as const;
/** Faces shown for a project; how many people there are in all is a figure of its own. */
export const CONTRIBUTORS = { maxItems: 5 } as const;

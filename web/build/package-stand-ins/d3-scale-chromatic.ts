/** Colours come from the page's theme, so no built-in colour scheme is used. */
export const schemeCategory10: string[] = [];

/** Colours come from the page's theme, so no ready-made scheme is asked for by name. */
export const schemeCategory10: string[] = [];

export const ACTIVITY_NAME = { maxLength: 20, pattern: /^[a-zA-Z0-9\u4e00-\u9fa5]{1,20}$/ } as const;
/** The option texts: channel type, source, medium, each keyword. */
export const OPTION_TEXT = { minLength: 1, maxLength: 64 } as const;
export const KEYWORDS = { minItems: 1, maxItems: 20 } as const;
export const PROMOTE_LINK = { maxLength: 2_048 } as const;
export const ADVERTISING_CONTENT = { minLength: 1, maxGraphemes: 200, lines: true } as const;
